import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { removeBookmark, storeBookmark } from "./bookmark-queries.ts";
import { wasShown } from "./shown-queries.ts";

/** `type` is the spec's; the question knows its own. */
export const handleSetBookmark: Handler<Actions["set_bookmark"]> = async ({ db, nowMs, caller, input }) => {
  const itemId = input.question_id.toLowerCase();
  const kept = { playerId: caller.playerId, itemId };
  if (!input.status) {
    if (!(await removeBookmark(db, kept))) return refuse("not_bookmarked");
    return { data: { question_id: itemId, bookmarked: false }, message: "updated" };
  }
  if (!(await wasShown(db, kept))) return refuse("no_data");
  await storeBookmark(db, kept, new Date(nowMs));
  return { data: { question_id: itemId, bookmarked: true }, message: "updated" };
};

import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { listBookmarks } from "./bookmark-queries.ts";

export const handleGetBookmarkIds: Handler<Actions["get_bookmark_ids"]> = async ({ db, caller }) => {
  const bookmarks = await listBookmarks(db, caller.playerId, null);
  const types = [...Map.groupBy(bookmarks, ({ type }) => type)]
    .map(([type, ofType]) => ({ type, count: ofType.length }))
    .toSorted((a, b) => a.type - b.type);
  return { data: { question_ids: bookmarks.map(({ itemId }) => itemId), types } };
};

import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { removeNote, storeNote } from "./note-queries.ts";
import { wasShown } from "./shown-queries.ts";

export const handleSetNote: Handler<Actions["set_note"]> = async ({ db, nowMs, caller, input }) => {
  const { note } = input;
  const itemId = input.question_id.toLowerCase();
  const kept = { playerId: caller.playerId, itemId };
  if (!(await wasShown(db, kept))) return refuse("no_data");
  if (note === "") await removeNote(db, kept);
  else await storeNote(db, kept, { note, at: new Date(nowMs) });
  return { data: { question_id: itemId, note }, message: "updated" };
};

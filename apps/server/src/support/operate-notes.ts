import { refuse } from "@crosscheck/contract";
import type {
  addPlayerNote,
  deletePlayerNote,
  listPlayerNotes,
} from "@crosscheck/contract/operators/player-support";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { lockPlayer } from "../players/player-queries.ts";
import { countNotes, deleteNote, insertNote, listNotes } from "./note-queries.ts";

export const handleListPlayerNotes: OperatorHandler<typeof listPlayerNotes> = async ({ db, input }) => {
  const { player_id: playerId, cursor = null, limit } = input;
  const rows = (await listNotes(db, { playerId, cursor, limit: limit + 1 })).map((one) => ({
    note_id: one.noteId,
    note: one.note,
    operator_id: one.operatorId,
    written_at: one.writtenAt.toISOString(),
  }));
  return {
    data: toPage(rows, limit, (row) => row.note_id),
    total: await countNotes(db, playerId),
    audit: { subject: playerId },
  };
};

/** The words are in no audit: that one forgets nothing. */
export const handleAddPlayerNote: OperatorHandler<typeof addPlayerNote> = async (call) => {
  const { db, nowMs, ports, caller, input } = call;
  const player = await lockPlayer(db, input.player_id);
  if (player === undefined) return refuse("user_not_found");
  const { playerId } = player;
  const noteId = ports.random.uuid();
  const { operatorId } = caller;
  await insertNote(db, { noteId, playerId, operatorId, note: input.about, writtenAt: new Date(nowMs) });
  return {
    data: { note_id: noteId },
    message: "updated",
    audit: { subject: playerId, after: { note_id: noteId } },
  };
};

export const handleDeletePlayerNote: OperatorHandler<typeof deletePlayerNote> = async ({ db, input }) => {
  const playerId = await deleteNote(db, input.note_id);
  if (playerId === undefined) return refuse("no_data");
  return {
    data: { note_id: input.note_id },
    message: "updated",
    audit: { subject: playerId, before: { note_id: input.note_id } },
  };
};

import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";
import type { Db } from "../postgres/database.ts";

/** Something that support has noted about a player. */
export type PlayerNote = {
  readonly noteId: string;
  readonly operatorId: string | null;
  readonly note: string;
  readonly writtenAt: Date;
};

/** A page of the notes about a player, latest first, after one of them. */
export async function listNotes(
  db: Db,
  {
    playerId,
    cursor,
    limit,
  }: { readonly playerId: string; readonly cursor: string | null; readonly limit: number },
): Promise<readonly PlayerNote[]> {
  const { rows } = await sql<PlayerNote>`
    select note_id as "noteId", operator_id as "operatorId", note, written_at as "writtenAt" from player_notes
    where player_id = ${playerId} and (${cursor}::uuid is null or (written_at, note_id) <
      (select written_at, note_id from player_notes where note_id = ${cursor}::uuid))
    order by written_at desc, note_id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many notes there are about a player. */
export async function countNotes(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*)::integer as total from player_notes where player_id = ${playerId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Adds a note about a player. */
export async function insertNote(tx: Db, note: PlayerNote & { readonly playerId: string }): Promise<void> {
  await tx
    .insertInto("player_notes")
    .values({
      note_id: note.noteId,
      player_id: note.playerId,
      operator_id: note.operatorId,
      note: note.note,
      written_at: note.writtenAt,
    })
    .execute();
}

/** Takes a note away; the player it was about, undefined when there is none. */
export async function deleteNote(tx: Db, noteId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("player_notes")
    .where("note_id", "=", noteId)
    .returning("player_id")
    .executeTakeFirst();
  return row?.player_id;
}

/** Forgets whatever was noted about a player. */
export async function eraseNotes(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("player_notes").where("player_id", "=", playerId).execute();
}

/** Notes are about the player, so the player may read them; who wrote one is the house's matter. */
export const OWN_SUPPORT_NOTES: OwnData = {
  tables: ["player_notes"],
  columns: ["note", "written_at"],
  select: ({ playerId, page }) => sql`select note, written_at from player_notes
    where player_id = ${playerId} order by written_at, note_id ${page}`,
};

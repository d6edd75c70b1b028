import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";
import type { RunKey } from "./run-queries.ts";

/** What a player has written and struck out on one question of a paper. */
export type PaperNote = {
  /** Place of the question in the paper, from 1. */
  readonly number: number;
  readonly note: string;
  /** Option ids of the paper. */
  readonly struck: readonly string[];
  readonly sequence: number;
};

/**
 * Keeps a note of an open attempt unless one with the same or a higher sequence is there; tells which stands then,
 * undefined when the attempt is finished. The lock keeps a finish out until it is written. The row is written anew either
 * way: one that another call has just made is not seen by a select of this statement.
 */
export async function storePaperNote(
  db: Db,
  { playerId, attemptId }: RunKey,
  { number, note, struck, sequence, at }: PaperNote & { readonly at: Date },
): Promise<PaperNote | undefined> {
  const isNewer = sql`old.sequence < excluded.sequence`;
  const { rows } = await sql<PaperNote>`
    with open as (
      select player_id, attempt_id from open_attempts
      where player_id = ${playerId} and attempt_id = ${attemptId} for key share
    )
    insert into attempt_notes as old (player_id, attempt_id, number, note, struck, sequence, written_at)
    select player_id, attempt_id, ${number}::integer, ${note}::text, ${struck}::text[], ${sequence}::integer,
      ${at}::timestamptz from open
    on conflict (player_id, attempt_id, number) do update set
      note = case when ${isNewer} then excluded.note else old.note end,
      struck = case when ${isNewer} then excluded.struck else old.struck end,
      written_at = case when ${isNewer} then excluded.written_at else old.written_at end,
      sequence = greatest(old.sequence, excluded.sequence)
    returning number, note, struck, sequence`.execute(db);
  return rows[0];
}

/** Everything a player has noted in one attempt, in the order of its questions. */
export async function listPaperNotes(db: Db, { playerId, attemptId }: RunKey): Promise<readonly PaperNote[]> {
  return db
    .selectFrom("attempt_notes")
    .select(["number", "note", "struck", "sequence"])
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .orderBy("number")
    .execute();
}

/** Forgets what the player noted in papers. Call inside the transaction that erases the player. */
export async function erasePaperNotes(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("attempt_notes").where("player_id", "=", playerId).execute();
}

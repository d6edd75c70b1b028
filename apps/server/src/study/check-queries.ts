import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** An item of a player's history as it is stored. */
export type HistoryRecord = {
  readonly itemId: string;
  readonly seen: number;
  readonly correct: number;
  readonly lastCorrect: boolean;
  readonly known: boolean;
  readonly lastAtMs: number;
  /** The answer before the last one; null after one answer. */
  readonly previousCorrect: boolean | null;
  readonly previousAtMs: number | null;
};

/** Stored history of a player. */
export async function listHistory(db: Db, playerId: string): Promise<readonly HistoryRecord[]> {
  const { rows } = await sql<HistoryRecord>`
    select item_id as "itemId", seen, correct, last_correct as "lastCorrect", known,
      (extract(epoch from last_at) * 1000)::bigint as "lastAtMs", previous_correct as "previousCorrect",
      (extract(epoch from previous_at) * 1000)::bigint as "previousAtMs"
    from item_history where player_id = ${playerId}`.execute(db);
  return rows;
}

export type TallyRecord = {
  readonly attemptId: string;
  readonly category: string;
  readonly subject: string;
  readonly answered: number;
  readonly correct: number;
  readonly timed: number;
  readonly answerMs: number;
};

/** Stored tallies of a player. */
export async function listTallies(db: Db, playerId: string): Promise<readonly TallyRecord[]> {
  const { rows } = await sql<TallyRecord>`
    select attempt_id as "attemptId", categories.slug as category, subject, answered, correct, timed,
      answer_ms as "answerMs"
    from subject_tallies join categories using (category_id) where player_id = ${playerId}`.execute(db);
  return rows;
}

/** Rows of both tables, to find those of players without a finished attempt. */
export async function countHistoryRows(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from item_history) + (select count(*) from subject_tallies) as total`.execute(db);
  return rows[0]?.total ?? 0;
}

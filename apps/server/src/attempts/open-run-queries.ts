import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { AttemptScope } from "./attempt-tables.ts";

type Viewer = { readonly playerId: string; readonly at: Date };

export type OpenRun = {
  readonly attemptId: string;
  readonly mode: string;
  readonly scope: AttemptScope;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly questionCount: number;
  readonly answered: number;
};

/** Items of the papers a player has open. */
export async function listOpenItemIds(db: Db, { playerId, at }: Viewer): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly itemId: string }>`
    select question ->> 'itemId' as "itemId"
    from attempts, jsonb_array_elements(attempts.paper -> 'questions') as question
    where attempts.player_id = ${playerId} and attempts.finished_at is null and attempts.expires_at > ${at}::timestamptz
  `.execute(db);
  return rows.map(({ itemId }) => itemId);
}

/** Runs of a player that can be resumed, latest first. */
export async function listOpenRuns(
  db: Db,
  { playerId, at, limit }: Viewer & { readonly limit: number },
): Promise<readonly OpenRun[]> {
  const rows = await db
    .selectFrom("attempts")
    .select(["attempt_id", "mode", "scope", "opened_at", "expires_at"])
    .select(sql<number>`jsonb_array_length(paper -> 'questions')`.as("question_count"))
    .select((query) =>
      query
        .selectFrom("attempt_answers")
        .select(sql<number>`count(distinct number)::int`.as("count"))
        .whereRef("attempt_answers.player_id", "=", "attempts.player_id")
        .whereRef("attempt_answers.attempt_id", "=", "attempts.attempt_id")
        .as("answered"),
    )
    .where("player_id", "=", playerId)
    .where("finished_at", "is", null)
    .where("expires_at", ">", at)
    .orderBy("opened_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    attemptId: row.attempt_id,
    mode: row.mode,
    scope: row.scope,
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    questionCount: row.question_count,
    answered: row.answered ?? 0,
  }));
}

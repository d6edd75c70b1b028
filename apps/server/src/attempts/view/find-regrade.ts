import type { OutputOf } from "@crosscheck/contract";
import type { reviewAttempt } from "@crosscheck/contract/actions/attempts";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";
import type { Run } from "../engine/run.ts";

/** How an attempt counts since the last of its regrades, and what all of them brought; null without any. */
export async function findRegrade(
  db: Db,
  { playerId, attemptId }: Pick<Run, "playerId" | "attemptId">,
): Promise<OutputOf<typeof reviewAttempt>["regrade"]> {
  const { rows } = await sql<{
    at: Date;
    correct: number;
    percent: number;
    score_given: number;
    coins_given: number;
  }>`
    select regraded_at as at, correct, percent::float8 as percent,
      (sum(score_given) over ())::int as score_given, (sum(coins_given) over ())::int as coins_given
    from regraded_attempts where player_id = ${playerId} and attempt_id = ${attemptId}
    order by regraded_at desc, regrade_id desc limit 1`.execute(db);
  const [last] = rows;
  return last === undefined ? null : { ...last, at: last.at.toISOString() };
}

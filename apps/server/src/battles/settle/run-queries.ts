import { selectRuns, toRun } from "../../attempts/engine/run-queries.ts";
import type { Run, StoredAnswer } from "../../attempts/engine/run.ts";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** A run with all its answers at once, before it is ended. */
export type PlayedRun = Pick<Run, "playerId" | "attemptId" | "scopeKey" | "scope" | "rules" | "paper"> & {
  readonly openedAt: Date;
  readonly endedAt: Date;
  readonly answers: readonly StoredAnswer[];
};

/** Stores a run with its log as an open one, for the finish that follows in the same transaction. */
export async function insertPlayedRun(tx: Db, run: PlayedRun): Promise<Run> {
  const { answers, openedAt, endedAt } = run;
  const { rows } = await sql<Parameters<typeof toRun>[0]>`
    with added as (
      insert into attempts (player_id, attempt_id, mode, scope_key, scope, rules, paper, opened_at, expires_at)
      values (${run.playerId}, ${run.attemptId}, ${run.rules.id}, ${run.scopeKey}, ${JSON.stringify(run.scope)}::jsonb,
        ${JSON.stringify(run.rules)}::jsonb, ${JSON.stringify(run.paper)}::jsonb, ${openedAt}, ${endedAt})
      returning *
    ), opened as (
      insert into open_attempts (player_id, attempt_id, ends_at)
      select player_id, attempt_id, expires_at from added
    ), logged as (
      insert into attempt_answers (player_id, attempt_id, number, sequence, answer, in_time, answered_at)
      select player_id, attempt_id, log.number, log.sequence, log.answer, true, log.at
      from added, unnest(${answers.map(({ number }) => number)}::integer[],
        ${answers.map(({ sequence }) => sequence)}::integer[], ${answers.map(({ answer }) => answer)}::text[],
        ${answers.map(({ atMs }) => new Date(atMs))}::timestamptz[]) as log (number, sequence, answer, at)
    ) ${selectRuns({ from: sql`added` })}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`run ${run.attemptId} was not stored`);
  return { ...toRun(row), answers };
}

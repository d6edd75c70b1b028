import { sql } from "kysely";
import { selectRuns, toRun } from "../attempts/engine/run-queries.ts";
import type { Run } from "../attempts/engine/run.ts";
import { pairsOf, type AttemptRef, type KeyRef } from "../attempts/regrade/corrected-keys.ts";
import { report } from "../coins/check-queries.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";

/** How an attempt counts since a regrade, as it is stored. */
export type RegradedRecord = KeyRef & {
  readonly attemptId: string;
  readonly correct: number;
  readonly marks: number;
  readonly percent: number;
  readonly score: number;
  readonly won: boolean;
};

/** Attempts that regrades gave something, in the order of players and ids, with every answer that counts. */
export async function listRegradedRuns(
  db: Db,
  { after, limit }: { readonly after: AttemptRef; readonly limit: number },
): Promise<readonly Run[]> {
  const where = sql`(attempts.player_id, attempts.attempt_id) in (
      select distinct player_id, attempt_id from regraded_attempts
      where (player_id, attempt_id) > (${after.playerId}::uuid, ${after.attemptId}::uuid)
      order by player_id, attempt_id limit ${limit}
    ) order by attempts.player_id, attempts.attempt_id`;
  const { rows } = await selectRuns({ where }).execute(db);
  return rows.map(toRun);
}

/** What is stored of these attempts, in the order it was given. */
export async function listRegraded(
  db: Db,
  attempts: readonly AttemptRef[],
): Promise<readonly RegradedRecord[]> {
  const { rows } = await sql<RegradedRecord>`
    select attempt_id as "attemptId", regrade_id as "regradeId", item_id as "itemId", version, versions, correct, marks,
      percent, score, won
    from regraded_attempts join play_regrades using (regrade_id)
    where (player_id, attempt_id) in (${pairsOf(attempts)})
    order by attempt_id, correct, marks, regraded_at, asked_at, regrade_id`.execute(db);
  return rows;
}

/** Regrades that are done. */
export async function listEndedRegrades(db: Db): Promise<readonly (KeyRef & { readonly askedAt: Date })[]> {
  const { rows } = await sql<KeyRef & { readonly askedAt: Date }>`
    select regrade_id as "regradeId", item_id as "itemId", version, versions, asked_at as "askedAt"
    from play_regrades where finished_at is not null order by asked_at`.execute(db);
  return rows;
}

/** Those of the attempts whose result was booked before this time. */
export async function listBookedBefore(
  db: Db,
  attempts: readonly AttemptRef[],
  at: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly attemptId: string }>`
    select attempt_id as "attemptId" from attempt_results
    where (player_id, attempt_id) in (${pairsOf(attempts)}) and booked_at < ${at}::timestamptz`.execute(db);
  return rows.map(({ attemptId }) => attemptId);
}

export function checkRegradeCoins(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when coalesce(booked.coins, 0) <> coalesce(given.coins, 0)
      then format('player %s got %s coins for attempt %s by regrades, which say %s',
        coalesce(booked.player_id, given.player_id), coalesce(booked.coins, 0),
        coalesce(booked.attempt_id, given.attempt_id), coalesce(given.coins, 0)) end as breach
    from (
      select player_id, attempt_id::text as attempt_id, sum(coins_given) as coins from regraded_attempts group by 1, 2
    ) given
    full join (
      select player_id, reference as attempt_id, sum(player_coins) as coins from coin_entries
      where reason = 'regrade_reward' group by 1, 2
    ) booked using (player_id, attempt_id)`,
  );
}

/** What a place that pays its first win has paid together, by wins and by regrades, is never above the most for one. */
export function checkFirstWins(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when sum(entry.player_coins) > max((attempt.rules -> 'reward' ->> 'maxCoins')::integer)
      then format('player %s got %s coins for the first win of %s %s', attempt.player_id, sum(entry.player_coins),
        attempt.mode, attempt.scope_key) end as breach
    from coin_entries entry
    join attempts attempt on attempt.player_id = entry.player_id and attempt.attempt_id::text = entry.reference
    where entry.reason in ('quiz_reward', 'regrade_reward') and attempt.rules ->> 'paid' = 'first_win'
    group by attempt.player_id, attempt.mode, attempt.scope_key`,
  );
}

import { sql } from "kysely";
import { selectRuns, toRun } from "../attempts/engine/run-queries.ts";
import type { Run } from "../attempts/engine/run.ts";
import type { KeyRef } from "../attempts/regrade/corrected-keys.ts";
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

/** Attempts that regrades gave something, by their ids, with every answer that counts. */
export async function listRegradedRuns(
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly Run[]> {
  const where = sql`attempts.attempt_id in (select attempt_id from regraded_attempts
    where attempt_id > ${after}::uuid order by attempt_id limit ${limit}) order by attempts.attempt_id`;
  const { rows } = await selectRuns({ where }).execute(db);
  return rows.map(toRun);
}

/** What is stored of these attempts, in the order it was given. */
export async function listRegraded(
  db: Db,
  attemptIds: readonly string[],
): Promise<readonly RegradedRecord[]> {
  const { rows } = await sql<RegradedRecord>`
    select attempt_id as "attemptId", regrade_id as "regradeId", item_id as "itemId", version, versions, correct, marks,
      percent, score, won
    from regraded_attempts join play_regrades using (regrade_id)
    where attempt_id = any (${attemptIds}::uuid[])
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
  attemptIds: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly attemptId: string }>`
    select attempt_id as "attemptId" from attempt_results
    where attempt_id = any (${attemptIds}::uuid[]) and booked_at < ${at}::timestamptz`.execute(db);
  return rows.map(({ attemptId }) => attemptId);
}

export function checkRegradeCoins(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when coalesce(entry.player_coins, 0) <> coalesce(given.coins_given, 0)
      then format('player %s got %s coins by %s, the regrade says %s', coalesce(entry.player_id, given.player_id),
        coalesce(entry.player_coins, 0), coalesce(entry.idempotency_key, given.key), coalesce(given.coins_given, 0))
      end as breach
    from (select *, format('regrade_reward:%s:%s', regrade_id, attempt_id) as key from regraded_attempts) given
    full join (select * from coin_entries where reason = 'regrade_reward') entry
      on entry.player_id = given.player_id and entry.idempotency_key = given.key`,
  );
}

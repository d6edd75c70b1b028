import type { BookedRun } from "@crosscheck/rules/regrades/gains";
import { sql } from "kysely";
import { pairsOf, type AttemptRef } from "../attempts/regrade/corrected-keys.ts";
import type { Db } from "../postgres/database.ts";

type BookRow = Omit<BookedRun, "bookedAtMs"> & { readonly playerId: string; readonly bookedAt: Date };

/** Holds what a player has until the end of the transaction, in the order a finish takes it. */
export async function lockBook(tx: Db, playerId: string): Promise<void> {
  await sql`select 1 from score_bests where player_id = ${playerId} order by mode, score_key for update`.execute(
    tx,
  );
  await sql`select 1 from players where player_id = ${playerId} for no key update`.execute(tx);
}

/** By player: the finished runs that share a place, a first win or a day's cap with one of these attempts, those too. */
export async function readBooks(
  db: Db,
  attempts: readonly AttemptRef[],
): Promise<ReadonlyMap<string, readonly BookedRun[]>> {
  const { rows } = await sql<BookRow>`
    with asked as (
      select result.player_id, result.mode, score_key, score_day, scope_key,
        (booked_at at time zone 'utc')::date as day
      from attempts join attempt_results result using (player_id, attempt_id)
      where (player_id, attempt_id) in (${pairsOf(attempts)})
    ), paid as (
      select player_id, reference, sum(player_coins)::integer as coins from coin_entries
      where player_id in (select player_id from asked) and reason in ('quiz_reward', 'regrade_reward')
      group by player_id, reference
    )
    select result.player_id as "playerId", result.attempt_id as "attemptId", result.booked_at as "bookedAt",
      concat_ws(' ', result.mode, result.score_key, result.score_day) as "scorePlace",
      greatest(result.score, regraded.score) as score,
      concat_ws(' ', result.mode, attempt.scope_key) as "payPlace",
      concat_ws(' ', result.mode, (result.booked_at at time zone 'utc')::date) as "coinDay",
      coalesce(paid.coins, 0) as coins,
      case when attempt.rules ->> 'progress' = 'levels' and attempt.level is not null then concat_ws(' ',
        attempt.category_id, coalesce(attempt.subcategory_id, attempt.category_id), attempt.level) end as "levelPlace",
      coalesce(progress.passed_at is not null, false) as "isLevelPassed"
    from attempt_results result
    join attempts attempt using (player_id, attempt_id)
    left join paid on paid.player_id = result.player_id and paid.reference = result.attempt_id::text
    left join lateral (select max(score) as score from regraded_attempts one
      where one.player_id = result.player_id and one.attempt_id = result.attempt_id) regraded on true
    left join level_progress progress on progress.player_id = result.player_id
      and progress.category_id = attempt.category_id and progress.level = attempt.level
      and progress.place_id = coalesce(attempt.subcategory_id, attempt.category_id)
    where result.player_id in (select player_id from asked) and exists (
      select from asked where asked.player_id = result.player_id and asked.mode = result.mode
        and (asked.scope_key = attempt.scope_key or asked.day = (result.booked_at at time zone 'utc')::date
          or (asked.score_key = result.score_key and asked.score_day is not distinct from result.score_day)))`.execute(
    db,
  );
  const runs = rows.map(({ playerId, bookedAt, ...run }) => ({
    playerId,
    run: { ...run, bookedAtMs: bookedAt.getTime() },
  }));
  return new Map(
    [...Map.groupBy(runs, ({ playerId }) => playerId)].map(([playerId, own]) => [
      playerId,
      own.map(({ run }) => run),
    ]),
  );
}

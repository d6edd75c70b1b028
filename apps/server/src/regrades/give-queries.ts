import { BOARDS, periodAt } from "@crosscheck/rules/boards/board";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { Raised } from "./plan-regrade.ts";

/** Writes down how an attempt counts by a regrade, and what that brought. */
export async function insertRegraded(
  tx: Db,
  { run, after, corrected, gain }: Raised,
  { regradeId, at }: { readonly regradeId: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto("regraded_attempts")
    .values({
      player_id: run.playerId,
      attempt_id: run.attemptId,
      regrade_id: regradeId,
      regraded_at: at,
      correct: after.correct,
      marks: after.marks,
      percent: after.percent,
      score: corrected.score,
      won: corrected.won,
      score_given: gain.score,
      coins_given: gain.coins,
      level_passed: gain.level,
    })
    .execute();
}

/**
 * Adds points to a player's score and to the boards of the time the run was booked: what was played then counts as if the
 * key had been right. The own best of a day that is over is in no row any more.
 */
export async function giveScore(tx: Db, { run, corrected, gain }: Raised): Promise<void> {
  const { rows } = await sql<{ readonly bookedAt: Date }>`
    with result as (
      select player_id, mode, score_key, score_day, booked_at from attempt_results
      where player_id = ${run.playerId} and attempt_id = ${run.attemptId}
    ), best as (
      insert into score_bests as total (player_id, mode, score_key, day, best, counted)
      select player_id, mode, score_key, score_day, ${corrected.score}::integer, ${gain.score}::integer from result
      on conflict (player_id, mode, score_key) do update set
        day = excluded.day, best = excluded.best, counted = excluded.counted
      where excluded.day is null or excluded.day >= total.day
    ), player as (
      update players set all_time_score = all_time_score + ${gain.score}::integer where player_id = ${run.playerId}
    )
    select booked_at as "bookedAt" from result`.execute(tx);
  const bookedAt = rows[0]?.bookedAt ?? new Date(0);
  const periods = BOARDS.map((board) => periodAt(board, bookedAt.getTime()));
  await sql`
    insert into board_scores as known (player_id, period, score, reached_at)
    select ${run.playerId}::uuid, period, ${gain.score}::integer, ${bookedAt}::timestamptz
    from unnest(${periods}::text[]) period order by period
    on conflict (player_id, period) do update set
      score = known.score + excluded.score,
      reached_at = greatest(known.reached_at, excluded.reached_at),
      changed_at = excluded.changed_at`.execute(tx);
}

/** Moves the progress of the level that an attempt was of; nothing for one without levels. */
export async function giveProgress(tx: Db, { run, corrected }: Raised): Promise<void> {
  await sql`
    update level_progress set
      best_percent = greatest(best_percent, ${corrected.percent}::numeric),
      passed_at = case when ${corrected.won}::boolean then least(passed_at, attempts.finished_at) else passed_at end
    from attempts
    where attempts.player_id = ${run.playerId} and attempts.attempt_id = ${run.attemptId}
      and attempts.rules ->> 'progress' = 'levels' and level_progress.player_id = attempts.player_id
      and level_progress.category_id = attempts.category_id and level_progress.level = attempts.level
      and level_progress.place_id = coalesce(attempts.subcategory_id, attempts.category_id)`.execute(tx);
}

/** Lets a question of an attempt be right in what is studied: its history, and the tally of its subject. */
export async function giveStudy(
  tx: Db,
  { run: { playerId, attemptId, rules, paper } }: Raised,
  itemId: string,
): Promise<void> {
  await sql`
    update item_history set correct = correct + 1,
      last_correct = last_correct or last_at = attempts.finished_at,
      previous_correct = previous_correct or previous_at = attempts.finished_at
    from attempts
    where attempts.player_id = ${playerId} and attempts.attempt_id = ${attemptId}
      and item_history.player_id = attempts.player_id and item_history.item_id = ${itemId}`.execute(tx);
  const question = paper.questions.find((one) => one.itemId === itemId);
  if (!rules.ranked || question === undefined) return;
  await sql`
    update subject_tallies tally set correct = correct + 1
    from item_versions written, categories
    where tally.player_id = ${playerId} and tally.attempt_id = ${attemptId}
      and written.item_id = ${itemId} and written.version = ${question.version}
      and written.language = ${question.language} and tally.subject = written.subject
      and categories.slug = ${question.category} and tally.category_id = categories.category_id`.execute(tx);
}

/** Counts coins of a regrade to what the mode has paid on the day of the run, which may be the day that is counted still. */
export async function countDayCoins(tx: Db, { run, gain }: Raised): Promise<void> {
  await sql`
    insert into coin_day_totals as total (player_id, source, day, coins, granted)
    select player_id, mode, (booked_at at time zone 'utc')::date, ${gain.coins}::bigint, ${gain.coins}::bigint
    from attempt_results where player_id = ${run.playerId} and attempt_id = ${run.attemptId}
    on conflict (player_id, source) do update set
      day = excluded.day,
      coins = case when excluded.day = total.day then total.coins + excluded.coins else excluded.coins end,
      granted = excluded.granted
    where excluded.day >= total.day`.execute(tx);
}

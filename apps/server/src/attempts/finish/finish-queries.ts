import type { Day } from "@crosscheck/rules/attempts/local-day";
import { sql, type RawBuilder } from "kysely";
import type { AttemptOutcome, Ending, FinishEffect, FinishRow } from "../../calls/finish-effect.ts";
import type { Db } from "../../postgres/database.ts";
import { isKeptBackFrom } from "../engine/run-queries.ts";

/** What every finish writes: the attempt's end, and the player's score and streak. */
export type Closed = {
  /** Points added to the player's score. */
  readonly scoreCounted: number;
  /** The own best that the score was measured against; 0 when there is none. */
  readonly bestBefore: number;
  /** The day of that best; null: for ever. */
  readonly scoreDay: string | null;
  readonly allTimeScore: number;
  /** Items of the paper whose answer the player knows now. */
  readonly known: readonly string[];
};

/**
 * Ends the attempt and does what hangs on it, each effect's parts after those before it, in one statement; undefined
 * when the attempt was written to since it was read. Score and streak are no effects: the row of a player can be written
 * once in a statement. Call inside the finish transaction.
 */
export async function closeAttempt<E extends Ending>(
  db: Db,
  ending: E,
  effects: readonly FinishEffect<E>[],
): Promise<(Closed & FinishRow) | undefined> {
  const { at } = ending;
  const parts: readonly (readonly [name: string, part: RawBuilder<unknown>])[] = [
    ["item", listItems(ending)],
    ["best", moveBest(ending)],
    ...effects.flatMap(({ write }) => Object.entries(write?.(ending) ?? {})),
  ];
  const columns = effects.flatMap(({ read }) => read?.(ending) ?? []);
  const { rows } = await sql<Closed & FinishRow>`
    with state as (
      delete from open_attempts
      where player_id = ${ending.playerId} and attempt_id = ${ending.attemptId} and revision = ${ending.revision}
      returning player_id, attempt_id, flags
    ), closed as (
      update attempts set finished_at = ${at}::timestamptz, flags = state.flags
      from state where attempts.player_id = state.player_id and attempts.attempt_id = state.attempt_id
      returning attempts.player_id, attempts.attempt_id, mode, category_id, level
    ), ${sql.join(parts.map(([name, part]) => sql`${sql.ref(name)} as (${part})`))}, player as (
      update players set all_time_score = all_time_score + coalesce((select counted from best), 0),
        ${moveStreak(ending)}
      from closed where players.player_id = closed.player_id
      returning all_time_score
    )
    select ${sql.join([readBest(ending), sql`player.all_time_score as "allTimeScore"`, ...columns])},
      array(select item_id from history where known
        and not ${isKeptBackFrom(sql`${ending.playerId}::uuid`, sql`history.item_id`)}) as known
    from player`.execute(db);
  return rows[0];
}

/** As the rules say, but never back: another run of the player may have been booked since this one was read. */
function moveStreak({ streak: { days, lastDay } }: Ending): RawBuilder<unknown> {
  const isBehind = sql`coalesce(streak_day > ${lastDay}::date, streak_day is not null)`;
  return sql`streak_days = case when ${isBehind} then streak_days else ${days}::integer end,
        streak_day = greatest(streak_day, ${lastDay}::date)`;
}

function listItems({ items }: Ending): RawBuilder<unknown> {
  return sql`
      select * from unnest(${items.map((item) => item.itemId)}::uuid[],
        ${items.map((item) => item.version)}::integer[], ${items.map((item) => item.language)}::text[],
        ${items.map((item) => item.category)}::text[], ${items.map((item) => item.optionId)}::text[],
        ${items.map((item) => item.isAnswered)}::boolean[], ${items.map((item) => item.isCorrect)}::boolean[],
        ${items.map((item) => item.ms)}::bigint[], ${items.map((item) => item.isKnown)}::boolean[])
        as item (item_id, version, language, category, option_id, is_answered, is_correct, ms, is_known)`;
}

function scoreDayOf({ scorePlace, bookedAt }: Ending): string | null {
  return scorePlace.bestOf === "day" ? bookedAt.toISOString().slice(0, 10) : null;
}

/**
 * A best of an earlier day starts again. By the time of booking, so that runs kept back count one by one against the same
 * day; a booking that comes after one of a later day counts with that day.
 */
function moveBest({ score, scorePlace, ...ending }: Ending): RawBuilder<unknown> {
  const day = scoreDayOf({ score, scorePlace, ...ending });
  const isSame = sql`(excluded.day is null or excluded.day <= total.day)`;
  return sql`
      insert into score_bests as total (player_id, mode, score_key, day, best, counted)
      select player_id, mode, ${scorePlace.key}::text, ${day}::date, ${score}::integer, ${score}::integer
      from closed where ${score}::integer > 0
      on conflict (player_id, mode, score_key) do update set
        day = greatest(total.day, excluded.day),
        best = case when ${isSame} then greatest(total.best, excluded.best) else excluded.best end,
        counted = case when ${isSame} then greatest(0, excluded.best - total.best) else excluded.best end
      returning day, best, counted`;
}

/** What moveBest did; a run without points leaves the best as it is. */
function readBest(ending: Ending): RawBuilder<unknown> {
  const day = scoreDayOf(ending);
  return sql`coalesce((select counted from best), 0) as "scoreCounted",
      coalesce((select best - counted from best), (select best from score_bests
        where player_id = ${ending.playerId} and mode = ${ending.mode.id}
          and score_key = ${ending.scorePlace.key} and (${day}::date is null or day >= ${day}::date)), 0)
        as "bestBefore",
      coalesce((select day from best), ${day}::date)::text as "scoreDay"`;
}

/** Ends the time of an open attempt, for good: what was answered stays, nothing more is taken. */
export async function handIn(
  db: Db,
  { playerId, attemptId }: { readonly playerId: string; readonly attemptId: string },
  at: Date,
): Promise<void> {
  await sql`
    with state as (
      update open_attempts set revision = revision + 1, ends_at = least(ends_at, ${at}::timestamptz)
      where player_id = ${playerId} and attempt_id = ${attemptId}
      returning player_id, attempt_id
    )
    update attempts set expires_at = least(expires_at, ${at}::timestamptz) from state
    where attempts.player_id = state.player_id and attempts.attempt_id = state.attempt_id`.execute(db);
}

/** Stores the result; the primary key allows one per attempt. Call inside the finish transaction. */
export async function insertResult(
  db: Db,
  result: {
    readonly playerId: string;
    readonly at: Date;
    readonly bookedAt: Date;
    readonly day: Day;
    readonly outcome: AttemptOutcome;
    readonly scoreKey: string;
    readonly scoreDay: string | null;
  },
): Promise<void> {
  const { playerId, at, outcome } = result;
  await db
    .insertInto("attempt_results")
    .values({
      player_id: playerId,
      attempt_id: outcome.attempt_id,
      mode: outcome.mode,
      finished_at: at,
      booked_at: result.bookedAt,
      question_count: outcome.question_count,
      correct: outcome.correct,
      wrong: outcome.wrong,
      blank: outcome.blank,
      percent: outcome.percent,
      marks: outcome.marks,
      max_marks: outcome.max_marks,
      score: outcome.score,
      score_key: result.scoreKey,
      score_day: result.scoreDay,
      score_counted: outcome.score_counted,
      won: outcome.won,
      coins_earned: outcome.coins_earned,
      local_day: result.day,
      outcome: JSON.stringify(outcome),
    })
    .execute();
}

import type { ScorePlace } from "@crosscheck/rules/attempts/reward";
import { sql, type RawBuilder } from "kysely";
import type { OpenReferral } from "../coins/referral.ts";
import type { Db } from "../postgres/database.ts";
import type { AttemptOutcome, Run } from "./run.ts";
import type { SettledAnswer } from "./tally-subjects.ts";
import { movePlaces, type PlaceMove } from "./mastery-queries.ts";

/** What a finish writes, computed by the rules. */
export type Closing = {
  readonly run: Run;
  /** When the run ended. */
  readonly at: Date;
  /** When its coins are booked: later than `at` for a run whose time was over before somebody looked. */
  readonly bookedAt: Date;
  readonly score: number;
  readonly scorePlace: ScorePlace;
  readonly percent: number;
  readonly won: boolean;
  readonly streak: { readonly days: number; readonly lastDay: string | null };
  readonly reward: { readonly coins: number; readonly dailyCap: number; readonly idempotencyKey: string };
  /** Items of the paper in its order, with the author's option id that was chosen in time. */
  readonly items: readonly (SettledAnswer & {
    readonly optionId: string | null;
    /** Whether this run lets its answer out. */
    readonly isKnown: boolean;
  })[];
};

export type Closed = {
  readonly firstAttempts: number;
  /** Points added to the player's score. */
  readonly scoreCounted: number;
  /** The own best that the score was measured against; 0 when there is none. */
  readonly bestBefore: number;
  /** The day of that best; null: for ever. */
  readonly scoreDay: string | null;
  readonly allTimeScore: number;
  /** Of a newcomer who has something to do yet for the friend whose code was used; else null. */
  readonly referral: OpenReferral | null;
  /** The player's coins before any are booked here. */
  readonly coins: number;
  /** Coins that may be booked: nothing for a win that was paid before or beyond the daily cap. */
  readonly grantedCoins: number;
  /** Highest level passed before this run; 0 when none. */
  readonly highestPassedBefore: number;
  readonly bestPercent: number | null;
  /** Items of the paper whose answer the player knows now. */
  readonly known: readonly string[];
  /** Categories in which more or less is known than before. */
  readonly moves: readonly PlaceMove[];
};

/**
 * Ends the attempt and moves everything that hangs on it but coins and the result row, in one statement. Undefined when
 * the attempt was written to since it was read. Call inside the finish transaction. A scope has one open attempt, so
 * a first win cannot be looked up at the same time by another one.
 */
export async function closeAttempt(db: Db, closing: Closing): Promise<Closed | undefined> {
  const { run, at, streak } = closing;
  const placeId = placeOf(run);
  const { rows } = await sql<Closed>`
    with closed as (
      update attempts set finished_at = ${at}::timestamptz, revision = revision + 1
      where player_id = ${run.playerId} and attempt_id = ${run.attemptId}
        and revision = ${run.revision} and finished_at is null
      returning player_id, attempt_id, mode, category_id, level
    ), best as (${moveBest(closing)}
    ), player as (
      update players set all_time_score = all_time_score + coalesce((select counted from best), 0),
        streak_days = ${streak.days}::integer, streak_day = ${streak.lastDay}::date
      from closed where players.player_id = closed.player_id
      returning all_time_score
    ), item as (${listItems(closing)}
    ), moves as (${movePlaces(closing.at)}
    ), first as (${addFirstAnswers(closing)}
    ), history as (${moveHistory(closing)}
    ), tally as (${addTallies(closing)}
    ), progress as (${moveLevel(closing)}
    ), reward as (${grantReward(closing)}
    )
    select (select count(*)::int from first) as "firstAttempts", ${readBest(closing)}, player.all_time_score as "allTimeScore",
      (select jsonb_build_object('ownerId', owner_id, 'start', case when first_at is not null then jsonb_build_object(
          'firstAtMs', (extract(epoch from first_at) * 1000)::bigint, 'zone', first_zone) end)
        from referrals where newcomer_id = ${run.playerId} and state in ('open', 'held') and due_at is null)
        as referral,
      coalesce((select granted from reward), 0) as "grantedCoins",
      coalesce((select coins from coin_accounts where player_id = ${run.playerId}), 0) as coins,
      (select best_percent from progress) as "bestPercent",
      array(select item_id from history where known) as known,
      (select coalesce(jsonb_agg(to_jsonb(moves)), '[]') from moves) as moves,
      coalesce((select max(level) from level_progress where player_id = ${run.playerId}
        and category_id = ${run.categoryId} and place_id = ${placeId}::uuid and passed_at is not null), 0)
        as "highestPassedBefore"
    from player`.execute(db);
  return rows[0];
}

function placeOf(run: Run): string | null {
  return run.rules.progress === "levels" ? (run.subcategoryId ?? run.categoryId) : null;
}

function scoreDayOf({ scorePlace, bookedAt }: Closing): string | null {
  return scorePlace.bestOf === "day" ? bookedAt.toISOString().slice(0, 10) : null;
}

/**
 * A best of an earlier day starts again. By the time of booking, so that runs kept back count one by one against the same
 * day; a booking that comes after one of a later day counts with that day.
 */
function moveBest({ score, scorePlace, ...closing }: Closing): RawBuilder<unknown> {
  const day = scoreDayOf({ score, scorePlace, ...closing });
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
function readBest(closing: Closing): RawBuilder<unknown> {
  const day = scoreDayOf(closing);
  return sql`coalesce((select counted from best), 0) as "scoreCounted",
      coalesce((select best - counted from best), (select best from score_bests
        where player_id = ${closing.run.playerId} and mode = ${closing.run.rules.id}
          and score_key = ${closing.scorePlace.key} and (${day}::date is null or day >= ${day}::date)), 0)
        as "bestBefore",
      coalesce((select day from best), ${day}::date)::text as "scoreDay"`;
}

function listItems({ items }: Closing): RawBuilder<unknown> {
  return sql`
      select * from unnest(${items.map((item) => item.itemId)}::uuid[],
        ${items.map((item) => item.version)}::integer[], ${items.map((item) => item.language)}::text[],
        ${items.map((item) => item.category)}::text[], ${items.map((item) => item.optionId)}::text[],
        ${items.map((item) => item.isAnswered)}::boolean[], ${items.map((item) => item.isCorrect)}::boolean[],
        ${items.map((item) => item.ms)}::bigint[], ${items.map((item) => item.isKnown)}::boolean[])
        as item (item_id, version, language, category, option_id, is_answered, is_correct, ms, is_known)`;
}

function addFirstAnswers({ at }: Closing): RawBuilder<unknown> {
  return sql`
      insert into first_answers (player_id, item_id, version, attempt_id, option_id, is_correct, answered_at)
      select closed.player_id, item.item_id, item.version, closed.attempt_id, item.option_id, item.is_correct,
        ${at}::timestamptz
      from closed, item
      on conflict (player_id, item_id, version) do nothing
      returning item_id`;
}

/** The last two answers by the end of their runs, in whichever order those are booked. */
function moveHistory({ at }: Closing): RawBuilder<unknown> {
  const isLast = sql`excluded.last_at >= known.last_at`;
  const isBeforeLast = sql`(known.previous_at is null or excluded.last_at >= known.previous_at)`;
  return sql`
      insert into item_history as known (player_id, item_id, seen, correct, last_correct, last_at, known)
      select closed.player_id, item.item_id, 1, item.is_correct::integer, item.is_correct, ${at}::timestamptz,
        item.is_known
      from closed, item order by item.item_id
      on conflict (player_id, item_id) do update set
        seen = known.seen + 1,
        correct = known.correct + excluded.correct,
        last_correct = case when ${isLast} then excluded.last_correct else known.last_correct end,
        last_at = greatest(known.last_at, excluded.last_at),
        previous_correct = case when ${isLast} then known.last_correct
          when ${isBeforeLast} then excluded.last_correct else known.previous_correct end,
        previous_at = case when ${isLast} then known.last_at
          when ${isBeforeLast} then excluded.last_at else known.previous_at end,
        known = known.known or excluded.known
      returning item_id, known`;
}

/** By the learning objective of the version that was asked. Practice counts in no statistics. */
function addTallies({ run }: Closing): RawBuilder<unknown> {
  return sql`
      insert into subject_tallies
        (player_id, attempt_id, category_id, subject, answered, correct, timed, answer_ms)
      select closed.player_id, closed.attempt_id, categories.category_id, written.subject,
        count(*) filter (where item.is_answered), count(*) filter (where item.is_correct), count(item.ms),
        coalesce(sum(item.ms), 0)
      from closed cross join item
      join item_versions written on written.item_id = item.item_id and written.version = item.version
        and written.language = item.language
      join categories on categories.slug = item.category
      where ${run.rules.ranked}::boolean
      group by 1, 2, 3, 4`;
}

function moveLevel({ run, at, percent, won }: Closing): RawBuilder<unknown> {
  const placeId = placeOf(run);
  return sql`
      insert into level_progress
        (player_id, category_id, place_id, level, best_percent, runs, passed_at, last_played_at)
      select player_id, category_id, ${placeId}::uuid, level, ${percent}::numeric, 1,
        ${won ? at : null}::timestamptz, ${at}::timestamptz
      from closed where ${placeId}::uuid is not null and level is not null
      on conflict (player_id, category_id, place_id, level) do update set
        best_percent = greatest(level_progress.best_percent, excluded.best_percent),
        runs = level_progress.runs + 1,
        passed_at = coalesce(level_progress.passed_at, excluded.passed_at),
        last_played_at = excluded.last_played_at
      returning best_percent`;
}

/** Per UTC day of the booking. A row of another day starts again; `granted` is what fits under the cap. */
function grantReward({ run, bookedAt, reward }: Closing): RawBuilder<unknown> {
  const day = bookedAt.toISOString().slice(0, 10);
  const cap = sql`${reward.dailyCap}::bigint`;
  return sql`
      insert into coin_day_totals as total (player_id, source, day, coins, granted)
      select player_id, mode, ${day}::date, least(${reward.coins}::bigint, ${cap}),
        least(${reward.coins}::bigint, ${cap})
      from closed where ${reward.coins}::bigint > 0 and not exists (
        select from coin_entries
        where player_id = ${run.playerId} and idempotency_key = ${reward.idempotencyKey})
      on conflict (player_id, source) do update set
        day = excluded.day,
        coins = case when total.day = excluded.day
          then total.coins + greatest(0, least(excluded.coins, ${cap} - total.coins)) else excluded.coins end,
        granted = case when total.day = excluded.day
          then greatest(0, least(excluded.coins, ${cap} - total.coins)) else excluded.coins end
      returning granted`;
}

/** Stores the result; the primary key allows one per attempt. Call inside the finish transaction. */
export async function insertResult(
  db: Db,
  result: {
    readonly playerId: string;
    readonly at: Date;
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
      outcome: JSON.stringify(outcome),
    })
    .execute();
}

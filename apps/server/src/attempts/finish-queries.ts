import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { AttemptOutcome, Run } from "./run.ts";
import type { SubjectTally } from "./tally-subjects.ts";

/** What a finish writes, computed by the rules. */
export type Closing = {
  readonly run: Run;
  /** When the run ended. */
  readonly at: Date;
  /** When its coins are booked: later than `at` for a run whose time was over before somebody looked. */
  readonly bookedAt: Date;
  /** Added to the player's score. */
  readonly score: number;
  readonly percent: number;
  readonly won: boolean;
  readonly streak: { readonly days: number; readonly lastDay: string | null };
  readonly reward: { readonly coins: number; readonly dailyCap: number; readonly idempotencyKey: string };
  /** Items of the paper in its order, with the author's option id that was chosen in time. */
  readonly items: readonly {
    readonly itemId: string;
    readonly version: number;
    readonly optionId: string | null;
    readonly isCorrect: boolean;
  }[];
  /** For statistics; empty where the run does not count. */
  readonly tallies: readonly SubjectTally[];
};

export type Closed = {
  readonly firstAttempts: number;
  readonly allTimeScore: number;
  readonly referredBy: string | null;
  readonly isReferralPaid: boolean;
  /** The player's coins before any are booked here. */
  readonly coins: number;
  /** Coins that may be booked: nothing for a win that was paid before or beyond the daily cap. */
  readonly grantedCoins: number;
  /** Highest level passed before this run; 0 when none. */
  readonly highestPassedBefore: number;
  readonly bestPercent: number | null;
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
    ), player as (
      update players set all_time_score = all_time_score + ${closing.score}::bigint,
        streak_days = ${streak.days}::integer, streak_day = ${streak.lastDay}::date
      from closed where players.player_id = closed.player_id
      returning all_time_score, referred_by, referral_paid_at
    ), item as (${listItems(closing)}
    ), first as (${addFirstAnswers(closing)}
    ), history as (${moveHistory(closing)}
    ), tally as (${addTallies(closing)}
    ), progress as (${moveLevel(closing)}
    ), reward as (${grantReward(closing)}
    )
    select (select count(*)::int from first) as "firstAttempts", player.all_time_score as "allTimeScore",
      player.referred_by as "referredBy", player.referral_paid_at is not null as "isReferralPaid",
      coalesce((select granted from reward), 0) as "grantedCoins",
      coalesce((select coins from coin_accounts where player_id = ${run.playerId}), 0) as coins,
      (select best_percent from progress) as "bestPercent",
      coalesce((select max(level) from level_progress where player_id = ${run.playerId}
        and category_id = ${run.categoryId} and place_id = ${placeId}::uuid and passed_at is not null), 0)
        as "highestPassedBefore"
    from player`.execute(db);
  return rows[0];
}

function placeOf(run: Run): string | null {
  return run.rules.progress === "levels" ? (run.subcategoryId ?? run.categoryId) : null;
}

function listItems({ items }: Closing): RawBuilder<unknown> {
  return sql`
      select * from unnest(${items.map((item) => item.itemId)}::uuid[],
        ${items.map((item) => item.version)}::integer[], ${items.map((item) => item.optionId)}::text[],
        ${items.map((item) => item.isCorrect)}::boolean[]) as item (item_id, version, option_id, is_correct)`;
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

/** Of two runs that end in each other's reverse order, the later end is the last answer. */
function moveHistory({ at }: Closing): RawBuilder<unknown> {
  return sql`
      insert into item_history as known (player_id, item_id, seen, correct, last_correct, last_at)
      select closed.player_id, item.item_id, 1, item.is_correct::integer, item.is_correct, ${at}::timestamptz
      from closed, item order by item.item_id
      on conflict (player_id, item_id) do update set
        seen = known.seen + 1,
        correct = known.correct + excluded.correct,
        last_correct = case when excluded.last_at >= known.last_at then excluded.last_correct
          else known.last_correct end,
        last_at = greatest(known.last_at, excluded.last_at)`;
}

function addTallies({ tallies }: Closing): RawBuilder<unknown> {
  return sql`
      insert into subject_tallies (player_id, attempt_id, category_id, answered, correct, timed, answer_ms)
      select closed.player_id, closed.attempt_id, categories.category_id, one.answered, one.correct, one.timed,
        one.answer_ms
      from closed, unnest(${tallies.map((tally) => tally.category)}::text[],
        ${tallies.map((tally) => tally.answered)}::integer[], ${tallies.map((tally) => tally.correct)}::integer[],
        ${tallies.map((tally) => tally.timed)}::integer[], ${tallies.map((tally) => tally.answerMs)}::bigint[])
        as one (slug, answered, correct, timed, answer_ms)
      join categories on categories.slug = one.slug`;
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
  result: { readonly playerId: string; readonly at: Date; readonly outcome: AttemptOutcome },
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
      won: outcome.won,
      coins_earned: outcome.coins_earned,
      outcome: JSON.stringify(outcome),
    })
    .execute();
}

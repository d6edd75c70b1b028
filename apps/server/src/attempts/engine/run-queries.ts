import { exam } from "@crosscheck/rules/modes/exam";
import { sql, type RawBuilder } from "kysely";
import { LRUCache } from "lru-cache";
import type { OpeningEvent } from "@crosscheck/rules/attempts/clock";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { Paper } from "@crosscheck/rules/attempts/paper";
import type { AttemptOutcome } from "../../calls/finish-effect.ts";
import type { Db } from "../../postgres/database.ts";
import { keptBeside } from "../../postgres/kept.ts";
import type { AttemptScope } from "../../postgres/tables/attempt-tables.ts";
import { latestEnd, type Run, type StoredAnswer, type StoredLifeline } from "./run.ts";

export type RunKey = { readonly playerId: string; readonly attemptId: string };
export type RunPlace = { readonly playerId: string; readonly mode: string; readonly scopeKey: string };

type RunRow = {
  player_id: string;
  attempt_id: string;
  scope_key: string;
  category_id: string | null;
  subcategory_id: string | null;
  scope: AttemptScope;
  rules: ModeDefinition;
  paper: Paper;
  opened_at: Date;
  expires_at: Date;
  closes_at: Date | null;
  finished_at: Date | null;
  reveal: Run["reveal"];
  revision: number;
  away_ends_at: Date | null;
  seen_at: Date | null;
  device_id: string | null;
  flags: readonly number[];
  answers: Run["answers"];
  openings: Run["openings"];
  lifelines: Run["lifelines"];
  withheld: Run["withheld"];
  known: Run["known"];
  coins: number | null;
  streak_days: number;
  streak_day: string | null;
  zone: string | null;
  outcome: AttemptOutcome | null;
};

const MOST_KEPT = 2_000;
const createKept = () => new LRUCache<string, Run>({ max: MOST_KEPT });
const keyOf = ({ playerId, attemptId }: RunKey) => `${playerId} ${attemptId}`;

/**
 * A run as this process last read or wrote it: what is fixed at its opening is as it is, its log may be behind.
 * Everything that changes an open run, but for its flags, moves its revision: a write that names the revision tells.
 */
export function keptRun(db: Db, key: RunKey): Run | undefined {
  return keptBeside(db, createKept).get(keyOf(key));
}

function keepRun(db: Db, run: Run): Run {
  keptBeside(db, createKept).set(keyOf(run), run);
  return run;
}

/** In place of those. */
const NOTHING = sql`null as "fixed"`;
const FIXED = sql`attempts.scope, attempts.rules, attempts.paper`;

/** One attempt of its owner with its log, read in one statement so that log and revision fit together. */
export async function findRun(db: Db, { playerId, attemptId }: RunKey): Promise<Run | undefined> {
  const where = sql`attempts.player_id = ${playerId} and attempts.attempt_id = ${attemptId}`;
  const kept = keptRun(db, { playerId, attemptId });
  const { rows } = await selectRuns(kept ? { where, fixed: NOTHING } : { where }).execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  // What is fixed is the most of the row.
  const { scope, rules, paper } = kept ?? row;
  return keepRun(db, toRun({ ...row, scope, rules, paper }));
}

/** The open attempt of a player in a mode and scope. */
export async function findOpenRun(db: Db, { playerId, mode, scopeKey }: RunPlace): Promise<Run | undefined> {
  const where = sql`attempts.player_id = ${playerId} and attempts.mode = ${mode}
    and attempts.scope_key = ${scopeKey} and attempts.finished_at is null`;
  const { rows } = await selectRuns({ where }).execute(db);
  return rows[0] && toRun(rows[0]);
}

/** Finished attempts in the order of their keys with every answer ever sent, for the check of the books. */
export async function listFinishedRuns(
  db: Db,
  { after, limit }: { readonly after: RunKey; readonly limit: number },
): Promise<readonly Run[]> {
  const where = sql`attempts.finished_at is not null
    and (attempts.player_id, attempts.attempt_id) > (${after.playerId}::uuid, ${after.attemptId}::uuid)
    order by attempts.player_id, attempts.attempt_id limit ${limit}`;
  const { rows } = await selectRuns({ where, answers: ALL_ANSWERS }).execute(db);
  return rows.map(toRun);
}

/** Attempts of a player that are not finished, latest first; the time of some of them may be over. */
export async function listUnfinishedRuns(db: Db, playerId: string): Promise<readonly Run[]> {
  const where = sql`attempts.player_id = ${playerId} and attempts.finished_at is null
    order by attempts.opened_at desc, attempts.attempt_id`;
  const { rows } = await selectRuns({ where }).execute(db);
  return rows.map(toRun);
}

/** Attempts of a player that keep answers back: open ones, and finished ones that wait for their closing time. */
export async function listUnrevealedRuns(db: Db, playerId: string, at: Date): Promise<readonly Run[]> {
  const where = sql`attempts.player_id = ${playerId} and (attempts.finished_at is null
    or (attempts.reveal in ('after_close', 'never') and coalesce(attempts.closes_at > ${at}::timestamptz, true)))`;
  const { rows } = await selectRuns({ where }).execute(db);
  return rows.map(toRun);
}

/** Finished attempts of a player with this item, latest first. */
export async function listRunsWithItem(
  db: Db,
  { playerId, itemId }: { readonly playerId: string; readonly itemId: string },
  limit: number,
): Promise<readonly Run[]> {
  const where = sql`attempts.player_id = ${playerId} and attempts.finished_at is not null
    and attempts.item_ids @> array[${itemId}::uuid] order by attempts.finished_at desc, attempts.attempt_id limit ${limit}`;
  const { rows } = await selectRuns({ where }).execute(db);
  return rows.map(toRun);
}

/**
 * Whether a player was asked an item in a finished run whose answers wait without a time, which the closing of its exam
 * sets: what is known from there is not to be told yet.
 */
export function isKeptBackFrom(
  playerId: RawBuilder<unknown>,
  itemId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from attempts keeper where keeper.player_id = ${playerId}
    and keeper.reveal in ('after_close', 'never') and keeper.closes_at is null and keeper.finished_at is not null
    and keeper.item_ids @> array[${itemId}])`;
}

/**
 * For statements that name `item_history`: whether its player may be told that the last answer was wrong. Not by a run
 * whose answers wait, or are never told, before the item is known from elsewhere.
 */
export const VERDICT_IS_TOLD = sql<boolean>`not exists (select from attempts keeper
  where keeper.player_id = item_history.player_id and keeper.reveal in ('after_close', 'never')
    and keeper.finished_at is not null and keeper.item_ids @> array[item_history.item_id]
    and (keeper.closes_at is null or keeper.reveal = 'never' and not item_history.known))`;

const ALL_ANSWERS = sql`select * from attempt_answers log
  where log.player_id = attempts.player_id and log.attempt_id = attempts.attempt_id`;
/** A free attempt keeps every change; its state follows from the last answer in time to each question. */
const LAST_ANSWERS = sql`select distinct on (number) * from (${ALL_ANSWERS}) log
  order by number, in_time desc, sequence desc`;

/** Whether the answers to the questions of a run are told nowhere before its end: it is ranked, or an exam. */
export const KEEPS_KEYS = (run: "attempts" | "other") => sql`(${sql.ref(`${run}.ranked`)}
  or ${sql.ref(`${run}.reveal`)} in ('after_close', 'never') or ${sql.ref(`${run}.mode`)} = ${sql.lit(exam.id)})`;

/** Items that wait for their answer in other open runs that count, exams too; a free run takes answers until its end. */
const WITHHELD = sql`array(select waiting.item_id
  from attempts other, unnest(other.item_ids) with ordinality as waiting (item_id, number)
  where other.player_id = attempts.player_id and other.finished_at is null and other.attempt_id <> attempts.attempt_id
    and other.item_ids && attempts.item_ids and ${KEEPS_KEYS("other")}
    and waiting.item_id = any (attempts.item_ids)
    and (other.rules ->> 'answerMode' = 'free' or not exists (select from attempt_answers log
      where log.player_id = other.player_id and log.attempt_id = other.attempt_id and log.number = waiting.number)))`;

const KNOWN = sql`case when attempts.finished_at is null then '{}' else array(select item_id from item_history history
    where history.player_id = attempts.player_id and history.item_id = any (attempts.item_ids) and known
      and not ${isKeptBackFrom(sql`history.player_id`, sql`history.item_id`)}) end`;

type Selection = {
  /** Rows of attempts; absent: the table. */
  readonly from?: RawBuilder<unknown>;
  readonly where?: RawBuilder<unknown>;
  /** Columns that never change; absent: all of them. */
  readonly fixed?: RawBuilder<unknown>;
  /** Rows of the log to read; absent: what play needs. */
  readonly answers?: RawBuilder<unknown>;
};

/** A select of runs with their logs, for `toRun`. */
export function selectRuns({
  from = sql`attempts`,
  where = sql`true`,
  fixed = FIXED,
  answers = LAST_ANSWERS,
}: Selection): RawBuilder<RunRow> {
  return sql<RunRow>`
    select attempts.player_id, attempts.attempt_id, attempts.scope_key, attempts.category_id, attempts.subcategory_id,
      attempts.opened_at, attempts.expires_at, attempts.closes_at, attempts.finished_at,
      attempts.reveal, ${fixed},
      coalesce(state.revision, 0) as revision, state.away_ends_at, state.seen_at, state.device_id,
      coalesce(state.flags, attempts.flags) as flags, attempt_results.outcome, coin_accounts.coins, players.streak_days, players.streak_day,
      players.zone, ${WITHHELD} as withheld, ${KNOWN} as known,
      (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'sequence', sequence, 'answer', answer,
          'inTime', in_time, 'atMs', (extract(epoch from answered_at) * 1000)::bigint) order by number, sequence), '[]')
        from (${answers}) log) as answers,
      (select coalesce(jsonb_agg(jsonb_build_object('number', number,
          'atMs', (extract(epoch from log.opened_at) * 1000)::bigint)), '[]')
        from attempt_openings log
        where log.player_id = attempts.player_id and log.attempt_id = attempts.attempt_id) as openings,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'number', number, 'priceCoins', price_coins,
          'poll', poll, 'atMs', (extract(epoch from used_at) * 1000)::bigint)), '[]')
        from attempt_lifelines log
        where log.player_id = attempts.player_id and log.attempt_id = attempts.attempt_id) as lifelines
    from ${from} attempts
    join players on players.player_id = attempts.player_id
    left join open_attempts state on state.player_id = attempts.player_id and state.attempt_id = attempts.attempt_id
    left join coin_accounts on coin_accounts.player_id = attempts.player_id
    left join attempt_results on attempt_results.player_id = attempts.player_id
      and attempt_results.attempt_id = attempts.attempt_id
    where ${where}`;
}

export function toRun(row: RunRow): Run {
  return {
    playerId: row.player_id,
    attemptId: row.attempt_id,
    scopeKey: row.scope_key,
    categoryId: row.category_id,
    subcategoryId: row.subcategory_id,
    scope: row.scope,
    rules: row.rules,
    paper: row.paper,
    openedAtMs: row.opened_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
    closesAtMs: row.closes_at?.getTime() ?? null,
    finishedAtMs: row.finished_at?.getTime() ?? null,
    reveal: row.reveal,
    revision: row.revision,
    awayEndsAtMs: row.away_ends_at?.getTime() ?? null,
    seenAtMs: row.seen_at?.getTime() ?? null,
    deviceId: row.device_id,
    flags: row.flags,
    answers: row.answers,
    openings: row.openings,
    lifelines: row.lifelines,
    withheld: row.withheld,
    known: row.known,
    coins: row.coins ?? 0,
    streakDays: row.streak_days,
    streakDay: row.streak_day,
    zone: row.zone,
    outcome: row.outcome,
  };
}

/** Marks a question of an open attempt, or takes the mark away. False when the attempt is finished. */
export async function storeFlag(
  db: Db,
  { playerId, attemptId }: RunKey,
  { number, flagged }: { readonly number: number; readonly flagged: boolean },
): Promise<boolean> {
  const without = sql<readonly number[]>`array_remove(flags, ${number}::integer)`;
  const result = await db
    .updateTable("open_attempts")
    .set({ flags: flagged ? sql<readonly number[]>`${without} || ${number}::integer` : without })
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Adds an answer to the log; the run as it stands then, undefined when it was written to since it was read or is finished. */
export async function insertAnswer(db: Db, run: Run, answer: StoredAnswer): Promise<Run | undefined> {
  return write(
    db,
    { before: run, after: { ...run, answers: [...run.answers, answer] }, atMs: answer.atMs },
    sql`insert into attempt_answers (player_id, attempt_id, number, sequence, answer, in_time, answered_at)
      select player_id, attempt_id, ${answer.number}::integer, ${answer.sequence}::integer, ${answer.answer}::text,
        ${answer.inTime}::boolean, ${new Date(answer.atMs)}::timestamptz from touched`,
  );
}

/** Adds the opening of a question to the log; like insertAnswer. */
export async function insertOpening(db: Db, run: Run, opening: OpeningEvent): Promise<Run | undefined> {
  return write(
    db,
    { before: run, after: { ...run, openings: [...run.openings, opening] }, atMs: opening.atMs },
    sql`insert into attempt_openings (player_id, attempt_id, number, opened_at)
      select player_id, attempt_id, ${opening.number}::integer, ${new Date(opening.atMs)}::timestamptz from touched`,
  );
}

/** Adds a lifeline to the log; like insertAnswer. Call inside the transaction that books its price. */
export async function insertLifeline(db: Db, run: Run, lifeline: StoredLifeline): Promise<Run | undefined> {
  const poll = lifeline.poll === null ? null : JSON.stringify(lifeline.poll);
  return write(
    db,
    { before: run, after: { ...run, lifelines: [...run.lifelines, lifeline] }, atMs: lifeline.atMs },
    sql`insert into attempt_lifelines (player_id, attempt_id, kind, number, price_coins, poll, used_at)
      select player_id, attempt_id, ${lifeline.kind}::text, ${lifeline.number}::integer,
        ${lifeline.priceCoins}::integer, ${poll}::jsonb, ${new Date(lifeline.atMs)}::timestamptz from touched`,
  );
}

/**
 * One statement: moves the revision on and adds to the log, or does neither. Tells what other open runs keep back now. The
 * device that has the run is heard of by it.
 */
async function write(
  db: Db,
  { before, after, atMs }: { readonly before: Run; readonly after: Run; readonly atMs: number },
  insert: RawBuilder<unknown>,
): Promise<Run | undefined> {
  const { rows } = await sql<Pick<Run, "withheld">>`
    with touched as (
      update open_attempts set revision = revision + 1, ends_at = ${latestEnd(after)}::timestamptz,
        device_seen_at = case when device_id is not null then greatest(device_seen_at, ${new Date(atMs)}::timestamptz) end
      where player_id = ${before.playerId} and attempt_id = ${before.attemptId} and revision = ${before.revision}
      returning player_id, attempt_id
    ), logged as (${insert} returning player_id, attempt_id)
    select ${WITHHELD} as withheld from logged join attempts using (player_id, attempt_id)`.execute(db);
  const [row] = rows;
  return row && keepRun(db, { ...after, revision: before.revision + 1, withheld: row.withheld });
}

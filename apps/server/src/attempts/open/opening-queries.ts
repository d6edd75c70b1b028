import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../postgres/database.ts";
import { blockingAttempt, chargeKeys, countNewKeys, type Budget } from "./budget-queries.ts";
import { KEEPS_KEYS, selectRuns, toRun } from "../engine/run-queries.ts";
import type { Run } from "../engine/run.ts";

/** A run that is not finished, as far as the opening of another one needs it; its time may be over. */
export type WaitingRun = {
  readonly attemptId: string;
  readonly mode: string;
  readonly scopeKey: string;
  /** Whether the answers to its questions are told nowhere before its end: it is ranked, or an exam. */
  readonly isRanked: boolean;
  readonly itemIds: readonly string[];
};

/** Runs of a player that are not finished, latest first, without their papers and logs. */
export async function listWaitingRuns(db: Db, playerId: string): Promise<readonly WaitingRun[]> {
  const { rows } = await sql<WaitingRun>`
    select attempt_id as "attemptId", mode, scope_key as "scopeKey",
      ${KEEPS_KEYS("attempts")} as "isRanked",
      item_ids as "itemIds"
    from attempts where player_id = ${playerId} and finished_at is null
    order by opened_at desc, attempt_id`.execute(db);
  return rows;
}

export type NewAttempt = Pick<
  Run,
  "playerId" | "attemptId" | "scopeKey" | "categoryId" | "subcategoryId" | "scope" | "rules" | "paper"
> & {
  readonly openedAt: Date;
  readonly expiresAt: Date;
  /** When it is over at the latest if nothing is done. */
  readonly endsAt: Date;
  readonly closesAt: Date | null;
};

/**
 * Stores a new attempt and answers it. Undefined, and nothing stored but the zone that a day's quiz was asked for in, when
 * the budget is used up, when the player has an open attempt of this mode and scope, or when the day's quiz is taken.
 */
export async function insertAttempt(db: Db, attempt: NewAttempt, budget: Budget): Promise<Run | undefined> {
  const { scope, rules } = attempt;
  const met = { playerId: attempt.playerId, itemIds: attempt.paper.questions.map(({ itemId }) => itemId) };
  const { newKeys } = budget;
  const takesDay = rules.ranked && scope.from === "day";
  const { rows } = await sql<Parameters<typeof toRun>[0]>`
    with ${takesDay ? sql`day as (${takeServerDay(attempt, scope.zone)}),` : sql``} paper as materialized (
      select keys from (${newKeys === null ? sql`select 0 as keys` : countNewKeys(met)}) counted
      where not exists (${blockingAttempt(budget)}) and not exists (select from attempts
        where player_id = ${attempt.playerId} and mode = ${rules.id} and scope_key = ${attempt.scopeKey}
          and finished_at is null) ${takesDay ? sql`and exists (select from day)` : sql``}
    ), charged as (${newKeys === null ? sql`select 1 from paper where false` : chargeKeys(attempt.playerId, newKeys, attempt.openedAt)}
    ), added as (
      insert into attempts (player_id, attempt_id, mode, scope_key, category_id, subcategory_id, level, scope, rules, paper,
        opened_at, expires_at, closes_at)
      select ${attempt.playerId}::uuid, ${attempt.attemptId}::uuid, ${rules.id}::text, ${attempt.scopeKey}::text,
        ${attempt.categoryId}::uuid, ${attempt.subcategoryId}::uuid, ${scope.from === "levels" ? scope.level : null}::integer,
        ${JSON.stringify(scope)}::jsonb, ${JSON.stringify(rules)}::jsonb, ${JSON.stringify(attempt.paper)}::jsonb,
        ${attempt.openedAt}::timestamptz, ${attempt.expiresAt}::timestamptz, ${attempt.closesAt}::timestamptz
      from paper where keys = 0 or exists (select from charged)
      on conflict do nothing returning *
    ), opened as (
      insert into open_attempts (player_id, attempt_id, ends_at)
      select player_id, attempt_id, ${attempt.endsAt}::timestamptz from added
    ) ${selectRuns({ from: sql`added` })}`.execute(db);
  return rows[0] && toRun(rows[0]);
}

/**
 * Takes the server's day (UTC) of an opening for a zone; no row when another zone has it. Papers of two days can be open in
 * two zones at once: of calls at the same time one gets hers, since the others wait for the row and read it again.
 */
function takeServerDay({ playerId, openedAt }: NewAttempt, zone: string): RawBuilder<unknown> {
  const day = sql`(${openedAt}::timestamptz at time zone 'UTC')::date`;
  return sql`update players set quiz_day = ${day}, quiz_day_zone = ${zone}::text
    where player_id = ${playerId}::uuid and deleted_at is null
      and (quiz_day is distinct from ${day} or quiz_day_zone = ${zone}::text)
    returning 1`;
}

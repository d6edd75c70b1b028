import { KEY_WINDOWS_MS, type KeyBudget, type KeyLimits } from "@crosscheck/rules/attempts/key-budget";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** A player may open a paper when those opened after a time (ms since epoch) have at most so many questions. */
export type Budget = {
  readonly playerId: string;
  readonly afterMs: number;
  readonly mostQuestions: number;
  /** Most questions met for the first time; null: they are not counted. */
  readonly newKeys: KeyLimits | null;
};

type Blocking = { readonly openedAt: Date };

/**
 * The newest attempt that has to fall out of the budget's time before a paper may be opened; no row when one may be opened
 * now. Walks the primary key backwards: attempt ids are UUIDv7, so they are in the order of time. Those of a few old
 * battles are not, and would count for ever.
 */
export function blockingAttempt({ playerId, afterMs, mostQuestions }: Budget): RawBuilder<Blocking> {
  return sql<Blocking>`
    select opened_at as "openedAt" from (
      select opened_at, sum(cardinality(item_ids)) over (order by attempt_id desc) as questions
      from attempts where player_id = ${playerId} and attempt_id >= ${firstIdAt(afterMs + 1)}::uuid
        and opened_at > ${new Date(afterMs)}::timestamptz
    ) recent where questions > ${mostQuestions} order by questions limit 1`;
}

/** Opening time of the attempt that blocks (ms since epoch); null when none does. */
export async function findBlockingTime(db: Db, budget: Budget): Promise<number | null> {
  const { rows } = await blockingAttempt(budget).execute(db);
  return rows[0]?.openedAt.getTime() ?? null;
}

type Met = { readonly playerId: string; readonly itemIds: readonly string[] };

/** How many of these items are in no paper of the player yet, finished or open. */
export function countNewKeys({ playerId, itemIds }: Met): RawBuilder<{ readonly keys: number }> {
  return sql`select count(*)::integer as keys from unnest(${itemIds}::uuid[]) item_id
    where not exists (select from item_history history
        where history.player_id = ${playerId} and history.item_id = item_id.item_id)
      and item_id <> all (array(select unnest(item_ids) from attempts
        where player_id = ${playerId} and finished_at is null))`;
}

/** How many of these items the player has not met yet. */
export async function countNew(db: Db, met: Met): Promise<number> {
  const { rows } = await countNewKeys(met).execute(db);
  return rows[0]?.keys ?? 0;
}

/**
 * Counts `keys` of the row source `paper` against both windows in one row per player, which parallel openings queue on;
 * no row when one of them is full.
 */
export function chargeKeys(playerId: string, limits: KeyLimits, at: Date): RawBuilder<{ player_id: string }> {
  const start = sql`${at}::timestamptz`;
  const isDayOver = sql`budget.day_from <= ${new Date(at.getTime() - KEY_WINDOWS_MS.day)}::timestamptz`;
  const areMinutesOver = sql`budget.minutes_from <= ${new Date(at.getTime() - KEY_WINDOWS_MS.minutes)}::timestamptz`;
  const dayKeys = sql`case when ${isDayOver} then 0 else budget.day_keys end + excluded.day_keys`;
  const minutesKeys = sql`case when ${areMinutesOver} then 0 else budget.minutes_keys end + excluded.minutes_keys`;
  return sql`
      insert into key_budgets as budget (player_id, day_from, day_keys, minutes_from, minutes_keys)
      select ${playerId}::uuid, ${start}, keys, ${start}, keys from paper where keys > 0
      on conflict (player_id) do update set
        day_from = case when ${isDayOver} then excluded.day_from else budget.day_from end,
        day_keys = ${dayKeys},
        minutes_from = case when ${areMinutesOver} then excluded.minutes_from else budget.minutes_from end,
        minutes_keys = ${minutesKeys}
      where ${dayKeys} <= ${limits.day}::integer and ${minutesKeys} <= ${limits.minutes}::integer
      returning player_id`;
}

/**
 * Takes back what was counted at a time and not shown; of a window that has begun anew since, nothing. Call inside the
 * caller's transaction.
 */
export async function returnKeys(
  tx: Db,
  playerId: string,
  { keys, at }: { readonly keys: number; readonly at: Date },
): Promise<void> {
  const left = (window: "day" | "minutes") => {
    const [from, counted] = [sql.ref(`${window}_from`), sql.ref(`${window}_keys`)];
    return sql`case when ${from} <= ${at}::timestamptz then greatest(${counted} - ${keys}::integer, 0) else ${counted} end`;
  };
  await sql`update key_budgets set day_keys = ${left("day")}, minutes_keys = ${left("minutes")}
    where player_id = ${playerId}`.execute(tx);
}

/** What is counted of a player, and how many of these items are new; zeros for a new player. */
export async function findKeyBudget(
  db: Db,
  met: Met,
): Promise<{ readonly budget: KeyBudget; readonly newKeys: number }> {
  const { rows } = await sql<{
    newKeys: number;
    dayFrom: Date;
    dayKeys: number;
    minutesFrom: Date;
    minutesKeys: number;
  }>`
    select paper.keys as "newKeys", coalesce(day_from, 'epoch') as "dayFrom", coalesce(day_keys, 0) as "dayKeys",
      coalesce(minutes_from, 'epoch') as "minutesFrom", coalesce(minutes_keys, 0) as "minutesKeys"
    from (${countNewKeys(met)}) paper left join key_budgets on player_id = ${met.playerId}`.execute(db);
  const [row] = rows;
  const of = (from: Date | undefined, keys = 0) => ({ fromMs: from?.getTime() ?? 0, keys });
  return {
    budget: { day: of(row?.dayFrom, row?.dayKeys), minutes: of(row?.minutesFrom, row?.minutesKeys) },
    newKeys: row?.newKeys ?? 0,
  };
}

/** The smallest UUIDv7 of a millisecond. */
function firstIdAt(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

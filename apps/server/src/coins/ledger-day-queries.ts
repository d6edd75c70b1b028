import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import {
  COIN_REASONS,
  HOUSE_REASONS,
  type CoinReason,
  type HouseReason,
  type LedgerAccount,
} from "../postgres/tables/coin-tables.ts";

/** Days that one statement counts: the first run over an old ledger is many of them. */
const DAYS_AT_ONCE = 31;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// Named, so that the index by reason and time finds them.
const REASONS = Object.keys(COIN_REASONS);
const HOUSE = Object.keys(HOUSE_REASONS);

/**
 * Counts what moved on the UTC days from the last counted one to today. Yesterday is counted again for an hour, for
 * what was booked before midnight and committed after it.
 */
export async function countLedgerDays(db: Db, now: Date): Promise<void> {
  const first = (await findLastCounted(db)) ?? (await findFirstBooked(db));
  if (first === null) return;
  const from = Math.min(first.getTime(), dayOf(now.getTime() - HOUR_MS));
  for (let day = from; day <= now.getTime(); day += DAYS_AT_ONCE * DAY_MS)
    await countDaysFrom(db, new Date(day));
}

const dayOf = (ms: number) => ms - (ms % DAY_MS);

/** The last day with anything counted; null where nothing was yet. */
async function findLastCounted(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ readonly at: Date | null }>`
    select max(day)::timestamp at time zone 'UTC' as at from ledger_days`.execute(db);
  return rows[0]?.at ?? null;
}

/** The day of the first entry, of all there are; null where none is. */
async function findFirstBooked(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ readonly at: Date | null }>`
    select min(booked_at) as at from coin_entries`.execute(db);
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(dayOf(at.getTime()));
}

async function countDaysFrom(db: Db, from: Date): Promise<void> {
  const until = new Date(from.getTime() + DAYS_AT_ONCE * DAY_MS);
  await sql`
    with moved as (
      select booked_at, reason, case when player_coins > 0 then house_account else 'players' end as from_account,
        case when player_coins > 0 then 'players' else house_account end as to_account, abs(player_coins) as coins
      from coin_entries
      where reason = any (${REASONS}::text[]) and booked_at >= ${from}::timestamptz and booked_at < ${until}::timestamptz
      union all
      select booked_at, reason, from_account, to_account, coins
      from house_entries
      where reason = any (${HOUSE}::text[]) and booked_at >= ${from}::timestamptz and booked_at < ${until}::timestamptz
    )
    insert into ledger_days (day, reason, from_account, to_account, entries, coins)
    select (booked_at at time zone 'UTC')::date, reason, from_account, to_account, count(*), sum(coins)
    from moved group by 1, 2, 3, 4
    on conflict (day, reason, from_account)
      do update set entries = excluded.entries, coins = excluded.coins`.execute(db);
}

type Moved = { readonly in: number; readonly out: number };
export type AccountRecord = {
  readonly account: LedgerAccount;
  readonly coins: number;
  readonly today: Moved;
  readonly thisMonth: Moved;
};

/** Balances of the accounts that ever had coins, and what moved on a UTC day and in its month so far. */
export async function listAccounts(db: Db, today: string): Promise<readonly AccountRecord[]> {
  const { rows } = await sql<{
    readonly account: LedgerAccount;
    readonly coins: number;
    readonly day_in: number;
    readonly day_out: number;
    readonly month_in: number;
    readonly month_out: number;
  }>`
    with sides as (
      select to_account as account, day, coins as came, 0::bigint as went from ledger_days
      union all
      select from_account, day, 0::bigint, coins from ledger_days
    )
    select account, sum(came - went)::bigint as coins,
      coalesce(sum(came) filter (where day = ${today}::date), 0)::bigint as day_in,
      coalesce(sum(went) filter (where day = ${today}::date), 0)::bigint as day_out,
      coalesce(sum(came) filter (where date_trunc('month', day) = date_trunc('month', ${today}::date)), 0)::bigint
        as month_in,
      coalesce(sum(went) filter (where date_trunc('month', day) = date_trunc('month', ${today}::date)), 0)::bigint
        as month_out
    from sides group by account`.execute(db);
  return rows.map((row) => ({
    account: row.account,
    coins: row.coins,
    today: { in: row.day_in, out: row.day_out },
    thisMonth: { in: row.month_in, out: row.month_out },
  }));
}

export type MonthRecord = {
  /** `2026-11`. */
  readonly month: string;
  readonly reason: CoinReason | HouseReason;
  readonly fromAccount: LedgerAccount;
  readonly toAccount: LedgerAccount;
  readonly entries: number;
  readonly coins: number;
};

/** What moved in each month since a day, by reason. */
export async function listMonths(db: Db, since: string): Promise<readonly MonthRecord[]> {
  const { rows } = await sql<MonthRecord>`
    select to_char(day, 'YYYY-MM') as month, reason, from_account as "fromAccount", to_account as "toAccount",
      sum(entries)::bigint as entries, sum(coins)::bigint as coins
    from ledger_days where day >= ${since}::date
    group by 1, 2, 3, 4 order by 1 desc, 2, 3`.execute(db);
  return rows;
}

import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";
import {
  COIN_REASONS,
  HOUSE_REASONS,
  PAID_FOR,
  type CoinReason,
  type HouseReason,
  type LedgerAccount,
} from "../postgres/tables/coin-tables.ts";

export type LedgerFilter = {
  readonly playerId: string | undefined;
  readonly reason: CoinReason | HouseReason | undefined;
  readonly direction: "income" | "expense" | undefined;
  readonly reference: string | undefined;
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly until: Date | undefined;
};

export type LedgerRecord = {
  /** null: a transfer within the house. */
  readonly playerId: string | null;
  readonly entryNumber: number | null;
  /** null: an entry of a player. */
  readonly key: string | null;
  readonly player: string | null;
  readonly bookedAt: Date;
  readonly reason: CoinReason | HouseReason;
  readonly fromAccount: LedgerAccount;
  readonly toAccount: LedgerAccount;
  readonly coins: number;
  readonly balanceAfter: number | null;
  readonly reference: string;
};

/** An entry that was read already. `at` is as exact as the database has it, which a Date is not. */
export type LedgerPlace = { readonly at: string } & (
  | { readonly playerId: string; readonly entryNumber: number }
  | { readonly key: string }
);

const ENTRIES_ORDER = sql`booked_at desc, player_id desc, entry_number desc`;
const TRANSFERS_ORDER = sql`booked_at desc, idempotency_key desc`;

/** Where a player's entry stands in the ledger. */
export async function findEntryPlace(
  db: Db,
  { playerId, entryNumber }: { readonly playerId: string; readonly entryNumber: number },
): Promise<LedgerPlace | undefined> {
  const row = await db
    .selectFrom("coin_entries")
    .select(sql<string>`booked_at::text`.as("at"))
    .where("player_id", "=", playerId)
    .where("entry_number", "=", entryNumber)
    .executeTakeFirst();
  return row && { ...row, playerId, entryNumber };
}

/** Where a transfer within the house stands in the ledger. */
export async function findTransferPlace(db: Db, key: string): Promise<LedgerPlace | undefined> {
  const row = await db
    .selectFrom("house_entries")
    .select(sql<string>`booked_at::text`.as("at"))
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return row && { ...row, key };
}

type Page = { readonly after: LedgerPlace | null; readonly limit: number };

/** Entries that fit, the latest first; of the same instant those of players come before transfers of the house. */
export async function listLedger(
  db: Db,
  filter: LedgerFilter,
  { after, limit }: Page,
): Promise<readonly LedgerRecord[]> {
  const entries = entriesThat(filter, entriesAfter(after), {
    what: sql`player_id, entry_number, reason, player_coins, house_account, balance_after, reference, booked_at`,
    order: ENTRIES_ORDER,
    limit,
  });
  const transfers = transfersThat(filter, transfersAfter(after), {
    what: sql`idempotency_key, reason, from_account, to_account, coins, reference, booked_at`,
    order: TRANSFERS_ORDER,
    limit,
  });
  const { rows } = await sql<LedgerRecord>`
    with page as (
      select player_id, entry_number, null::text as idempotency_key, booked_at, reason,
        case when player_coins > 0 then house_account else 'players' end as from_account,
        case when player_coins > 0 then 'players' else house_account end as to_account,
        abs(player_coins) as coins, balance_after, reference
      from (${entries}) entry
      union all
      select null, null, idempotency_key, booked_at, reason, from_account, to_account, coins, null, reference
      from (${transfers}) transfer
      order by booked_at desc, idempotency_key desc nulls first, player_id desc, entry_number desc limit ${limit}
    )
    select player_id as "playerId", entry_number as "entryNumber", idempotency_key as key,
      (select name from players where players.player_id = page.player_id and deleted_at is null) as player,
      booked_at as "bookedAt", reason, from_account as "fromAccount", to_account as "toAccount", coins,
      balance_after as "balanceAfter", reference
    from page order by booked_at desc, idempotency_key desc nulls first, player_id desc, entry_number desc`.execute(
    db,
  );
  return rows;
}

/** How many entries fit, of the first `most`. */
export async function countLedger(db: Db, filter: LedgerFilter, most: number): Promise<number> {
  const any = { what: sql`1 as one`, limit: most };
  const entries = entriesThat(filter, [], { ...any, order: ENTRIES_ORDER });
  const transfers = transfersThat(filter, [], { ...any, order: TRANSFERS_ORDER });
  const { rows } = await sql<{ readonly total: number }>`
    select count(*)::integer as total from (
      select one from (${entries}) entry union all select one from (${transfers}) transfer
      limit ${most}
    ) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

type Wanted = {
  readonly what: RawBuilder<unknown>;
  /** That of the index by reason: else a table is read from its beginning, in search of some. */
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
};

/**
 * Players' entries. Without a player or a reference each reason is read by its own part of an index and only as far as
 * the limit, so that no look reads more than so many entries a reason.
 */
function entriesThat(
  filter: LedgerFilter,
  after: readonly RawBuilder<unknown>[],
  wanted: Wanted,
): RawBuilder<unknown> {
  const { playerId, reference, direction } = filter;
  const conditions = [
    ...timesOf(filter),
    ...after,
    ...(playerId === undefined ? [] : [sql`player_id = ${playerId}`]),
    ...(direction === undefined
      ? []
      : [direction === "income" ? sql`player_coins > 0` : sql`player_coins < 0`]),
  ];
  const source = { table: sql`coin_entries`, reasons: coinReasonsOf(filter), conditions };
  return playerId === undefined && reference === undefined
    ? byReason(source, wanted)
    : rowsOf({ ...source, conditions: [...conditions, ...inReasons(source.reasons)] }, wanted);
}

/** Transfers within the house; none of a player, nor income or expense. */
function transfersThat(
  filter: LedgerFilter,
  after: readonly RawBuilder<unknown>[],
  wanted: Wanted,
): RawBuilder<unknown> {
  const reasons = houseReasonsOf(filter);
  const source = { table: sql`house_entries`, reasons, conditions: [...timesOf(filter), ...after] };
  return filter.reference === undefined
    ? byReason(source, wanted)
    : rowsOf({ ...source, conditions: [...source.conditions, ...inReasons(reasons)] }, wanted);
}

type Source = {
  readonly table: RawBuilder<unknown>;
  readonly reasons: readonly string[];
  readonly conditions: readonly RawBuilder<unknown>[];
};

function rowsOf({ table, conditions }: Source, { what, order, limit }: Wanted): RawBuilder<unknown> {
  return sql`select ${what} from ${table} where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by ${order} limit ${limit}`;
}

function byReason(source: Source, wanted: Wanted): RawBuilder<unknown> {
  if (source.reasons.length === 0) return rowsOf({ ...source, conditions: [sql`false`] }, wanted);
  const conditions = [sql`reason = wanted.wanted_reason`, ...source.conditions];
  return sql`select one_reason.* from unnest(${source.reasons}::text[]) wanted (wanted_reason)
    cross join lateral (${rowsOf({ ...source, conditions }, wanted)}) one_reason`;
}

const inReasons = (reasons: readonly string[]) => [sql`reason = any(${reasons}::text[])`];

function timesOf({ from, until, reference }: LedgerFilter): readonly RawBuilder<unknown>[] {
  return [
    ...(from === undefined ? [] : [sql`booked_at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`booked_at < ${until}::timestamptz`]),
    ...(reference === undefined ? [] : [sql`reference = ${reference}`]),
  ];
}

function coinReasonsOf({ reason, direction }: LedgerFilter): readonly string[] {
  const all = Object.keys(COIN_REASONS) as CoinReason[]; // of the closed list
  return all.filter(
    (one) =>
      (reason === undefined || one === reason) &&
      (direction === undefined ||
        one === "correction" ||
        (direction === "expense") === PAID_FOR.includes(one)),
  );
}

function houseReasonsOf({ reason, direction, playerId }: LedgerFilter): readonly string[] {
  if (direction !== undefined || playerId !== undefined) return [];
  return Object.keys(HOUSE_REASONS).filter((one) => reason === undefined || one === reason);
}

function entriesAfter(after: LedgerPlace | null): readonly RawBuilder<unknown>[] {
  if (after === null) return [];
  if ("key" in after) return [sql`booked_at < ${after.at}::timestamptz`];
  const { at, playerId, entryNumber } = after;
  return [
    sql`(booked_at, player_id, entry_number) < (${at}::timestamptz, ${playerId}::uuid, ${entryNumber}::bigint)`,
  ];
}

function transfersAfter(after: LedgerPlace | null): readonly RawBuilder<unknown>[] {
  if (after === null) return [];
  if (!("key" in after)) return [sql`booked_at <= ${after.at}::timestamptz`];
  return [sql`(booked_at, idempotency_key) < (${after.at}::timestamptz, ${after.key}::text)`];
}

import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import {
  COIN_REASONS,
  type CoinReason,
  type HouseAccount,
  type HouseReason,
} from "../postgres/tables/coin-tables.ts";

export type CoinEntry = {
  readonly playerId: string;
  readonly reason: CoinReason;
  /** Signed, from the player's side. */
  readonly amountCoins: number;
  readonly houseAccount: HouseAccount;
  readonly reference: string;
  readonly idempotencyKey: string;
  /** Key of the entry whose coins are given back. */
  readonly undoes: string | null;
  readonly at: Date;
};

/** Income without a call of the player's own: an event tells of it. */
const COMES_BY_ITSELF: readonly CoinReason[] = [
  "friend_code_owner",
  "correction",
  "contest_prize",
  "battle_pot",
  "regrade_reward",
];

/** Both balances: all coins, and those of them that can be paid out. */
export type Balance = { readonly coins: number; readonly redeemable: number };

/** Opens an empty account; nothing happens when there is one. */
export async function insertCoinAccount(db: Db, playerId: string): Promise<void> {
  await db
    .insertInto("coin_accounts")
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.column("player_id").doNothing())
    .execute();
}

/** Coins on the account; undefined without one. */
export async function findAccount(db: Db, playerId: string): Promise<Balance | undefined> {
  return await db
    .selectFrom("coin_accounts")
    .select(["coins", "redeemable_coins as redeemable"])
    .where("player_id", "=", playerId)
    .executeTakeFirst();
}

/**
 * Locks the account, adds the entry and moves both balances in one statement. What is taken beyond the given part takes
 * redeemable coins only where no others are left. No entry is added when its key is known, when a balance would be
 * negative, or when it undoes an entry that is not there. New balances are made from the row that was locked: an update
 * that read its own row would see it as it was before the wait for the lock. The balances are those after it; undefined
 * without an account.
 */
export async function insertCoinEntry(
  db: Db,
  entry: CoinEntry,
): Promise<({ readonly booked: boolean } & Balance) | undefined> {
  const { rows } = await sql<{ booked: boolean } & Balance>`
    with account as (
      select player_id, coins, redeemable_coins, entry_count from coin_accounts where player_id = ${entry.playerId}
      for no key update
    ), next as (
      select *, coins + ${entry.amountCoins}::bigint as coins_after, ${givenPart(entry)} as given from account
    ), added as (
      insert into coin_entries (player_id, entry_number, reason, player_coins, house_coins, house_account,
        balance_after, reference, idempotency_key, booked_at, redeemable_coins, undoes)
      select player_id, entry_count + 1, ${entry.reason}, ${entry.amountCoins}::bigint, -${entry.amountCoins}::bigint,
        ${entry.houseAccount}, coins_after, ${entry.reference}, ${entry.idempotencyKey},
        ${entry.at}::timestamptz, least(redeemable_coins + given, coins_after) - redeemable_coins,
        ${entry.undoes}::text
      from next where coins_after >= 0 and redeemable_coins + given >= 0
      on conflict (player_id, idempotency_key) do nothing
      returning player_id, entry_number, balance_after, redeemable_coins
    ), moved as (
      update coin_accounts set coins = added.balance_after, entry_count = added.entry_number,
        redeemable_coins = next.redeemable_coins + added.redeemable_coins
      from added, next where coin_accounts.player_id = added.player_id
    ), told as (
      insert into events (kind, player_id, subject_id, happened_at, due_at)
      select 'coins_received', player_id, player_id, ${entry.at}::timestamptz, ${entry.at}::timestamptz from added
      where ${entry.amountCoins > 0 && COMES_BY_ITSELF.includes(entry.reason)}::boolean
    )
    select (select count(*) from added) = 1 as booked,
      coalesce((select balance_after from added), account.coins) as coins,
      account.redeemable_coins + coalesce((select redeemable_coins from added), 0) as redeemable
    from account`.execute(db);
  return rows[0];
}

/** The part of an amount that is redeemable by its reason alone; null when it undoes what is not there. */
function givenPart({ reason, amountCoins, playerId, undoes }: CoinEntry) {
  switch (COIN_REASONS[reason].kind) {
    case "redeemable":
      return sql`${amountCoins}::bigint`;
    case "other":
      return sql`0::bigint`;
    case "as_taken":
      return sql`(select least(-undone.redeemable_coins, ${amountCoins}::bigint) from coin_entries undone
        where undone.player_id = ${playerId} and undone.idempotency_key = ${undoes}::text)`;
  }
}

/** What an entry with this key moved, from the player's side; undefined when there is none. */
export async function findEntryCoins(
  db: Db,
  { playerId, idempotencyKey }: { readonly playerId: string; readonly idempotencyKey: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom("coin_entries")
    .select("player_coins")
    .where("player_id", "=", playerId)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  return row?.player_coins;
}

export type HouseEntry = {
  readonly reason: HouseReason;
  readonly from: HouseAccount;
  readonly to: HouseAccount;
  readonly coins: number;
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly at: Date;
};

/** Adds a transfer between accounts of the house; false when its key is known. */
export async function insertHouseEntry(tx: Db, entry: HouseEntry): Promise<boolean> {
  const row = await tx
    .insertInto("house_entries")
    .values({
      idempotency_key: entry.idempotencyKey,
      reason: entry.reason,
      from_account: entry.from,
      to_account: entry.to,
      coins: entry.coins,
      reference: entry.reference,
      booked_at: entry.at,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("idempotency_key")
    .executeTakeFirst();
  return row !== undefined;
}

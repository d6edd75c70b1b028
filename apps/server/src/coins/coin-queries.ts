import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { CoinReason, HouseAccount } from "../postgres/tables/coin-tables.ts";

export type CoinEntry = {
  readonly playerId: string;
  readonly reason: CoinReason;
  /** Signed, from the player's side. */
  readonly amountCoins: number;
  readonly houseAccount: HouseAccount;
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly at: Date;
};

/** Opens an empty account; nothing happens when there is one. */
export async function insertCoinAccount(db: Db, playerId: string): Promise<void> {
  await db
    .insertInto("coin_accounts")
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.column("player_id").doNothing())
    .execute();
}

/** Coins on the account; undefined without one. */
export async function findCoins(db: Db, playerId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("coin_accounts")
    .select("coins")
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row?.coins;
}

/**
 * Locks the account, adds the entry and moves the balance in one statement. No entry is added when its key is known or
 * the balance would be negative. `coins` is the balance after it; undefined without an account.
 */
export async function insertCoinEntry(
  db: Db,
  entry: CoinEntry,
): Promise<{ readonly booked: boolean; readonly coins: number } | undefined> {
  const { rows } = await sql<{ booked: boolean; coins: number }>`
    with account as (
      select player_id, coins, entry_count from coin_accounts where player_id = ${entry.playerId}
      for no key update
    ), added as (
      insert into coin_entries (player_id, entry_number, reason, player_coins, house_coins, house_account,
        balance_after, reference, idempotency_key, booked_at)
      select player_id, entry_count + 1, ${entry.reason}, ${entry.amountCoins}::bigint, -${entry.amountCoins}::bigint,
        ${entry.houseAccount}, coins + ${entry.amountCoins}::bigint, ${entry.reference}, ${entry.idempotencyKey},
        ${entry.at}::timestamptz
      from account where coins + ${entry.amountCoins}::bigint >= 0
      on conflict (player_id, idempotency_key) do nothing
      returning player_id, entry_number, balance_after
    ), moved as (
      update coin_accounts set coins = added.balance_after, entry_count = added.entry_number
      from added where coin_accounts.player_id = added.player_id
    )
    select (select count(*) from added) = 1 as booked,
      coalesce((select balance_after from added), account.coins) as coins
    from account`.execute(db);
  return rows[0];
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

import { refuse, type Refusal } from "@crosscheck/contract";
import type { Db } from "../postgres/database.ts";
import { findCoins, findEntryCoins, insertCoinAccount, insertCoinEntry } from "./coin-queries.ts";
import { COIN_REASONS, type CoinReason } from "../postgres/tables/coin-tables.ts";

export type Booking = {
  readonly playerId: string;
  readonly reason: CoinReason;
  /** Positive: income of the player; negative: expense. Never 0. */
  readonly amountCoins: number;
  /** What it is for: id of an attempt, category or friend. */
  readonly reference: string;
  /** One per player and cause; a second booking with it changes nothing. */
  readonly idempotencyKey: string;
  readonly at: Date;
};

/** Opens a player's empty account. Call inside the transaction that makes the player. */
export async function openCoinAccount(tx: Db, playerId: string): Promise<void> {
  await insertCoinAccount(tx, playerId);
}

/**
 * Books coins between a player and the house, once per idempotency key. Call inside the caller's transaction: the
 * player's account stays locked until it ends. Lock order of every transaction: attempt, player, then accounts, the
 * acting player's own account first and the account of whoever invited that player last; friendship by code has no
 * circles, so no two transactions wait for each other.
 */
export async function bookCoins(
  tx: Db,
  booking: Booking,
): Promise<{ readonly booked: boolean; readonly balance: number } | Refusal<"not_enough_coins">> {
  if (!Number.isSafeInteger(booking.amountCoins) || booking.amountCoins === 0) {
    throw new RangeError(`cannot book ${booking.amountCoins} coins`);
  }
  const { houseAccount } = COIN_REASONS[booking.reason];
  const result = await insertCoinEntry(tx, { ...booking, houseAccount });
  if (result === undefined) throw new Error(`player ${booking.playerId} has no coin account`);
  const isShort = !result.booked && result.coins + booking.amountCoins < 0;
  if (isShort && (await findEntryCoins(tx, booking)) === undefined) return refuse("not_enough_coins");
  return { booked: result.booked, balance: result.coins };
}

/** Coins of a player. */
export async function findBalance(db: Db, playerId: string): Promise<number> {
  return (await findCoins(db, playerId)) ?? 0;
}

import { refuse, type Refusal } from "@crosscheck/contract";
import type { Db } from "../postgres/database.ts";
import {
  COIN_REASONS,
  HOUSE_REASONS,
  type CoinReason,
  type GivenBackReason,
  type HouseReason,
} from "../postgres/tables/coin-tables.ts";
import {
  findAccount,
  findEntryCoins,
  insertCoinAccount,
  insertCoinEntry,
  insertHouseEntry,
  type Balance,
} from "./coin-queries.ts";

export type Booking = {
  readonly playerId: string;
  /** Positive: income of the player; negative: expense. Never 0. */
  readonly amountCoins: number;
  /** What it is for: id of an attempt, category or friend. */
  readonly reference: string;
  /** One per player and cause; a second booking with it changes nothing. */
  readonly idempotencyKey: string;
  readonly at: Date;
} & (
  | { readonly reason: Exclude<CoinReason, GivenBackReason>; readonly undoes?: never }
  /** `undoes`: key of the player's entry whose coins come back, once, as the kind they were taken. */
  | { readonly reason: GivenBackReason; readonly undoes: string }
);

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
  const { houseAccount, kind } = COIN_REASONS[booking.reason];
  const result = await insertCoinEntry(tx, { ...booking, houseAccount, undoes: booking.undoes ?? null });
  if (result === undefined) throw new Error(`player ${booking.playerId} has no coin account`);
  if (!result.booked && (await findEntryCoins(tx, booking)) === undefined) {
    const there = kind === "redeemable" ? result.redeemable : result.coins;
    if (there + booking.amountCoins < 0) return refuse("not_enough_coins");
    throw new Error(`player ${booking.playerId} has no entry ${booking.undoes} to undo`);
  }
  return { booked: result.booked, balance: result.coins };
}

export type HouseTransfer = {
  readonly reason: HouseReason;
  /** Positive. */
  readonly coins: number;
  /** What it is for: id of a payout, contest or battle. */
  readonly reference: string;
  /** One per cause; a second transfer with it changes nothing. */
  readonly idempotencyKey: string;
  readonly at: Date;
};

/** Moves coins between two accounts of the house, once per key; false for a repeat. Call inside the caller's transaction. */
export async function moveHouseCoins(tx: Db, transfer: HouseTransfer): Promise<boolean> {
  return await insertHouseEntry(tx, { ...transfer, ...HOUSE_REASONS[transfer.reason] });
}

/** Coins of a player, all and redeemable. */
export async function findBalances(db: Db, playerId: string): Promise<Balance> {
  return (await findAccount(db, playerId)) ?? { coins: 0, redeemable: 0 };
}

/** Coins of a player. */
export async function findBalance(db: Db, playerId: string): Promise<number> {
  return (await findBalances(db, playerId)).coins;
}

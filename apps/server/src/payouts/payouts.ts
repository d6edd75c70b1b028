import { isRefusal } from "@crosscheck/contract";
import { bookCoins, moveHouseCoins } from "../coins/ledger.ts";
import type { Db } from "../postgres/database.ts";
import {
  forgetAddresses,
  forgetAddressOfDeleted,
  lockPending,
  storeState,
  type PayoutRecord,
} from "./payout-queries.ts";

/** Key of the entry that holds a request's coins. */
export function holdKey(payoutId: string): string {
  return `payout_hold:${payoutId}`;
}

/**
 * Ends a locked open request without a payment: its coins go back as the kind they were. Lock order of everything about
 * payouts: player, request, then the account of coins.
 */
export async function giveBack(
  tx: Db,
  payout: Pick<PayoutRecord, "payoutId" | "playerId" | "coins">,
  end: { readonly state: "refused" | "cancelled"; readonly at: Date; readonly answer?: string },
): Promise<void> {
  const { payoutId, playerId, coins } = payout;
  await storeState(tx, { payoutId, ...end });
  const booked = await bookCoins(tx, {
    playerId,
    reason: "payout_return",
    amountCoins: coins,
    reference: payoutId,
    idempotencyKey: `payout_return:${payoutId}`,
    undoes: holdKey(payoutId),
    at: end.at,
  });
  if (isRefusal(booked)) throw new Error("income was refused");
  await forgetAddressOfDeleted(tx, payoutId);
}

/** Ends a locked approved request that was paid: its coins go back to where coins come from. */
export async function closePaid(tx: Db, { payoutId, coins }: PayoutRecord, at: Date): Promise<void> {
  await storeState(tx, { payoutId, state: "completed", at });
  await moveHouseCoins(tx, {
    reason: "payout_paid",
    coins,
    reference: payoutId,
    idempotencyKey: `payout_paid:${payoutId}`,
    at,
  });
  await forgetAddressOfDeleted(tx, payoutId);
}

/** A pending request of a player who goes is cancelled; an approved one is still paid, and its address goes then. */
export async function erasePayouts(tx: Db, playerId: string, at: Date): Promise<void> {
  const pending = await lockPending(tx, playerId);
  if (pending !== undefined) await giveBack(tx, pending, { state: "cancelled", at });
  await forgetAddresses(tx, playerId);
}

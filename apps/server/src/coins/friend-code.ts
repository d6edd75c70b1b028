import { isRefusal } from "@crosscheck/contract";
import type { Db } from "../postgres/database.ts";
import { markReferralPaid } from "./coin-queries.ts";
import { bookCoins } from "./ledger.ts";

/**
 * Pays the owner of a friend code after the newcomer's first finished quiz that counts, once per newcomer (contract §5,
 * decision 011). Call inside the finish transaction, last: see the lock order of bookCoins.
 */
export async function rewardFriendCodeOwner(
  tx: Db,
  reward: {
    readonly newcomerId: string;
    readonly ownerId: string;
    readonly amountCoins: number;
    readonly at: Date;
  },
): Promise<void> {
  const isFirst = await markReferralPaid(tx, reward.newcomerId, reward.at);
  if (!isFirst || reward.amountCoins === 0) return;
  const booked = await bookCoins(tx, {
    playerId: reward.ownerId,
    reason: "friend_code_owner",
    amountCoins: reward.amountCoins,
    reference: reward.newcomerId,
    idempotencyKey: `friend_code_owner:${reward.newcomerId}`,
    at: reward.at,
  });
  if (isRefusal(booked)) throw new Error("income was refused");
}

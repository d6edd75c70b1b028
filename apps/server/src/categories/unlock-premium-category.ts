import { isRefusal, refuse } from "@crosscheck/contract";
import type { unlockPremiumCategory } from "@crosscheck/contract/actions/categories";
import { bookCoins } from "../coins/ledger.ts";
import type { Handler } from "../calls/handle.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { findOffer } from "./category-queries.ts";
import { addUnlock } from "./progress-queries.ts";

export const handleUnlockPremiumCategory: Handler<typeof unlockPremiumCategory> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const { playerId } = caller;
  return inTransaction(db, async (tx) => {
    const offer = await findOffer(tx, input.category, playerId);
    if (offer === undefined) return refuse("no_data");
    if (offer.isUnlocked) return refuse("already_unlocked");
    const { categoryId, slug, priceCoins } = offer;

    // The debit comes first: it locks the account, so of many calls at once the others wait here and find the entry.
    const at = new Date(nowMs);
    const debit = await bookCoins(tx, {
      playerId,
      reason: "premium_unlock",
      amountCoins: -priceCoins,
      reference: categoryId,
      idempotencyKey: `premium_unlock:${categoryId}`,
      at,
    });
    if (isRefusal(debit)) return debit;
    if (!debit.booked) return refuse("already_unlocked");
    await addUnlock(tx, { playerId, categoryId, priceCoins, at });
    return { data: { category: slug, coins: debit.balance }, message: "stored" as const };
  });
};

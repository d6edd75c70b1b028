import type { Actions } from "@crosscheck/contract";
import { pendingReason } from "@crosscheck/rules/referrals/referral";
import { firstName } from "@crosscheck/rules/referrals/first-name";
import { settleReferrals } from "../coins/referral.ts";
import { listReferrals, sumReferrals } from "../coins/referral-queries.ts";
import type { Handler } from "../calls/handle.ts";

/** Friends that waited for the limit of a day or month are paid on the way, as far as there is room now. */
export const handleGetReferrals: Handler<Actions["get_referrals"]> = async (call) => {
  const { db, caller, settings, nowMs, input } = call;
  const { offset, limit } = input;
  const at = new Date(nowMs);
  const before = await sumReferrals(db, caller.playerId, at);
  if (before.isPayable) await settleReferrals(db, caller.playerId, { settings, at });
  const totals = before.isPayable ? await sumReferrals(db, caller.playerId, at) : before;
  const page = { ownerId: caller.playerId, offset, limit };
  const friends = totals.joined <= offset ? [] : await listReferrals(db, page);
  const isMonthFull = totals.paidThisMonth >= settings.paidFriendsPerMonth;
  return {
    data: {
      joined: totals.joined,
      paid: totals.paid,
      pending: totals.pending,
      coins_earned: totals.coins,
      day_limit: settings.paidFriendsPerDay,
      month_limit: settings.paidFriendsPerMonth,
      own_coins_held: totals.isHeldHere ? settings.friendCodeCoins : 0,
      friends: friends.map((friend, index) => {
        const reason = pendingReason(friend, { isMonthFull });
        const state = friend.state === "paid" || friend.state === "refused" ? friend.state : "pending";
        return {
          number: Math.max(1, totals.joined - offset - index),
          name: friend.name === null ? null : firstName(friend.name),
          joined_at: friend.joinedAt.toISOString(),
          state,
          reason,
          coins: friend.coins,
        };
      }),
    },
    total: totals.joined,
  };
};

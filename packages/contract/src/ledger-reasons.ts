import { z } from "zod";

/** Why coins moved between a player and the house; clients own the wording. */
export const CoinReason = z.enum([
  "welcome",
  "friend_code",
  "friend_code_owner",
  "quiz_reward",
  "regrade_reward",
  "badge_reward",
  "lifeline",
  "premium_unlock",
  "correction",
  "contest_entry",
  "contest_prize",
  "contest_refund",
  "battle_stake",
  "battle_pot",
  "battle_refund",
  "payout_hold",
  "payout_return",
]);

/** The same, and why coins moved between two accounts of the house. */
export const LedgerReason = z.enum([
  ...CoinReason.options,
  "payout_paid",
  "contest_top_up",
  "contest_rest",
  "battle_rest",
]);

/** Who has coins in the books: all players together, and the accounts of the house. */
export const LedgerAccount = z.enum([
  "players",
  "rewards",
  "sales",
  "corrections",
  "contests",
  "battles",
  "payouts",
]);

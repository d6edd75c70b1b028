import type { Generated } from "kysely";

/**
 * Why coins move between a player and the house: the account of the house on the other side, and the kind of coins.
 * `redeemable` brings or takes coins that can be paid out, `other` brings others and takes those first, `as_taken`
 * gives coins back as the kind that the undone entry took; whatever is more than that is not redeemable, so that a won
 * stake never is. The database has the same closed list.
 */
export const COIN_REASONS = {
  welcome: { houseAccount: "rewards", kind: "other" },
  friend_code: { houseAccount: "rewards", kind: "other" },
  friend_code_owner: { houseAccount: "rewards", kind: "other" },
  quiz_reward: { houseAccount: "rewards", kind: "redeemable" },
  regrade_reward: { houseAccount: "rewards", kind: "redeemable" },
  badge_reward: { houseAccount: "rewards", kind: "redeemable" },
  lifeline: { houseAccount: "sales", kind: "other" },
  premium_unlock: { houseAccount: "sales", kind: "other" },
  correction: { houseAccount: "corrections", kind: "other" },
  contest_entry: { houseAccount: "contests", kind: "other" },
  contest_prize: { houseAccount: "contests", kind: "redeemable" },
  contest_refund: { houseAccount: "contests", kind: "as_taken" },
  battle_stake: { houseAccount: "battles", kind: "other" },
  battle_pot: { houseAccount: "battles", kind: "as_taken" },
  battle_refund: { houseAccount: "battles", kind: "as_taken" },
  payout_hold: { houseAccount: "payouts", kind: "redeemable" },
  payout_return: { houseAccount: "payouts", kind: "as_taken" },
} as const satisfies Readonly<
  Record<string, { readonly houseAccount: HouseAccount; readonly kind: "redeemable" | "other" | "as_taken" }>
>;
export type CoinReason = keyof typeof COIN_REASONS;
/** For which players pay; a correction goes either way, and every other reason brings them coins. The database says so too. */
export const PAID_FOR: readonly CoinReason[] = [
  "lifeline",
  "premium_unlock",
  "contest_entry",
  "battle_stake",
  "payout_hold",
];
/** Reasons that give back what an entry of the same player took. */
export type GivenBackReason = {
  [Reason in CoinReason]: (typeof COIN_REASONS)[Reason]["kind"] extends "as_taken" ? Reason : never;
}[CoinReason];
/**
 * `rewards` pays players, `sales` receives from them, `corrections` does either. `contests`, `battles` and `payouts` hold
 * what is not settled yet: nothing is left there of a contest, battle or payout that is over.
 */
export type HouseAccount = "rewards" | "sales" | "corrections" | "contests" | "battles" | "payouts";

/** `players`: all of them together. */
export type LedgerAccount = "players" | HouseAccount;

/** Why coins move between two accounts of the house; paid or left over, they go back to where coins come from. */
export const HOUSE_REASONS = {
  payout_paid: { from: "payouts", to: "rewards" },
  contest_top_up: { from: "rewards", to: "contests" },
  contest_rest: { from: "contests", to: "rewards" },
  battle_rest: { from: "battles", to: "rewards" },
} as const satisfies Readonly<Record<string, { readonly from: HouseAccount; readonly to: HouseAccount }>>;
export type HouseReason = keyof typeof HOUSE_REASONS;

/** Tables of migrations 0003, 0016, 0036, 0040, 0095 and 0112. */
export type CoinTables = {
  readonly coin_accounts: {
    readonly player_id: string;
    readonly coins: Generated<number>;
    readonly redeemable_coins: Generated<number>;
    readonly entry_count: Generated<number>;
  };
  readonly coin_entries: {
    readonly player_id: string;
    readonly entry_number: number;
    readonly reason: CoinReason;
    readonly player_coins: number;
    readonly house_coins: number;
    readonly house_account: HouseAccount;
    readonly balance_after: number;
    readonly reference: string;
    readonly idempotency_key: string;
    readonly booked_at: Date;
    readonly redeemable_coins: Generated<number>;
    readonly undoes: string | null;
  };
  readonly house_entries: {
    readonly idempotency_key: string;
    readonly reason: HouseReason;
    readonly from_account: HouseAccount;
    readonly to_account: HouseAccount;
    readonly coins: number;
    readonly reference: string;
    readonly booked_at: Date;
  };
  readonly ledger_days: {
    readonly day: string;
    readonly reason: CoinReason | HouseReason;
    readonly from_account: LedgerAccount;
    readonly to_account: LedgerAccount;
    readonly entries: number;
    readonly coins: number;
  };
  readonly referrals: {
    readonly newcomer_id: string;
    readonly owner_id: string;
    readonly joined_at: Date;
    readonly state: "open" | "held" | "paid" | "refused";
    readonly first_at: Date | null;
    readonly first_zone: string | null;
    readonly due_at: Date | null;
    readonly paid_at: Date | null;
    readonly coins: Generated<number>;
    readonly address_hash: Uint8Array | null;
    readonly device_hash: Uint8Array | null;
    readonly held_with: string | null;
  };
  readonly coin_day_totals: {
    readonly player_id: string;
    readonly source: string;
    readonly day: string;
    readonly coins: number;
    readonly granted: number;
  };
};

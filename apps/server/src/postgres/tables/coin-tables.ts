import type { Generated } from "kysely";

/** Why coins move, and the account of the house on the other side. The database has the same closed list. */
export const COIN_REASONS = {
  welcome: { houseAccount: "rewards" },
  friend_code: { houseAccount: "rewards" },
  friend_code_owner: { houseAccount: "rewards" },
  quiz_reward: { houseAccount: "rewards" },
  lifeline: { houseAccount: "sales" },
  premium_unlock: { houseAccount: "sales" },
  correction: { houseAccount: "corrections" },
} as const satisfies Readonly<Record<string, { readonly houseAccount: HouseAccount }>>;
export type CoinReason = keyof typeof COIN_REASONS;
/** `rewards` only pays players, `sales` only receives from them, `corrections` does either. */
export type HouseAccount = "rewards" | "sales" | "corrections";

/** Tables of migrations 0003, 0016 and 0036. */
export type CoinTables = {
  readonly coin_accounts: {
    readonly player_id: string;
    readonly coins: Generated<number>;
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

import type { PayoutMethod } from "@crosscheck/rules/payouts/payout";
import type { Generated } from "kysely";

/** `pending` and `approved` are open and hold coins; of the others `completed` has paid them, the rest gave them back. */
export type PayoutState = "pending" | "approved" | "completed" | "refused" | "cancelled";

/** Table of migration 0041. */
export type PayoutTables = {
  readonly payout_requests: {
    readonly payout_id: string;
    readonly player_id: string;
    readonly state: PayoutState;
    readonly method: PayoutMethod;
    /** Sealed by the vault, about the payout's id. */
    readonly address: Uint8Array | null;
    readonly coins: number;
    readonly units: number;
    readonly unit_name: string;
    readonly details: Generated<string>;
    readonly requested_at: Date;
    readonly approved_at: Date | null;
    readonly closed_at: Date | null;
    readonly answer: Generated<string>;
  };
};

import { z } from "zod";
import { PayoutMethodField, PayoutState } from "../actions/payouts.ts";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, textField, Uuid } from "../fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

const Row = z.strictObject({
  payout_id: Uuid,
  player_id: Uuid,
  /** Whose account was closed or deleted meanwhile is not paid without a look. */
  player_status: z.enum(["active", "deactivated", "deleted"]),
  payment_type: PayoutMethodField,
  /** Masked. */
  payment_address: z.string(),
  coins: Coins,
  units: z.int(),
  unit: z.string(),
  details: z.string(),
  state: PayoutState,
  requested_at: Instant,
  approved_at: Instant.nullable(),
  closed_at: Instant.nullable(),
});

const page = { state: PayoutState.default("pending"), cursor: Uuid.optional(), limit: LimitField };

export const listPayouts = defineAction({
  name: "list_payouts",
  summary: "Payout requests in a state, oldest first; addresses are masked.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject(page),
  output: pageOf(Row),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const exportPayouts = defineAction({
  name: "export_payouts",
  summary: "The same as one CSV text without formulas; addresses are masked.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject(page),
  output: z.strictObject({ csv: z.string(), next_cursor: z.string().nullable() }),
  messages: [],
  refusals: [],
  perMinute: 20,
});

const one = { payout_id: Uuid };

export const viewPayoutAddress = defineAction({
  name: "view_payout_address",
  summary: "Where an approved payout goes to, for whoever pays it; every look is in the audit.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject(one),
  output: z.strictObject({ ...one, payment_type: PayoutMethodField, payment_address: z.string() }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

const step = {
  access: { roles: ["admin"] },
  needsPresence: true,
  output: z.strictObject({ ...one, state: PayoutState }),
  messages: ["updated"],
  refusals: ["no_data", "payout_not_pending"],
  perMinute: 60,
} as const;

export const approvePayout = defineAction({
  name: "approve_payout",
  summary: "Takes a pending payout on to be paid; its player cannot cancel it any more.",
  ...step,
  input: z.strictObject(one),
});

export const completePayout = defineAction({
  name: "complete_payout",
  summary: "Says that an approved payout was paid.",
  ...step,
  input: z.strictObject(one),
});

export const refusePayout = defineAction({
  name: "refuse_payout",
  summary: "Refuses an open payout; the coins go back and the player reads the answer.",
  ...step,
  input: z.strictObject({ ...one, answer: textField(1, 500) }),
});

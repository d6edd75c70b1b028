import { PAYOUT_ADDRESS_MAX, PAYOUT_DETAILS_MAX, PAYOUT_METHODS } from "@crosscheck/rules/payouts/payout";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, Paging, Uuid, intField, numberField, textField } from "../fields.ts";

/** `pending` and `approved` are open; refused and cancelled requests have given their coins back. */
export const PayoutState = z.enum(["pending", "approved", "completed", "refused", "cancelled"]);
export const PayoutMethodField = z.enum(PAYOUT_METHODS);

export const PayoutRequest = z.strictObject({
  payment_id: Uuid,
  payment_type: PayoutMethodField,
  /** Masked; empty once the account it belonged to is deleted. */
  payment_address: z.string(),
  /** Whole units, and their name at the time of the request. */
  payment_amount: z.int(),
  unit: z.string(),
  coin_used: Coins,
  details: z.string(),
  status: PayoutState,
  date: Instant,
  approved_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  /** Why it was refused. */
  answer: z.string(),
});

export const getPaymentRequest = defineAction({
  name: "get_payment_request",
  summary: "The player's own payout requests with their state, latest first; addresses are masked.",
  access: "player",
  input: z.strictObject(Paging),
  output: z.array(PayoutRequest),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const setPaymentRequest = defineAction({
  name: "set_payment_request",
  summary:
    "Asks for a payout of redeemable coins, which are held at once; the amount follows from the coins.",
  access: "player",
  input: z.strictObject({
    // What is missing is told after the switch: see the order of the checks in the handler.
    payment_type: z.string().max(20).default(""),
    /** An email address, a number in E.164, or name@bank. */
    payment_address: textField(0, PAYOUT_ADDRESS_MAX).default(""),
    /** Only compared. */
    payment_amount: numberField.optional(),
    /** Coins to redeem; those beyond whole units stay with the player. */
    coin_used: intField(0, 1_000_000_000).default(0),
    details: textField(0, PAYOUT_DETAILS_MAX).default(""),
  }),
  output: z.strictObject({
    request: PayoutRequest,
    /** Both balances afterwards. */
    coins: Coins,
    redeemable_coins: Coins,
  }),
  messages: ["updated"],
  refusals: ["payouts_off", "payout_minimum", "not_enough_coins", "payout_wait", "payout_open"],
  perMinute: 10,
});

export const deletePendingPaymentRequest = defineAction({
  name: "delete_pending_payment_request",
  summary: "Cancels an own pending payout request; its coins come back.",
  access: "player",
  input: z.strictObject({ payment_id: Uuid }),
  output: z.strictObject({ payment_id: Uuid, status: PayoutState, coins: Coins, redeemable_coins: Coins }),
  messages: ["updated"],
  refusals: ["no_data", "payout_not_pending"],
  perMinute: 20,
});

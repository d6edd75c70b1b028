import {
  isPayoutAddress,
  PAYOUT_DETAILS_MAX,
  PAYOUT_METHODS,
  type PayoutMethod,
} from "@crosscheck/rules/payouts/payout";
import { toAsciiDigits } from "@crosscheck/rules/questions/ascii-digits";
import * as z from "zod/mini";
import { toPhoneNumber } from "../../auth/phone-number.ts";
import { EMPTY_FIELD } from "../../forms/shapes.ts";
import type { MsgId } from "../../i18n/message-ids.ts";

export type PayoutValues = {
  readonly method: PayoutMethod;
  /** As typed; see {@link toAddress}. */
  readonly address: string;
  /** As typed; see {@link readCoins}. */
  readonly coins: string;
  readonly details: string;
};

export const EMPTY_REQUEST: PayoutValues = { method: "paypal", address: "", coins: "", details: "" };

const WHOLE = /^\d{1,9}$/;

/** Typed coins as a number, in the digits of any keyboard; 0 for what is no number. */
export function readCoins(typed: string): number {
  const digits = toAsciiDigits(typed).trim();
  return WHOLE.test(digits) ? Number(digits) : 0;
}

/** An address as the server takes it; null for a mobile number that is none. */
export async function toAddress(method: PayoutMethod, typed: string): Promise<string | null> {
  return method === "mobile" ? await toPhoneNumber(toAsciiDigits(typed)) : typed;
}

const filled = () => z.string().check(z.trim(), z.minLength(1, EMPTY_FIELD));

/** What a form for a payout takes, with the sentence for what it does not. */
export function payoutShape(
  minimumCoins: number,
  redeemable: number,
): z.ZodMiniType<PayoutValues, PayoutValues> {
  return z
    .object({
      method: z.enum(PAYOUT_METHODS),
      address: filled(),
      coins: filled(),
      details: z.string().check(z.trim(), z.maxLength(PAYOUT_DETAILS_MAX, "refusals.invalid_field")),
    })
    .check(({ value, issues }) => {
      const say = (path: keyof PayoutValues, message: MsgId) =>
        issues.push({ code: "custom", input: value, path: [path], message });
      const coins = readCoins(value.coins);
      // A mobile number is looked at when it is sent: the library for it comes only then.
      if (value.method !== "mobile" && !isPayoutAddress(value.method, value.address)) {
        say("address", `wallet.address_wrong.${value.method}`);
      }
      if (coins < minimumCoins) say("coins", "refusals.payout_minimum");
      else if (coins > redeemable) say("coins", "refusals.not_enough_coins");
    });
}

const FIELDS = {
  payment_address: "address",
  coin_used: "coins",
  details: "details",
} as const;

/** The field of the form that a refusal is about. */
export function toField({ refused, field }: { readonly refused: string; readonly field: string | null }): {
  readonly field?: keyof PayoutValues;
} {
  if (refused === "payout_minimum" || refused === "not_enough_coins") return { field: "coins" };
  return field !== null && Object.hasOwn(FIELDS, field)
    ? { field: FIELDS[field as keyof typeof FIELDS] }
    : {};
}

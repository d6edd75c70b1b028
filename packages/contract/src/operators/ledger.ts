import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, intField, Uuid } from "../fields.ts";
import { LedgerAccount, LedgerReason } from "../ledger-reasons.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

/** Entries are counted up to here; more of them are told as this many. */
export const MOST_COUNTED_ENTRIES = 10_000;
const MOST_EXPORTED = 5_000;
const MOST_MONTHS = 36;

const filters = {
  player_id: Uuid.optional(),
  reason: LedgerReason.optional(),
  /** From the player's side: entries that brought coins, or took some. Transfers within the house are neither. */
  direction: z.enum(["income", "expense"]).optional(),
  /** What it was for, whole: id of an attempt, contest, battle, category, payout or player. */
  reference: z
    .string()
    .regex(/^[\w.:-]{1,100}$/)
    .optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  /** Exclusive. */
  until: z.iso.datetime({ offset: true }).optional(),
  /** `entry_id` of the last row there was. */
  cursor: z.string().min(1).max(200).optional(),
};

export const listLedger = defineAction({
  name: "list_ledger",
  summary:
    "Entries of the ledger with both sides, the latest first: all, or by player, reason, direction, reference and time; counted up to 10,000.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject({ ...filters, limit: LimitField }),
  output: pageOf(
    z.strictObject({
      entry_id: z.string(),
      booked_at: Instant,
      reason: LedgerReason,
      /** Where the coins went from and to; `players` is the player named here. */
      from_account: LedgerAccount,
      to_account: LedgerAccount,
      /** Above 0. */
      coins: Coins,
      /** null: a transfer within the house. */
      player_id: Uuid.nullable(),
      /** null also for a deleted player. */
      player: z.string().nullable(),
      /** Coins of the player afterwards. */
      balance_after: Coins.nullable(),
      reference: z.string(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const exportLedger = defineAction({
  name: "export_ledger",
  summary: "The same as CSV without formulas, up to 5,000 entries a call; players by id alone.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({ ...filters, limit: intField(1, MOST_EXPORTED).default(MOST_EXPORTED) }),
  output: z.strictObject({ csv: z.string(), next_cursor: z.string().nullable() }),
  messages: [],
  refusals: [],
  perMinute: 30,
});

const moved = z.strictObject({ in: Coins, out: Coins });

export const getLedgerTotals = defineAction({
  name: "get_ledger_totals",
  summary:
    "Balances of all players together and of the accounts of the house, what moved today and this month, and sums of each month by reason; UTC, counted every minute.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject({ months: intField(1, MOST_MONTHS).default(12) }),
  output: z.strictObject({
    accounts: z.array(
      z.strictObject({ account: LedgerAccount, coins: z.int(), today: moved, this_month: moved }),
    ),
    /** The latest first; those in which nothing moved too. */
    months: z.array(
      z.strictObject({
        /** `2026-11`. */
        month: z.string(),
        /** Given as rewards; paid by players for help and categories; put in contests and battles; won there. */
        given: Coins,
        spent: Coins,
        staked: Coins,
        won: Coins,
        /** Stakes, fees and held payouts that came back. */
        refunded: Coins,
        /** By operators, signed from the players' side. */
        corrected: z.int(),
        /** Exchanged for money. */
        paid_out: Coins,
        reasons: z.array(
          z.strictObject({
            reason: LedgerReason,
            from_account: LedgerAccount,
            to_account: LedgerAccount,
            entries: z.int(),
            coins: Coins,
          }),
        ),
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

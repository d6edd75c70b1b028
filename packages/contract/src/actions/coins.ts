import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, Paging, Slug, Uuid, intField } from "../fields.ts";
import { CoinReason } from "../ledger-reasons.ts";

export const getTrackerData = defineAction({
  name: "get_tracker_data",
  summary: "The player's coins as they came and went, latest first: type 1 income, 2 expenses, absent all.",
  access: "player",
  input: z.strictObject({
    ...Paging,
    type: intField(1, 2).optional(),
    /** Code of an interface language, for names; absent: the one the player has chosen. */
    language: z.string().max(20).optional(),
  }),
  output: z.array(
    z.strictObject({
      /** Number of the entry, from 1 for the player's first. */
      id: z.int(),
      type: CoinReason,
      /** What it was for, as far as there is something to name or to open. */
      title_params: z.strictObject({
        mode: z.string().optional(),
        /** Of the quiz, category or contest. */
        name: z.string().optional(),
        /** A finished run, to look at again. */
        attempt_id: Uuid.optional(),
        contest_id: Uuid.optional(),
        category: z.strictObject({ slug: Slug, type: z.int(), no_of: z.int() }).optional(),
      }),
      /** Signed: income is positive. */
      points: z.int(),
      balance_after: Coins,
      /** 0 credit, 1 debit. */
      status: z.literal([0, 1]),
      date: Instant,
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 60,
});

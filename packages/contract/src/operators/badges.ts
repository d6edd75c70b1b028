import { badgeOf, BADGE_TYPES, MOST_REWARD } from "@crosscheck/rules/badges/badges";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, intField } from "../fields.ts";

const MOST_THRESHOLD = Math.max(...BADGE_TYPES.map((type) => badgeOf(type).mostThreshold));

export const setBadge = defineAction({
  name: "set_badge",
  summary: "Changes what a badge asks for and pays, within its bounds; whoever has it keeps it.",
  access: { roles: ["admin"] },
  input: z.strictObject({
    type: z.enum(BADGE_TYPES),
    /** Within the bounds of the badge, which may be narrower. */
    threshold: intField(1, MOST_THRESHOLD).optional(),
    reward: intField(0, MOST_REWARD).optional(),
  }),
  output: z.strictObject({ type: z.enum(BADGE_TYPES), threshold: z.int(), reward: Coins }),
  messages: ["updated"],
  refusals: [],
  perMinute: 60,
});

import { BADGE_TYPES } from "@crosscheck/rules/badges/badges";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, Instant } from "../fields.ts";

const BadgeName = z.enum(BADGE_TYPES);
/** 0 locked, 1 unlocked with its reward unclaimed, 2 claimed. */
const BadgeStatus = z.literal([0, 1, 2]);

export const getUserBadges = defineAction({
  name: "get_user_badges",
  summary: "All badges: what each asks for and pays, how far the player is, and whether it was claimed.",
  access: "player",
  input: z.strictObject({}),
  output: z.array(
    z.strictObject({
      type: BadgeName,
      /** In the language the player has chosen for the interface. */
      badge_label: z.string(),
      badge_note: z.string(),
      badge_reward: Coins,
      /** Always null: clients draw badges by their type. */
      badge_icon: z.string().nullable(),
      /** What has to be reached. */
      badge_counter: z.int(),
      /** May be more than what has to be reached, and less for a badge unlocked before. */
      progress: z.int(),
      status: BadgeStatus,
      unlocked_at: Instant.nullable(),
      claimed_at: Instant.nullable(),
    }),
  ),
  messages: [],
  refusals: ["user_not_found"],
  perMinute: 60,
});

export const setBadges = defineAction({
  name: "set_badges",
  summary:
    "Looks again whether this badge was reached and answers how it stands; nothing is unlocked by asking.",
  access: "player",
  input: z.strictObject({ type: BadgeName }),
  output: z.strictObject({ type: BadgeName, status: BadgeStatus, progress: z.int() }),
  messages: ["updated"],
  refusals: ["user_not_found"],
  perMinute: 60,
});

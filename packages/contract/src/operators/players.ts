import { z } from "zod";
import { reviewAttempt } from "../actions/attempts.ts";
import { getMyData } from "../actions/my-data.ts";
import { OwnUser } from "../actions/players.ts";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, intField, Uuid } from "../fields.ts";
import { EMAIL_MAX } from "../limits.ts";
import { LimitField, pageOf, ReasonField } from "./operator-fields.ts";

/** Most coins that one correction moves, in either direction. */
export const MOST_CORRECTED_COINS = 10_000;

const PlayerStatus = z.strictObject({ player_id: Uuid, status: z.enum(["active", "deactivated"]) });

export const findPlayers = defineAction({
  name: "find_players",
  summary: "Players with this mail address, mobile number or friend code; other calls take their ids.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject({ player: z.string().trim().min(3).max(EMAIL_MAX) }),
  output: z.strictObject({
    rows: z.array(
      PlayerStatus.extend({
        name: z.string(),
        name_number: z.int(),
        type: z.enum(["email", "mobile", "social"]),
        created_at: Instant,
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const searchPlayers = defineAction({
  name: "search_players",
  summary:
    "Players by a part of the name, or by mail address, mobile number, friend code or id; the newest first.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject({
    player: z.string().trim().min(1).max(EMAIL_MAX).optional(),
    status: z.enum(["active", "deactivated"]).optional(),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: pageOf(
    PlayerStatus.extend({
      name: z.string(),
      name_number: z.int(),
      type: z.enum(["email", "mobile", "social"]),
      coins: Coins,
      all_time_score: z.int(),
      created_at: Instant,
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

const one = { player_id: Uuid };

export const viewPlayer = defineAction({
  name: "view_player",
  summary: "A player's account as the player sees it, with addresses; every look is in the audit.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject(one),
  output: OwnUser,
  messages: [],
  refusals: ["user_not_found"],
  perMinute: 120,
});

export const viewPlayerData = defineAction({
  name: "view_player_data",
  summary:
    "One part of what the product holds about a player, as a table: coins, attempts, devices, badges, reports and the rest.",
  access: { roles: ["admin", "support"] },
  input: getMyData.input.extend(one),
  output: getMyData.output,
  messages: [],
  refusals: [],
  perMinute: 240,
});

export const reviewPlayerAttempt = defineAction({
  name: "review_player_attempt",
  summary:
    "A finished attempt question by question: what was asked, answered, right, and when. Refused while its player may not see that either.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject({ ...one, attempt_id: Uuid }),
  output: reviewAttempt.output,
  messages: [],
  refusals: ["no_data", "attempt_open"],
  perMinute: 120,
});

export const deactivatePlayer = defineAction({
  name: "deactivate_player",
  summary: "Closes an account and ends its sign-ins at once; the player reads code 126.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject({ player_id: Uuid, reason: ReasonField }),
  output: PlayerStatus,
  messages: ["updated"],
  refusals: ["user_not_found"],
  perMinute: 60,
});

export const reactivatePlayer = defineAction({
  name: "reactivate_player",
  summary: "Opens a closed account again; the player signs in anew.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject({ player_id: Uuid, reason: ReasonField }),
  output: PlayerStatus,
  messages: ["updated"],
  refusals: ["user_not_found"],
  perMinute: 60,
});

export const correctCoins = defineAction({
  name: "correct_coins",
  summary: "Adds coins to a player's account or takes some away, once per idempotency key.",
  access: { roles: ["admin", "support"] },
  needsPresence: true,
  input: z.strictObject({
    player_id: Uuid,
    /** Negative takes away; never below an empty account. */
    coins: intField(-MOST_CORRECTED_COINS, MOST_CORRECTED_COINS).refine((coins) => coins !== 0),
    reason: ReasonField,
    /** Of the caller's own making; a repeat with it moves nothing. */
    idempotency_key: z.string().regex(/^[\w.-]{8,64}$/),
  }),
  output: z.strictObject({
    player_id: Uuid,
    /** Balance afterwards. */
    coins: Coins,
    /** False for a repeat. */
    booked: z.boolean(),
  }),
  messages: ["updated"],
  refusals: ["user_not_found", "not_enough_coins", "key_reused"],
  perMinute: 60,
});

export const listHeldReferrals = defineAction({
  name: "list_held_referrals",
  summary: "Friends by code that wait for a look, oldest first: several came from one address or device.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject({ cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(
    z.strictObject({
      newcomer_id: Uuid,
      newcomer: z.string(),
      owner_id: Uuid,
      owner: z.string(),
      joined_at: Instant,
      /** Another newcomer of the same address or device; null: unknown. */
      held_with: Uuid.nullable(),
      /** Whether the newcomer has played on two days. */
      is_due: z.boolean(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

const heldReferral = {
  access: { roles: ["admin", "support"] },
  input: z.strictObject({ newcomer_id: Uuid }),
  output: z.strictObject({ newcomer_id: Uuid, state: z.enum(["released", "refused"]) }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
} as const;

export const releaseReferral = defineAction({
  name: "release_referral",
  summary: "Lets a held friend go on, with the newcomer's coins and what is due to the owner.",
  ...heldReferral,
});

export const refuseReferral = defineAction({
  name: "refuse_referral",
  summary: "Ends a held friend without coins.",
  ...heldReferral,
});

import { BROADCAST_TEXT_MAX, BROADCAST_TITLE_MAX } from "@crosscheck/rules/notices/notice";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { graphemeField, Instant, Uuid } from "../fields.ts";
import { LimitField, pageOf, PlayerPath, wordsByLanguage } from "./operator-fields.ts";

/** Words in one language. */
const Words = z.strictObject({
  heading: graphemeField(1, BROADCAST_TITLE_MAX),
  text: graphemeField(1, BROADCAST_TEXT_MAX),
});

const WordsByLanguage = wordsByLanguage(Words);

export const sendBroadcast = defineAction({
  name: "send_broadcast",
  summary: "Tells all players something, once per idempotency key; those who register later never read it.",
  access: { roles: ["admin"] },
  input: z.strictObject({
    words: WordsByLanguage,
    /** Address in the player's app; the list of notices unless given. */
    path: PlayerPath.default("/profile/notifications/"),
    /** Of the caller's own making; a repeat with it tells nothing again. */
    idempotency_key: z.string().regex(/^[\w.-]{8,64}$/),
  }),
  output: z.strictObject({
    broadcast_id: Uuid,
    /** False for a repeat. */
    told: z.boolean(),
  }),
  messages: ["updated"],
  refusals: ["key_reused"],
  perMinute: 10,
});

export const withdrawBroadcast = defineAction({
  name: "withdraw_broadcast",
  summary: "Takes a broadcast out of every list; what devices have shown stays shown.",
  access: { roles: ["admin"] },
  input: z.strictObject({ broadcast_id: Uuid }),
  output: z.strictObject({ broadcast_id: Uuid }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 30,
});

export const listBroadcasts = defineAction({
  name: "list_broadcasts",
  summary: "What all players were told, latest first, and how many have read it.",
  access: { roles: ["admin", "support"] },
  input: z.strictObject({ cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(
    z.strictObject({
      broadcast_id: Uuid,
      words: WordsByLanguage,
      path: z.string(),
      told_at: Instant,
      readers: z.int(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 60,
});

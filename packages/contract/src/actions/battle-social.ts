import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, Paging, Uuid, flagField, intField, textField } from "../fields.ts";

const MESSAGE_ID_MAX = 40;

export const challengePlayer = defineAction({
  name: "challenge_player",
  summary: "Asks a player met before to a room of one's own that waits; the challenge lives two minutes.",
  access: "player",
  input: z.strictObject({ user_id: Uuid, battle_id: Uuid }),
  output: z.strictObject({ invitation_id: Uuid, expires_at: Instant }),
  messages: [],
  refusals: ["no_data", "not_met", "room_gone"],
  perMinute: 20,
});

export const answerChallenge = defineAction({
  name: "answer_challenge",
  summary:
    "Accepts or declines a challenge; who accepts takes a seat by the code that is answered. The challenger finds the answer in `get_challenges`.",
  access: "player",
  input: z.strictObject({ invitation_id: Uuid, accept: flagField }),
  output: z.strictObject({ battle_id: Uuid, room_code: z.string() }),
  messages: [],
  refusals: ["no_data", "invitation_expired"],
  perMinute: 30,
});

export const getChallenges = defineAction({
  name: "get_challenges",
  summary: "Whom the player has asked to a room of the own, the latest first, and what became of it.",
  access: "player",
  input: z.strictObject({ battle_id: Uuid }),
  output: z.array(
    z.strictObject({
      invitation_id: Uuid,
      user_id: Uuid,
      name: z.string(),
      state: z.enum(["waiting", "accepted", "declined", "expired"]),
      expires_at: Instant,
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const reportMessage = defineAction({
  name: "report_message",
  summary: "Reports a line said in one of the player's battles.",
  access: "player",
  input: z.strictObject({
    battle_id: Uuid,
    seat: intField(1, 4),
    message_id: textField(1, MESSAGE_ID_MAX),
  }),
  output: z.strictObject({ reported: z.literal(true) }),
  messages: ["reported"],
  refusals: ["no_data"],
  perMinute: 20,
});

export const blockPlayer = defineAction({
  name: "block_player",
  summary:
    "Does not meet a player any more: no search, no challenge, no lines. `blocked` false takes it back.",
  access: "player",
  input: z.strictObject({ user_id: Uuid, blocked: flagField.default(true) }),
  output: z.strictObject({ user_id: Uuid, blocked: z.boolean() }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 30,
});

export const getBlockedPlayers = defineAction({
  name: "get_blocked_players",
  summary: "Whom the player has blocked, the latest first.",
  access: "player",
  input: z.strictObject({ ...Paging }),
  output: z.array(
    z.strictObject({ user_id: Uuid, name: z.string(), profile: z.string(), blocked_at: Instant }),
  ),
  messages: [],
  refusals: [],
  perMinute: 30,
});

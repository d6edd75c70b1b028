import { BATTLE_BOUNDS } from "@crosscheck/rules/battles/battle-rules";
import { z } from "zod";
import { BattleCard } from "../battle-views.ts";
import { defineAction } from "../define-action.ts";
import { Coins, Instant, LanguageId, PlaceRef, Uuid, flagField, intField } from "../fields.ts";

/** Longer than any code, with its spaces and hyphens. */
const CODE_FIELD_MAX = 40;

/** `category`: 0, empty or absent: any subject. */
const Subject = z.union([z.literal("0"), z.literal(0), z.literal(""), PlaceRef]).optional();

/** A battle, in the words the specification has for a room beside ours. */
export const RoomCard = BattleCard.extend({
  room_id: Uuid,
  match_id: Uuid,
  /** What `submit_answer` and `review_attempt` call it. */
  attempt_id: Uuid,
  roomID: Uuid,
  createdBy: z.string(),
  readytoplay: z.boolean(),
  roomCode: z.string(),
  entryFee: Coins,
  totalusers: z.int(),
  showScore: z.boolean(),
  users: z.array(
    z.strictObject({
      uid: z.string(),
      name: z.string(),
      image: z.string(),
      CorrectAnswer: z.int(),
      point: z.int(),
    }),
  ),
});
export type RoomCard = z.output<typeof RoomCard>;

export const createRoom = defineAction({
  name: "create_room",
  summary:
    "Opens a room for friends: `room_type` 1 two seats, 2 up to four. The server makes the code and the id; the `room_id` with which the player's open room was made answers that room (119).",
  access: "player",
  input: z.strictObject({
    language_id: LanguageId.optional(),
    /** A name of the client's for it, so that a repeated call makes one room; get_question_by_room_id takes it from the same player too. */
    room_id: z.string().max(CODE_FIELD_MAX).optional(),
    room_type: z.enum(["1", "2", "friend", "group"]).or(intField(1, 2)).default("2"),
    category: Subject,
    no_of_que: intField(BATTLE_BOUNDS.questionCount.min, BATTLE_BOUNDS.questionCount.max).optional(),
    /** Ours: held of each player when the match starts. */
    entry_fee: intField(BATTLE_BOUNDS.stakeCoins.min, BATTLE_BOUNDS.stakeCoins.max).optional(),
    /** Ours: whether its creator says when it starts; absent: it starts when all seats are full or 30 s after the second joined. */
    creator_starts: flagField.optional(),
  }),
  output: RoomCard,
  messages: ["room_created", "room_exists"],
  refusals: ["no_data", "not_enough_coins", "category_locked", "battle_open"],
  perMinute: 20,
});

export const getRandomQuestions = defineAction({
  name: "get_random_questions",
  summary:
    "Looks for an opponent; with `match_id` answers how the search or the match stands, with `destroy_match` gives it up (108). Asking is also how a client without a socket says that it is there.",
  access: "player",
  input: z.strictObject({
    language_id: LanguageId.optional(),
    match_id: z.string().max(CODE_FIELD_MAX).optional(),
    category: Subject,
    destroy_match: flagField.optional(),
    /** Ours: plays against the bot instead of looking for somebody. */
    bot: flagField.optional(),
    /** Ours: a socket will say when the player is ready; absent: asking says so. */
    with_socket: flagField.optional(),
  }),
  output: z.strictObject({
    match_id: Uuid,
    /** `nobody`: the search is over; ask again without `match_id`, or for the bot. */
    state: z.enum(["searching", "nobody", "found"]),
    /** When the search is over; null once it is. */
    searches_until: Instant.nullable(),
    /** null until somebody is found. */
    room: RoomCard.nullable(),
    server_time: Instant,
  }),
  messages: ["match_destroyed"],
  refusals: ["no_data", "not_enough_coins", "category_locked", "battle_open"],
  perMinute: 150,
});

export const getQuestionByRoomId = defineAction({
  name: "get_question_by_room_id",
  summary:
    "A room by id or code: a newcomer takes a free seat while it waits; with `start` its creator starts it. Only what has been shown so far.",
  access: "player",
  input: z.strictObject({
    /** Empty is told as such, not as a field that is missing. */
    room_id: z.string().max(CODE_FIELD_MAX).default(""),
    start: flagField.optional(),
    /** Ours: looks without taking a seat; who has none is shown who waits. */
    look: flagField.optional(),
    with_socket: flagField.optional(),
  }),
  output: RoomCard,
  messages: [],
  refusals: [
    "no_data",
    "room_code_missing",
    "room_code_not_valid",
    "room_full",
    "game_started",
    "room_gone",
    "removed_from_room",
    "not_creator",
    "too_few_players",
    "not_enough_coins",
    "category_locked",
    "battle_open",
  ],
  perMinute: 150,
});

export const getBattleTicket = defineAction({
  name: "get_battle_ticket",
  summary: "Lets a socket in to the player's own seat, for 30 seconds.",
  access: "player",
  input: z.strictObject({ battle_id: Uuid }),
  output: z.strictObject({ ticket: z.string(), path: z.string(), protocol: z.int(), server_time: Instant }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

export const getOpenBattle = defineAction({
  name: "get_open_battle",
  summary:
    "The battle in which the player has a seat now, and challenges that wait; the way back after a reload.",
  access: "player",
  input: z.strictObject({
    /** Of the names of subjects. */
    language_id: LanguageId.optional(),
  }),
  output: z.strictObject({
    battle: z
      .strictObject({ battle_id: Uuid, kind: BattleCard.shape.kind, is_started: z.boolean() })
      .nullable(),
    invitations: z.array(
      z.strictObject({
        invitation_id: Uuid,
        battle_id: Uuid,
        room_code: z.string(),
        user_id: Uuid,
        name: z.string(),
        category_name: z.string(),
        entry_fee: Coins,
        expires_at: Instant,
      }),
    ),
    server_time: Instant,
  }),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const leaveBattle = defineAction({
  name: "leave_battle",
  summary:
    "Gives up a seat: a match is forfeited at once, a room of one's own is deleted. Repeats change nothing.",
  access: "player",
  input: z.strictObject({ battle_id: Uuid }),
  output: z.strictObject({ battle_id: Uuid }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
});

import { BATTLE_KINDS } from "@crosscheck/rules/battles/battle-rules";
import { BOT_STRENGTHS } from "@crosscheck/rules/battles/bot";
import { z } from "zod";
import { Coins, Instant, Slug, Uuid } from "./fields.ts";
import { Face, Formulae, QuestionCard } from "./questions.ts";

/** What is said: one of the closed sets, or plain text. */
const LineCard = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["phrase", "emoji"]), id: z.string() }),
  /** Empty: of somebody whom the reader has blocked; nothing is shown. */
  z.strictObject({ kind: z.literal("text"), text: z.string() }),
]);

/** Milliseconds since 1970 by the server's clock: countdowns are computed from them, never counted down. */
const Moment = z.int();

const SeatCard = z.strictObject({
  /** From 1. */
  seat: z.int(),
  /** As in every frame of this battle; of the bot "bot". */
  user_id: z.string(),
  /** Empty: the bot, or a deleted player. */
  name: z.string(),
  name_number: z.int(),
  /** URL of the picture; empty when there is none. */
  profile: z.string(),
  /** Glicko-2, whole points; null: the bot, or not rated yet. */
  rating: z.int().nullable(),
  is_bot: z.boolean(),
  is_ready: z.boolean(),
  presence: z.enum(["here", "dropped", "lost"]),
  /** Until when the seat is held; null while its player is there. */
  grace_until: Moment.nullable(),
  /** Of the questions that are over. */
  points: z.int(),
  correct: z.int(),
  used_ms: z.int(),
  /** Whether the question that is told is answered; never what. */
  has_answered: z.boolean(),
  wants_rematch: z.boolean(),
});

/** What one seat did with a question that is over for all. */
const RevealedSeat = z.strictObject({
  seat: z.int(),
  answer: z.string().nullable(),
  verdict: z.enum(["correct", "wrong", "blank"]),
  points: z.int(),
  bonus: z.int(),
  elapsed_ms: z.int().nullable(),
  total_points: z.int(),
});

/** Why an answer is right, in one sentence, and where that is written. */
const ToldRule = z.strictObject({ text: z.string(), reference: z.string(), formulae: Formulae });

const RevealCard = z.strictObject({
  number: z.int(),
  correct_answer: z.string(),
  /** Absent where the question has no explanation. */
  rule: ToldRule.optional(),
  seats: z.array(RevealedSeat),
});

const SaidLine = z.strictObject({ seat: z.int(), message_id: z.string(), line: LineCard, at: Moment });

const SeatResult = z.strictObject({
  seat: z.int(),
  user_id: z.string(),
  is_bot: z.boolean(),
  outcome: z.enum(["win", "lose", "draw", "defeat", "abandoned"]),
  rank: z.int().nullable(),
  points: z.int(),
  correct: z.int(),
  used_ms: z.int(),
  /** Paid out of the pot. */
  coins: Coins,
});

const EndCard = z.strictObject({
  reason: z.enum([
    "points",
    "opponent_left",
    "everyone_left",
    "deleted_by_owner",
    "not_ready",
    "nobody_came",
    "no_coins",
    "not_able",
    "voided",
  ]),
  seats: z.array(SeatResult),
  pot: Coins,
  house: Coins,
});

/** What a battle that is over has changed for the player who looks; absent before, null where nothing changed. */
const OwnEnd = z.strictObject({
  coins: Coins,
  /** Whole points; null: it was not rated. */
  rating_before: z.int().nullable(),
  rating_after: z.int().nullable(),
  /** Badges it unlocked. */
  badges: z.array(z.string()),
  /** Id of what can be looked through (the battle's); null: nobody answered anything. */
  attempt_id: Uuid.nullable(),
});

/** States of a room (spec §4), and `ended`: a match that was played to its end. */
const RoomState = z.enum([
  "waiting_for_players",
  "room_full",
  "game_started",
  "deleted_by_owner",
  "opponent_left",
  "everyone_left",
  "ended",
]);

/** A battle as one player may see it now. Whoever has it goes on with frame `v` + 1. */
export const BattleCard = z.strictObject({
  battle_id: Uuid,
  /** Grows when another process takes the battle: what that one did not know of is not so, and `v` counts anew from there. */
  epoch: z.int(),
  v: z.int(),
  kind: z.enum(BATTLE_KINDS),
  state: RoomState,
  /** null for those who were found by the search. */
  room_code: z.string().nullable(),
  language: z.string(),
  /** null: any subject. */
  category: Slug.nullable(),
  category_name: z.string(),
  face: Face.nullable(),
  no_of_que: z.int(),
  seconds_per_question: z.int(),
  entry_fee: Coins,
  pot: Coins,
  is_rated: z.boolean(),
  bot_strength: z.enum(BOT_STRENGTHS).nullable(),
  creator_id: z.string().nullable(),
  /** The player's own seat; null: none (any more). */
  own_seat: z.int().nullable(),
  seats: z.array(SeatCard),
  /** Those that have been told. */
  questions: z.array(QuestionCard),
  /** The one that can be answered now or soon. */
  question: z.strictObject({ number: z.int(), opens_at: Moment, closes_at: Moment }).nullable(),
  own_answer: z.string().nullable(),
  /** Of the questions that are over. */
  reveals: z.array(RevealCard),
  lines: z.array(SaidLine),
  result: EndCard.nullable(),
  own: OwnEnd.nullable(),
  /** Until when a rematch can be asked for; null: not (any more). */
  rematch_until: Moment.nullable(),
  /** The battle that follows as a rematch, once all have asked. */
  rematch_id: Uuid.nullable(),
  server_time: Instant,
});
export type BattleCard = z.output<typeof BattleCard>;

/** What all seats are told, each one `v` further; times by the server's clock. */
export const BattleFrame = z.discriminatedUnion("type", [
  z.strictObject({
    v: z.int(),
    type: z.literal("seat"),
    is: z.enum(["joined", "ready", "dropped", "back", "left"]),
    /** The seat as it is now; of one who left before the match, as it was. */
    seat: SeatCard,
    state: RoomState,
  }),
  z.strictObject({
    v: z.int(),
    type: z.literal("start"),
    seats: z.array(SeatCard),
    entry_fee: Coins,
    pot: Coins,
    opens_at: Moment,
  }),
  z.strictObject({
    v: z.int(),
    type: z.literal("question"),
    number: z.int(),
    opens_at: Moment,
    closes_at: Moment,
    card: QuestionCard,
  }),
  z.strictObject({ v: z.int(), type: z.literal("locked"), seat: z.int(), number: z.int() }),
  RevealCard.extend({ v: z.int(), type: z.literal("reveal"), next_opens_at: Moment.nullable() }),
  SaidLine.extend({ v: z.int(), type: z.literal("line") }),
  z.strictObject({ v: z.int(), type: z.literal("rematch"), seat: z.int() }),
  z.strictObject({
    v: z.int(),
    type: z.literal("end"),
    state: RoomState,
    result: EndCard,
    /** Of the seat that is told. */
    own: OwnEnd.nullable(),
    rematch_until: Moment.nullable(),
  }),
]);
export type BattleFrame = z.output<typeof BattleFrame>;

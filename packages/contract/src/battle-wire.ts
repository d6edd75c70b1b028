import { z } from "zod";
import type { BattleCard, BattleFrame } from "./battle-views.ts";
import { AnswerField, Uuid } from "./fields.ts";
import type { RefusalName } from "./codes.ts";

/** Grows when an older client would misread what it is sent: it is told to reload. */
export const BATTLE_PROTOCOL = 1;

/** Longest message a client sends, in bytes. */
export const WIRE_MAX_BYTES = 2_048;

const MESSAGE_ID_MAX = 40;
const TEXT_MAX = 400;
const MOST_QUESTIONS = 100;

/** How a socket introduces itself. `since`: the last frame it has, of that `epoch`. */
export const Handshake = z.strictObject({
  proto: z.int(),
  battle_id: Uuid,
  ticket: z.string().max(400),
  since: z.int().min(0).optional(),
  epoch: z.int().min(0).optional(),
});
export type Handshake = z.output<typeof Handshake>;

const SaidText = z.strictObject({
  kind: z.literal("text"),
  text: z.string().normalize("NFC").trim().max(TEXT_MAX),
});
const SaidSign = z.strictObject({ kind: z.enum(["phrase", "emoji"]), id: z.string().max(MESSAGE_ID_MAX) });

/**
 * What a seat asks for. Each carries the battle it means, and an answer its question: what was buffered while the
 * connection was away is refused when it is stale.
 */
export const WireIntent = z.discriminatedUnion("type", [
  z.strictObject({ battle_id: Uuid, type: z.enum(["ready", "start", "leave", "ask_rematch"]) }),
  z.strictObject({ battle_id: Uuid, type: z.literal("remove"), target_id: Uuid }),
  z.strictObject({
    battle_id: Uuid,
    type: z.literal("answer"),
    number: z.int().min(1).max(MOST_QUESTIONS),
    answer: AnswerField,
  }),
  z.strictObject({
    battle_id: Uuid,
    type: z.literal("say"),
    message_id: z.string().min(1).max(MESSAGE_ID_MAX),
    line: z.discriminatedUnion("kind", [SaidText, SaidSign]),
  }),
]);
export type WireIntent = z.output<typeof WireIntent>;

/** Why a socket is not let in, or is let go (`connect_error` data, `bye` event). `replaced`: a newer page of the player has the seat. */
export type ByeReason =
  | "upgrade_required"
  | "ticket_not_valid"
  | "moved"
  | "gone"
  | "replaced"
  | "stopping"
  | "too_fast";

/** Answer to an intent: nothing refused, or why; `detail` in English, for API users. */
export type IntentReply = { readonly refused: BattleRefusalName | null };
export type BattleRefusalName = Extract<
  RefusalName,
  | "no_data"
  | "not_creator"
  | "room_full"
  | "room_gone"
  | "removed_from_room"
  | "game_started"
  | "too_few_players"
  | "too_early"
  | "too_late"
  | "answer_not_valid"
  | "line_not_allowed"
  | "too_many_lines"
  | "too_many_requests"
  | "unavailable"
  | "invalid_field"
>;

/** Events from the server to a seat. */
export type ServerEvents = {
  /** The whole battle, at the start and whenever frames were missed. */
  readonly snapshot: (card: BattleCard) => void;
  readonly frame: (frame: BattleFrame) => void;
  /** All have asked for a rematch: the battle that follows. */
  readonly follow: (battleId: string) => void;
  readonly bye: (reason: ByeReason) => void;
  /** Answered at once, so that the server can measure the way there and back. */
  readonly probe: (answer: () => void) => void;
};

/** Events from a seat to the server. */
export type ClientEvents = {
  readonly intent: (intent: WireIntent, reply: (reply: IntentReply) => void) => void;
  /** Asks for the frames after `since`; answered by them, or by a snapshot. */
  readonly sync: (since: number) => void;
  /** Answered with the server's time (ms since 1970). */
  readonly clock: (answer: (serverMs: number) => void) => void;
};

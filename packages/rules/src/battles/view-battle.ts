import { hasCode, LEAST_SEATS, SEATS, type BattleRules } from "./battle-rules.ts";
import { listLeft, type BattleState, type SaidLine, type Seat } from "./battle.ts";
import { scoreOf } from "./decide.ts";
import { heldUntil } from "./presence.ts";
import type { BattleResult } from "./result.ts";

/** States of a room (spec §4), and the end of a match that was played. */
export type RoomState =
  | "waiting_for_players"
  | "room_full"
  | "game_started"
  | "deleted_by_owner"
  | "opponent_left"
  | "everyone_left"
  | "ended";

/** A seat as all may see it. */
export type SeatView = Pick<Seat, "seat" | "playerId" | "isBot" | "isReady" | "wantsRematch"> & {
  readonly presence: Seat["presence"]["is"];
  /** Until when the seat is held; null while its player is there. */
  readonly graceUntilMs: number | null;
  /** Of the questions that are over. */
  readonly points: number;
  readonly correct: number;
  readonly usedMs: number;
  /** Whether the question that is told is answered; never what. */
  readonly hasAnswered: boolean;
};

/** A battle as one player may see it now. A client that has it goes on with frame `v` + 1. */
export type BattleView = {
  readonly v: number;
  readonly state: RoomState;
  readonly rules: BattleRules;
  readonly creatorId: string | null;
  readonly seats: readonly SeatView[];
  /** How many questions may be shown: those that are told. */
  readonly toldCount: number;
  /** The question that can be answered now or soon; null while none is told. */
  readonly question: {
    readonly number: number;
    readonly openAtMs: number;
    readonly closeAtMs: number;
  } | null;
  /** What this player has answered to it. */
  readonly ownAnswer: string | null;
  readonly lines: readonly SaidLine[];
  readonly result: BattleResult | null;
};

/** What a player who comes back is shown; nothing in it tells a key, or what another one has answered. */
export function viewBattle(state: BattleState, playerId: string): BattleView {
  const { phase, v, rules, creatorId, lines } = state;
  const told = phase.is === "playing" && phase.turn.is === "told" ? { ...phase, turn: phase.turn } : null;
  const own = state.seats.find((seat) => seat.playerId === playerId);
  return {
    v,
    state: roomStateOf(state),
    rules,
    creatorId,
    seats: state.seats.map((seat) => viewSeat(state, seat)),
    toldCount: countTold(state),
    question: told && { number: told.number, openAtMs: told.turn.openAtMs, closeAtMs: told.turn.closeAtMs },
    ownAnswer: (told && own?.answers.find(({ number }) => number === told.number)?.answer) ?? null,
    lines,
    result: phase.is === "over" ? phase.result : null,
  };
}

/** The state of the room. */
export function roomStateOf({ phase, rules, seats }: BattleState): RoomState {
  switch (phase.is) {
    case "waiting":
      return hasCode(rules) && seats.length === SEATS[rules.kind] ? "room_full" : "waiting_for_players";
    case "starting":
    case "playing":
      return "game_started";
    case "over":
      return endState(phase.result);
  }
}

function endState({ reason }: BattleResult): RoomState {
  return reason === "deleted_by_owner" || reason === "opponent_left" || reason === "everyone_left"
    ? reason
    : "ended";
}

/** How many questions of the paper the seats have been told; of the last ones nobody knows more. */
function countTold({ phase }: BattleState): number {
  if (phase.is === "playing") return phase.turn.is === "told" ? phase.number : phase.number - 1;
  return phase.is === "over" ? phase.told : 0;
}

/** Whether a rematch can still be asked for. */
export function canRematch(state: BattleState): boolean {
  return state.phase.is === "over" && state.paper !== null && listLeft(state).length >= LEAST_SEATS;
}

function viewSeat(state: BattleState, seat: Seat): SeatView {
  const { phase, paper } = state;
  const number = phase.is === "playing" ? phase.number : 0;
  const result =
    phase.is === "over" ? phase.result.seats.find((other) => other.seat === seat.seat) : undefined;
  const { points, correct, usedMs } = result ?? scoreOf(seat, paper, Math.max(0, number - 1));
  return {
    seat: seat.seat,
    playerId: seat.playerId,
    isBot: seat.isBot,
    isReady: seat.isReady,
    wantsRematch: seat.wantsRematch,
    presence: seat.presence.is,
    graceUntilMs: heldUntil(state, seat),
    points,
    correct,
    usedMs,
    hasAnswered: seat.answers.some((given) => given.number === number),
  };
}

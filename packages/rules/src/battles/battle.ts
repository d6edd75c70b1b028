import type { Verdict } from "../attempts/marking.ts";
import type { Paper } from "../attempts/paper.ts";
import type { BattleRules } from "./battle-rules.ts";
import type { BotMove } from "./bot.ts";
import type { Line } from "./lines.ts";
import type { BattleResult } from "./result.ts";

/** An answer that is locked. */
export type SeatAnswer = {
  readonly number: number;
  readonly answer: string;
  /** From the opening of the question, with the way through the network taken off. */
  readonly elapsedMs: number;
  /** When it was locked, by the server's clock. */
  readonly atMs: number;
};

/** Whether a player is there. `dropped`: the connection is gone and the seat is held. `lost`: forfeited, for good. */
export type Presence =
  | { readonly is: "here" }
  | { readonly is: "dropped"; readonly atMs: number }
  | { readonly is: "lost"; readonly by: "leave" | "drop"; readonly atMs: number };

export type Seat = {
  /** From 1. */
  readonly seat: number;
  readonly playerId: string;
  readonly isBot: boolean;
  readonly isReady: boolean;
  /** The newest connection known; 0 before the first. */
  readonly connection: number;
  readonly presence: Presence;
  /** What earlier drops of this match have used up of the time for which the seat is held. */
  readonly droppedMs: number;
  readonly answers: readonly SeatAnswer[];
  readonly wantsRematch: boolean;
};

/** The question whose turn it is: still to be told, or told, to be answered between two times (server time, ms). */
export type Turn =
  | { readonly is: "coming"; readonly openAtMs: number }
  | { readonly is: "told"; readonly openAtMs: number; readonly closeAtMs: number };

export type Phase =
  /** `pairedMs`: since when there are enough players to start; null: there are not. */
  | { readonly is: "waiting"; readonly pairedMs: number | null }
  /** The shell holds the stakes and draws the paper. */
  | { readonly is: "starting"; readonly sinceMs: number }
  | { readonly is: "playing"; readonly number: number; readonly turn: Turn }
  /** `told`, `revealed`: how many questions were; one that was interrupted is told and not revealed. */
  | {
      readonly is: "over";
      readonly atMs: number;
      readonly result: BattleResult;
      readonly told: number;
      readonly revealed: number;
    };

/** A battle at a moment. Holds the key and what the bot will do: it never leaves the server in this form. */
export type BattleState = {
  readonly battleId: string;
  readonly rules: BattleRules;
  /** Who made the room; null where nobody did. */
  readonly creatorId: string | null;
  readonly openedAtMs: number;
  /** When something last changed; a clock behind it is moved on to it. */
  readonly lastMs: number;
  /** Number of the last frame. */
  readonly v: number;
  /** Number of the last try to hold the stakes. */
  readonly hold: number;
  /** Of the process that has the battle; 0 for the first one. */
  readonly epoch: number;
  readonly seats: readonly Seat[];
  /** Whom the creator has sent away. */
  readonly removedIds: readonly string[];
  /** Drawn when the stakes are held; null before. */
  readonly paper: Paper | null;
  readonly botMoves: readonly BotMove[];
  readonly lines: readonly SaidLine[];
  readonly phase: Phase;
};

export type SaidLine = {
  readonly seat: number;
  /** Chosen by the page that says it: the same one twice is one line. */
  readonly messageId: string;
  readonly line: Line;
  readonly atMs: number;
};

/** What a player asks for; each one is answered by one `reply`. */
export type Intent = { readonly playerId: string } & (
  | { readonly type: "join" | "ready" | "start" | "leave" | "ask_rematch" }
  | { readonly type: "remove"; readonly targetId: string }
  | {
      readonly type: "answer";
      readonly number: number;
      readonly answer: string;
      readonly roundTripMs: number | null;
    }
  | { readonly type: "say"; readonly messageId: string; readonly line: Line }
);

/**
 * What happened. `connection` grows with every connection of a player, over all processes. `resumed`: a process goes on
 * with the battle, after another one or after a pause, and has no connections yet; its epoch grows each time. `time`: nothing but the time.
 */
export type Happening =
  | { readonly type: "connected" | "dropped"; readonly playerId: string; readonly connection: number }
  | {
      readonly type: "stakes_held";
      readonly hold: number;
      readonly paper: Paper;
      readonly botMoves: readonly BotMove[];
    }
  | {
      readonly type: "stakes_refused";
      readonly hold: number;
      readonly playerIds: readonly string[];
      readonly why: "no_coins" | "not_able";
    }
  | { readonly type: "resumed"; readonly epoch: number }
  | { readonly type: "voided" | "time" };

export type BattleEvent = Intent | Happening;

/** Why an intent changes nothing. `room_gone`: deleted or over. `removed`: sent away by the creator. */
export type BattleRefusal =
  | "not_seated"
  | "not_creator"
  | "room_full"
  | "room_gone"
  | "removed"
  | "game_started"
  | "too_few"
  | "not_yet"
  | "too_late"
  | "not_an_answer"
  | "line_not_allowed"
  | "too_many_lines";

/** What one seat did with a question, told when it is over for all. */
export type RevealedSeat = {
  readonly seat: number;
  readonly answer: string | null;
  readonly verdict: Verdict;
  readonly points: number;
  readonly bonus: number;
  readonly elapsedMs: number | null;
  readonly totalPoints: number;
};

export type SeatNews = "joined" | "ready" | "dropped" | "back" | "left";

/** What all seats are told, without its number. */
export type News =
  | {
      readonly type: "seat";
      readonly seat: number;
      readonly playerId: string;
      readonly is: SeatNews;
      /** Until when the seat is held; null where it is not about that. */
      readonly graceUntilMs: number | null;
    }
  | {
      readonly type: "start";
      readonly playerIds: readonly string[];
      readonly stakeCoins: number;
      readonly potCoins: number;
      readonly openAtMs: number;
    }
  | {
      readonly type: "question";
      readonly number: number;
      readonly openAtMs: number;
      readonly closeAtMs: number;
    }
  | { readonly type: "locked"; readonly seat: number; readonly number: number }
  | {
      readonly type: "reveal";
      readonly number: number;
      readonly correctAnswer: string;
      readonly seats: readonly RevealedSeat[];
      /** When the next question opens; null after the last one. */
      readonly nextOpenAtMs: number | null;
    }
  | ({ readonly type: "line" } & SaidLine)
  | { readonly type: "rematch"; readonly seat: number }
  | { readonly type: "end"; readonly result: BattleResult };

/** A frame: `v` is one more each time, the same for every seat. */
export type Frame = News & { readonly v: number };

/**
 * What the shell has to do, in this order. `hold_stakes`: hold them of all and draw the paper, in one transaction, and
 * say `stakes_held` or `stakes_refused` with the number of the try. `return_stakes`: of a try that came to nothing, if
 * they are held or ever will be. `settle`: pay the result, once per battle. `save`: keep the state, to go on elsewhere.
 */
export type BattleEffect =
  | { readonly do: "tell"; readonly frame: Frame }
  | { readonly do: "reply"; readonly playerId: string; readonly refused: BattleRefusal | null }
  | {
      readonly do: "hold_stakes";
      readonly hold: number;
      readonly playerIds: readonly string[];
      readonly coins: number;
    }
  | { readonly do: "return_stakes"; readonly hold: number }
  | { readonly do: "settle"; readonly hold: number; readonly result: BattleResult }
  | { readonly do: "save" }
  | { readonly do: "open_rematch"; readonly playerIds: readonly string[] };

export type Step = readonly [state: BattleState, effects: readonly BattleEffect[]];

/** The seat of a player; undefined for whoever has none. */
export function findSeat({ seats }: BattleState, playerId: string): Seat | undefined {
  return seats.find((seat) => seat.playerId === playerId);
}

/** Seats that are not forfeited. */
export function listLeft({ seats }: Pick<BattleState, "seats">): readonly Seat[] {
  return seats.filter(({ presence }) => presence.is !== "lost");
}

/** The state with a seat changed. */
export function withSeat(state: BattleState, number: number, change: Partial<Seat>): BattleState {
  return {
    ...state,
    seats: state.seats.map((seat) => (seat.seat === number ? { ...seat, ...change } : seat)),
  };
}

/** Tells all seats something. */
export function tell(state: BattleState, news: News): Step {
  const v = state.v + 1;
  return [{ ...state, v }, [{ do: "tell", frame: { ...news, v } }]];
}

/** One step after the other, with the effects of all. */
export function chain(state: BattleState, ...parts: readonly ((state: BattleState) => Step)[]): Step {
  return parts.reduce<Step>(
    ([before, effects], part) => {
      const [after, more] = part(before);
      return [after, [...effects, ...more]];
    },
    [state, []],
  );
}

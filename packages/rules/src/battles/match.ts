import { GRACE_MS } from "../attempts/clock.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import type { PaperQuestion } from "../attempts/paper.ts";
import { LEAST_AHEAD_MS, REVEAL_MS, SEAT_HOLD_MS } from "./battle-rules.ts";
import {
  chain,
  listLeft,
  tell,
  withSeat,
  type BattleState,
  type Phase,
  type RevealedSeat,
  type Seat,
  type Step,
} from "./battle.ts";
import { abandonByDrops, decide, scoreOf } from "./decide.ts";
import type { BattleResult } from "./result.ts";
import { markAnswer } from "./score.ts";

export type Playing = Extract<Phase, { readonly is: "playing" }>;

/** Until when a seat is held; null while its player is there, or when it is lost. */
export function graceUntil({ presence, droppedMs }: Seat): number | null {
  return presence.is === "dropped" ? presence.atMs + SEAT_HOLD_MS - droppedMs : null;
}

/** When a told question is over though somebody has not answered (ms since epoch): from here on an answer is too late. */
export function overAt(closeAtMs: number): number {
  return closeAtMs + GRACE_MS + 1;
}

/** Tells the question whose turn it is; a server that is late opens it later, so that nobody's time is lost. */
export function tellQuestion(state: BattleState, phase: Playing, nowMs: number): Step {
  const { number, turn } = phase;
  const openAtMs = Math.max(turn.openAtMs, nowMs + LEAST_AHEAD_MS);
  const closeAtMs = openAtMs + state.rules.secondsPerQuestion * 1_000;
  const told: Playing = { ...phase, turn: { is: "told", openAtMs, closeAtMs } };
  return tell({ ...state, phase: told }, { type: "question", number, openAtMs, closeAtMs });
}

export type Locking = { readonly answer: string; readonly elapsedMs: number; readonly atMs: number };

/** Locks the answer of a seat to the question that is told, and reveals when it was the last one that is waited for. */
export function lockAnswer(state: BattleState, seat: Seat, { answer, elapsedMs, atMs }: Locking): Step {
  if (state.phase.is !== "playing") return [state, []];
  const { number } = state.phase;
  const answers = [...seat.answers, { number, answer, elapsedMs, atMs }];
  return chain(
    withSeat(state, seat.seat, { answers }),
    (locked) => tell(locked, { type: "locked", seat: seat.seat, number }),
    (locked) => revealIfAnswered(locked, atMs),
  );
}

/** Ends the question that is told: shows what everybody did, and goes on to the next one or to the end. */
export function reveal(state: BattleState, atMs: number): Step {
  const { phase, paper } = state;
  const question = phase.is === "playing" ? paper?.questions[phase.number - 1] : undefined;
  if (phase.is !== "playing" || paper === null || question === undefined) return [state, []];
  const { number } = phase;
  const isLast = number === paper.questions.length;
  const openAtMs = atMs + REVEAL_MS;
  const seats = state.seats.map((seat) => revealSeat(seat, question, scoreOf(seat, paper, number).points));
  const next: Playing = { is: "playing", number: number + 1, turn: { is: "coming", openAtMs } };
  return chain(
    isLast ? state : { ...state, phase: next },
    (revealed) =>
      tell(revealed, {
        type: "reveal",
        number,
        correctAnswer: QUESTION_RULES[question.kind].correctAnswer(question),
        seats,
        nextOpenAtMs: isLast ? null : openAtMs,
      }),
    (revealed) =>
      isLast ? finish(revealed, decide(revealed, number, "points"), atMs) : [revealed, [{ do: "save" }]],
  );
}

function revealSeat(seat: Seat, question: PaperQuestion, totalPoints: number): RevealedSeat {
  const given = seat.answers.find(({ number }) => number === question.number);
  return {
    seat: seat.seat,
    answer: given?.answer ?? null,
    ...markAnswer(question, given),
    elapsedMs: given?.elapsedMs ?? null,
    totalPoints,
  };
}

function revealIfAnswered(state: BattleState, atMs: number): Step {
  const { phase } = state;
  if (phase.is !== "playing" || phase.turn.is !== "told") return [state, []];
  const isAnswered = listLeft(state).every(({ answers }) =>
    answers.some(({ number }) => number === phase.number),
  );
  return isAnswered ? reveal(state, atMs) : [state, []];
}

/** Takes a seat from its player for good, and ends the match when that decides it. */
export function loseSeat(state: BattleState, seat: Seat, lost: { by: "leave" | "drop"; atMs: number }): Step {
  return chain(
    withSeat(state, seat.seat, { presence: { is: "lost", ...lost } }),
    (left) =>
      tell(left, {
        type: "seat",
        seat: seat.seat,
        playerId: seat.playerId,
        is: "left",
        graceUntilMs: null,
      }),
    (left) => endIfOneIsLeft(left, lost),
    (left) => revealIfAnswered(left, lost.atMs),
  );
}

/**
 * Ends the match when one seat is left, which wins the pot. If the one before it was lost by a drop and this one is not
 * there either, it has to come back first: else everyone has left.
 */
export function endIfOneIsLeft(
  state: BattleState,
  { by, atMs }: { readonly by: "leave" | "drop"; readonly atMs: number },
): Step {
  if (state.phase.is !== "playing") return [state, []];
  const settled = state.phase.number - 1;
  const left = listLeft(state);
  const [last] = left;
  if (last === undefined) return finish(state, abandonByDrops(state, settled, atMs), atMs);
  if (left.length > 1 || (by === "drop" && last.presence.is === "dropped")) return [state, []];
  return finish(state, decide(state, settled, "opponent_left"), atMs);
}

function countAsked({ phase }: BattleState, { reason }: BattleResult) {
  if (phase.is !== "playing") return { told: 0, revealed: 0 };
  const before = phase.number - 1;
  const told = phase.turn.is === "told" ? phase.number : before;
  return { told, revealed: reason === "points" ? told : before };
}

/** Ends the battle; of a match that has stakes the result is paid. */
export function finish(state: BattleState, result: BattleResult, atMs: number): Step {
  const isMatch = state.phase.is === "playing";
  const isStarting = state.phase.is === "starting";
  return chain(
    { ...state, phase: { is: "over", atMs, result, ...countAsked(state, result) } },
    (over) => [over, isStarting ? [{ do: "return_stakes", hold: over.hold }] : []],
    (over) => [over, isMatch ? [{ do: "settle", hold: over.hold, result }] : []],
    (over) => tell(over, { type: "end", result }),
    (over) => [over, [{ do: "save" }]],
  );
}

import {
  hasCode,
  HOLD_STAKES_MS,
  READY_MS,
  ROOM_LIFE_MS,
  SELF_START_MS,
  TELL_AHEAD_MS,
} from "./battle-rules.ts";
import type { BattleState, Seat, Step } from "./battle.ts";
import { callOff } from "./decide.ts";
import { finish, lockAnswer, loseSeat, overAt, reveal, tellQuestion, type Playing } from "./match.ts";
import { heldUntil } from "./presence.ts";
import { canStart, cancelStart, leaveRoom, startIfEnough } from "./room.ts";

/** Something that happens by itself at a time (ms since epoch), however late the server notices. */
export type Due = {
  readonly atMs: number;
  readonly run: (state: BattleState, nowMs: number) => Step;
};

/** What happens next by itself; null: nothing does. */
export function nextDue(state: BattleState): Due | null {
  return listDues(state).reduce<Due | null>(
    (first, due) => (first !== null && first.atMs <= due.atMs ? first : due),
    null,
  );
}

function listDues(state: BattleState): readonly Due[] {
  switch (state.phase.is) {
    case "waiting":
      return [...waitingDues(state, state.phase.pairedMs), ...absences(state, leaveRoom)];
    case "starting":
      return [startingDue(state.phase.sinceMs)];
    case "playing":
      return [
        ...absences(state, (before, seat, atMs) => loseSeat(before, seat, { by: "drop", atMs })),
        ...turnDues(state, state.phase),
      ];
    case "over":
      return [];
  }
}

function waitingDues(state: BattleState, pairedMs: number | null): readonly Due[] {
  const isRoom = hasCode(state.rules);
  const endMs = state.openedAtMs + (isRoom ? ROOM_LIFE_MS : READY_MS);
  const end: Due = {
    atMs: endMs,
    run: (before) => finish(before, callOff(before, isRoom ? "nobody_came" : "not_ready"), endMs),
  };
  if (!state.rules.startsItself || pairedMs === null || !canStart(state)) return [end];
  const startMs = pairedMs + SELF_START_MS;
  return [{ atMs: startMs, run: (before, nowMs) => startIfEnough(before, nowMs) }, end];
}

/** The shell did not say what became of the stakes: a room waits again, a search is over. */
function startingDue(sinceMs: number): Due {
  const atMs = sinceMs + HOLD_STAKES_MS;
  const run = (state: BattleState) =>
    hasCode(state.rules) ? cancelStart(state, atMs) : finish(state, callOff(state, "voided"), atMs);
  return { atMs, run };
}

type Losing = (state: BattleState, seat: Seat, atMs: number) => Step;

/** Coming back in the last millisecond is in time, so a seat is lost in the one after it. */
function absences(state: BattleState, lose: Losing): readonly Due[] {
  return state.seats.flatMap((seat) => {
    const untilMs = heldUntil(state, seat);
    if (untilMs === null) return [];
    return [{ atMs: untilMs + 1, run: (before: BattleState) => lose(before, seat, untilMs + 1) }];
  });
}

function turnDues(state: BattleState, phase: Playing): readonly Due[] {
  const { number, turn } = phase;
  if (turn.is === "coming") {
    const atMs = turn.openAtMs - TELL_AHEAD_MS;
    return [{ atMs, run: (before, nowMs) => tellQuestion(before, phase, nowMs) }];
  }
  const overMs = overAt(turn.closeAtMs);
  return [
    ...botDues(state, number, turn.openAtMs),
    { atMs: overMs, run: (before) => reveal(before, overMs) },
  ];
}

function botDues(state: BattleState, number: number, openAtMs: number): readonly Due[] {
  const move = state.botMoves.find((planned) => planned.number === number);
  const bot = state.seats.find(({ isBot }) => isBot);
  const isDone = bot?.answers.some((given) => given.number === number) === true;
  if (bot === undefined || move === undefined || move.answer === "" || isDone) return [];
  const { answer, afterMs } = move;
  const atMs = openAtMs + afterMs;
  return [{ atMs, run: (before) => lockAnswer(before, bot, { answer, elapsedMs: afterMs, atMs }) }];
}

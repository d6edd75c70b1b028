import { QUESTION_RULES } from "../questions/index.ts";
import { COUNTDOWN_MS } from "./battle-rules.ts";
import {
  chain,
  findSeat,
  type BattleEffect,
  type BattleEvent,
  type BattleRefusal,
  type BattleState,
  type Happening,
  type Intent,
  type Seat,
  type Step,
} from "./battle.ts";
import { callOff } from "./decide.ts";
import { nextDue } from "./due.ts";
import { finish, loseSeat, lockAnswer } from "./match.ts";
import { connect, drop, dropAll } from "./presence.ts";
import { askRematch, leaveEnded } from "./rematch.ts";
import {
  holdStakes,
  join,
  leaveRoom,
  openBattle,
  refuseStakes,
  remove,
  sayReady,
  start,
  type Opening,
} from "./room.ts";
import { say } from "./say.ts";
import { elapsedMs } from "./score.ts";

/**
 * Applies one event. What is due by then happens first, each at its own time, so a lost, late or doubled `time` decides
 * nothing. An event that is late, repeated or out of place gives back the same state.
 *
 * @param nowMs server time at which the event was received; one before the last change is moved on to that
 */
export function stepBattle(state: BattleState, event: BattleEvent, nowMs: number): Step {
  const now = Math.max(nowMs, state.lastMs);
  const [after, effects] = chain(
    state,
    (before) => catchUp(before, now),
    (before) => apply(before, event, now),
  );
  return [after === state ? state : { ...after, lastMs: now }, effects];
}

/** When the shell has to step next if nothing happens before (ms since epoch); null: never. */
export function nextStepAt(state: BattleState): number | null {
  return nextDue(state)?.atMs ?? null;
}

/** One event as the shell keeps it; those that gave back the same state need not be kept. */
export type Logged = { readonly event: BattleEvent; readonly atMs: number };

/** A battle as its log decides it, and all that was done on the way. */
export function replayBattle(opening: Opening, log: readonly Logged[]): Step {
  let state = openBattle(opening);
  // Grown in place: a log of thousands of events would be copied thousands of times.
  const effects: BattleEffect[] = [];
  for (const { event, atMs } of log) {
    const [after, more] = stepBattle(state, event, atMs);
    state = after;
    effects.push(...more);
  }
  return [state, effects];
}

/** Everything that is due by now, in order. */
function catchUp(state: BattleState, now: number): Step {
  let [current, effects]: [BattleState, readonly BattleEffect[]] = [state, []];
  for (let due = nextDue(current); due !== null && due.atMs <= now; due = nextDue(current)) {
    const [next, more] = due.run(current, now);
    current = next;
    effects = [...effects, ...more];
  }
  return [current, effects];
}

function apply(state: BattleState, event: BattleEvent, now: number): Step {
  if (!isIntent(event)) return applyHappening(state, event, now);
  const answered = applyIntent(state, event, now);
  const { playerId } = event;
  if (typeof answered === "string") return [state, [{ do: "reply", playerId, refused: answered }]];
  const [after, effects] = answered;
  return [after, [...effects, { do: "reply", playerId, refused: null }]];
}

function isIntent(event: BattleEvent): event is Intent {
  return "playerId" in event && event.type !== "connected" && event.type !== "dropped";
}

function applyHappening(state: BattleState, event: Happening, now: number): Step {
  switch (event.type) {
    case "connected":
    case "dropped": {
      const seat = findSeat(state, event.playerId);
      const connection = { connection: event.connection, atMs: now };
      if (seat === undefined) return [state, []];
      return event.type === "connected" ? connect(state, seat, connection) : drop(state, seat, connection);
    }
    case "stakes_held":
      return holdStakes(state, event, now);
    case "stakes_refused":
      return refuseStakes(state, event, now);
    case "resumed":
      return event.epoch > state.epoch ? resume(state, event.epoch, now) : [state, []];
    case "voided":
      return state.phase.is === "over" ? [state, []] : finish(state, callOff(state, "voided"), now);
    case "time":
      return [state, []];
  }
}

function applyIntent(state: BattleState, event: Intent, now: number): Step | BattleRefusal {
  if (event.type === "join") return join(state, event.playerId, now);
  const seat = findSeat(state, event.playerId);
  if (seat === undefined) return "not_seated";
  switch (event.type) {
    case "ready":
      return sayReady(state, seat, now);
    case "start":
      return start(state, event.playerId, now);
    case "remove":
      return remove(state, { ...event, atMs: now });
    case "answer":
      return answer(state, seat, { ...event, atMs: now });
    case "leave":
      return leave(state, seat, now);
    case "say":
      return say(state, seat, { ...event, atMs: now });
    case "ask_rematch":
      return askRematch(state, seat, now);
  }
}

type Answering = Extract<Intent, { type: "answer" }> & { readonly atMs: number };

/** The first answer to a question stands; one that comes before the question or after its end is refused. */
function answer(state: BattleState, seat: Seat, { number, answer, roundTripMs, atMs }: Answering) {
  if (seat.answers.some((given) => given.number === number)) return [state, []] as const;
  if (state.phase.is === "over" || seat.presence.is === "lost") return "too_late";
  if (state.phase.is !== "playing" || number > state.phase.number) return "not_yet";
  if (number < state.phase.number) return "too_late";
  const { turn } = state.phase;
  if (turn.is === "coming" || atMs < turn.openAtMs) return "not_yet";
  const question = state.paper?.questions[number - 1];
  if (question === undefined || answer === "" || !QUESTION_RULES[question.kind].isAnswer(question, answer)) {
    return "not_an_answer";
  }
  const ms = elapsedMs(turn.openAtMs, { receivedMs: atMs, roundTripMs });
  return lockAnswer(state, seat, { answer, elapsedMs: ms, atMs });
}

/** Leaving a match forfeits at once; before it the seat is free again; after it nobody waits for a rematch. */
function leave(state: BattleState, seat: Seat, now: number): Step {
  switch (state.phase.is) {
    case "waiting":
    case "starting":
      return leaveRoom(state, seat, now);
    case "playing":
      return seat.presence.is === "lost" ? [state, []] : loseSeat(state, seat, { by: "leave", atMs: now });
    case "over":
      return leaveEnded(state, seat, now);
  }
}

/** Goes on where another process was: nobody is connected yet. */
function resume(state: BattleState, epoch: number, now: number): Step {
  return chain(
    { ...state, epoch },
    (before) => [openLater(before, now), []],
    (before) => dropAll(before, now),
  );
}

/** Opens the question anew, after the time to connect: nobody could answer it while no process had the battle. */
function openLater(state: BattleState, now: number): BattleState {
  const { phase } = state;
  if (phase.is !== "playing") return state;
  const openAtMs = Math.max(now + COUNTDOWN_MS, phase.turn.is === "coming" ? phase.turn.openAtMs : 0);
  return { ...state, phase: { ...phase, turn: { is: "coming", openAtMs } } };
}

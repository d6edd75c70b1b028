import { COUNTDOWN_MS, hasCode, LEAST_SEATS, SEATS, type BattleRules } from "./battle-rules.ts";
import {
  chain,
  findSeat,
  tell,
  withSeat,
  type BattleRefusal,
  type BattleState,
  type Happening,
  type Phase,
  type Seat,
  type SeatNews,
  type Step,
} from "./battle.ts";
import { callOff, potOf } from "./decide.ts";
import { finish, graceUntil } from "./match.ts";

export type Opening = {
  readonly battleId: string;
  readonly rules: BattleRules;
  /** Who is seated from the start: the creator of a room, or the two who found each other. */
  readonly players: readonly { readonly playerId: string; readonly isBot?: boolean }[];
  readonly atMs: number;
};

/** A battle as it opens, waiting for players. */
export function openBattle({ battleId, rules, players, atMs }: Opening): BattleState {
  const seats = players.map(({ playerId, isBot = false }, index) => newSeat(index + 1, playerId, isBot));
  return {
    battleId,
    rules,
    creatorId: hasCode(rules) ? (players[0]?.playerId ?? null) : null,
    openedAtMs: atMs,
    lastMs: atMs,
    v: 0,
    hold: 0,
    epoch: 0,
    seats,
    removedIds: [],
    paper: null,
    botMoves: [],
    lines: [],
    phase: waiting(seats, null, atMs),
  };
}

/** Takes the lowest free seat. */
export function join(state: BattleState, playerId: string, atMs: number): Step | BattleRefusal {
  const { phase, rules } = state;
  if (phase.is === "over") return "room_gone";
  const own = findSeat(state, playerId);
  if (own !== undefined) return own.presence.is === "lost" ? "game_started" : [state, []];
  if (state.removedIds.includes(playerId)) return "removed";
  if (!hasCode(rules)) return "room_full";
  if (phase.is !== "waiting") return "game_started";
  const free = Array.from({ length: SEATS[rules.kind] }, (_, index) => index + 1).find(
    (number) => !state.seats.some(({ seat }) => seat === number),
  );
  if (free === undefined) return "room_full";
  const seat = newSeat(free, playerId, false);
  const seats = [...state.seats, seat].toSorted((one, other) => one.seat - other.seat);
  return chain(
    { ...state, seats, phase: waiting(seats, phase.pairedMs, atMs) },
    (joined) => tellSeat(joined, seat, "joined"),
    (joined) =>
      rules.startsItself && seats.length === SEATS[rules.kind] ? startIfEnough(joined, atMs) : [joined, []],
  );
}

/** Two who found each other start when both have said that they are ready; in a room its creator says when. */
export function sayReady(state: BattleState, seat: Seat, atMs: number): Step | BattleRefusal {
  if (state.phase.is !== "waiting" || seat.isReady) return [state, []];
  return chain(
    withSeat(state, seat.seat, { isReady: true }),
    (ready) => tellSeat(ready, seat, "ready"),
    (ready) => startIfReady(ready, atMs),
  );
}

/** Starts a battle without a creator when all are ready and there. */
export function startIfReady(state: BattleState, atMs: number): Step {
  const isReady = state.seats.every((seat) => seat.isReady && seat.presence.is === "here");
  const mayStart = state.phase.is === "waiting" && !hasCode(state.rules) && isReady;
  return mayStart ? startIfEnough(state, atMs) : [state, []];
}

/** Starts a room, for its creator. */
export function start(state: BattleState, playerId: string, atMs: number): Step | BattleRefusal {
  if (playerId !== state.creatorId) return "not_creator";
  if (state.phase.is !== "waiting") return [state, []];
  const step = startIfEnough(state, atMs);
  return step[0] === state ? "too_few" : step;
}

/**
 * Starts with those who are there. Seats of players who are away are given up, so that no stake is held of them; not the
 * creator's, who has said or agreed to start.
 */
export function startIfEnough(state: BattleState, atMs: number): Step {
  if (!canStart(state)) return [state, []];
  const away = state.seats.filter((seat) => !takesPart(state, seat));
  return chain(
    state,
    ...away.map((seat) => (before: BattleState) => freeSeat(before, seat, atMs)),
    (before) => {
      const hold = before.hold + 1;
      const playerIds = before.seats.filter(({ isBot }) => !isBot).map(({ playerId }) => playerId);
      const coins = before.rules.stakeCoins;
      return [
        { ...before, hold, phase: { is: "starting", sinceMs: atMs } },
        [{ do: "hold_stakes", hold, playerIds, coins }],
      ];
    },
  );
}

/** Whether enough players are there to start. */
export function canStart(state: BattleState): boolean {
  return state.seats.filter((seat) => takesPart(state, seat)).length >= LEAST_SEATS;
}

function takesPart({ creatorId }: BattleState, { playerId, presence }: Seat): boolean {
  return presence.is === "here" || playerId === creatorId;
}

/** Sends a player away before the start, for the creator. */
export function remove(
  state: BattleState,
  {
    playerId,
    targetId,
    atMs,
  }: { readonly playerId: string; readonly targetId: string; readonly atMs: number },
): Step | BattleRefusal {
  if (playerId !== state.creatorId || targetId === playerId) return "not_creator";
  if (state.phase.is !== "waiting") return state.phase.is === "over" ? "room_gone" : "game_started";
  const seat = findSeat(state, targetId);
  if (seat === undefined) return [state, []];
  return freeSeat({ ...state, removedIds: [...state.removedIds, targetId] }, seat, atMs);
}

/** Leaves before the match: the creator takes the room along, and a search has nobody left to play with. */
export function leaveRoom(state: BattleState, seat: Seat, atMs: number): Step {
  if (seat.playerId === state.creatorId) return finish(state, callOff(state, "deleted_by_owner"), atMs);
  if (!hasCode(state.rules)) return finish(state, callOff(state, "opponent_left"), atMs);
  return chain(
    state,
    (before) => cancelStart(before, atMs),
    (before) => freeSeat(before, seat, atMs),
  );
}

/** Takes a start back: what is or will be held of this try is returned. */
export function cancelStart(state: BattleState, atMs: number): Step {
  if (state.phase.is !== "starting") return [state, []];
  const phase = waiting(state.seats, null, atMs);
  return [{ ...state, phase }, [{ do: "return_stakes", hold: state.hold }]];
}

/** The match begins: three, two, one. Stakes of a try that was taken back are returned. */
export function holdStakes(
  state: BattleState,
  { hold, paper, botMoves }: Extract<Happening, { type: "stakes_held" }>,
  atMs: number,
): Step {
  const { phase, rules } = state;
  // Nobody has asked for that: returning it would take the stakes of the try that comes.
  if (hold > state.hold) return [state, []];
  if (phase.is !== "starting" || hold !== state.hold) {
    const isPlayed = hold === state.hold && state.paper !== null;
    return [state, isPlayed ? [] : [{ do: "return_stakes", hold }]];
  }
  if (paper.questions.length === 0) return finish(state, callOff(state, "voided"), atMs);
  const openAtMs = atMs + COUNTDOWN_MS;
  // Whoever is away has the whole time of the match to come back.
  const seats = state.seats.map((seat): Seat => {
    return seat.presence.is === "dropped" ? { ...seat, presence: { is: "dropped", atMs } } : seat;
  });
  const away = seats.filter(({ presence }) => presence.is === "dropped");
  const turn = { is: "coming", openAtMs } as const;
  return chain(
    { ...state, seats, paper, botMoves, phase: { is: "playing", number: 1, turn } },
    (begun) =>
      tell(begun, {
        type: "start",
        playerIds: seats.map(({ playerId }) => playerId),
        stakeCoins: rules.stakeCoins,
        potCoins: potOf(rules, seats),
        openAtMs,
      }),
    ...away.map((seat) => (begun: BattleState) => tellSeat(begun, seat, "dropped")),
    (begun) => [begun, [{ do: "save" }]],
  );
}

/** Nothing was held, because somebody cannot take part: their seats are free again, and a search is over. */
export function refuseStakes(
  state: BattleState,
  { hold, playerIds, why }: Extract<Happening, { type: "stakes_refused" }>,
  atMs: number,
): Step {
  if (state.phase.is !== "starting" || hold !== state.hold) return [state, []];
  const back: BattleState = { ...state, phase: waiting(state.seats, null, atMs) };
  const isOver = !hasCode(state.rules) || playerIds.some((playerId) => playerId === state.creatorId);
  if (isOver) return finish(back, callOff(back, why), atMs);
  const refused = back.seats.filter(({ playerId }) => playerIds.includes(playerId));
  return chain(back, ...refused.map((seat) => (before: BattleState) => freeSeat(before, seat, atMs)));
}

/** Gives a seat up before the match. */
export function freeSeat(state: BattleState, seat: Seat, atMs: number): Step {
  const seats = state.seats.filter((other) => other.seat !== seat.seat);
  const pairedMs = state.phase.is === "waiting" ? state.phase.pairedMs : null;
  const freed: BattleState = { ...state, seats, phase: waiting(seats, pairedMs, atMs) };
  return tellSeat(freed, seat, "left");
}

function waiting(seats: readonly Seat[], pairedMs: number | null, atMs: number): Phase {
  return { is: "waiting", pairedMs: seats.length < LEAST_SEATS ? null : (pairedMs ?? atMs) };
}

function newSeat(seat: number, playerId: string, isBot: boolean): Seat {
  return {
    seat,
    playerId,
    isBot,
    isReady: isBot,
    connection: 0,
    presence: { is: "here" },
    droppedMs: 0,
    answers: [],
    wantsRematch: false,
  };
}

function tellSeat(state: BattleState, seat: Seat, is: SeatNews): Step {
  const graceUntilMs = is === "dropped" ? graceUntil(seat) : null;
  return tell(state, { type: "seat", seat: seat.seat, playerId: seat.playerId, is, graceUntilMs });
}

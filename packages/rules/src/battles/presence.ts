import { ROOM_ABSENCE_MS } from "./battle-rules.ts";
import { chain, tell, withSeat, type BattleState, type Seat, type Step } from "./battle.ts";
import { endIfOneIsLeft, graceUntil } from "./match.ts";
import { startIfReady } from "./room.ts";

/** A connection of a player, by a number that grows with each. */
type Connection = { readonly connection: number; readonly atMs: number };

/**
 * A player is there, by a connection that is newer than all others; an older one says nothing any more. The seat that is
 * left alone in a match wins by it.
 */
export function connect(state: BattleState, seat: Seat, { connection, atMs }: Connection): Step {
  if (connection <= seat.connection || seat.presence.is === "lost") return [state, []];
  if (seat.presence.is === "here") return [withSeat(state, seat.seat, { connection }), []];
  // Only a match counts what was used of the time: before it every absence is one of its own.
  const goneMs = state.phase.is === "playing" ? Math.max(0, atMs - seat.presence.atMs) : 0;
  const droppedMs = seat.droppedMs + goneMs;
  return chain(
    withSeat(state, seat.seat, { connection, droppedMs, presence: { is: "here" } }),
    (back) =>
      tell(back, {
        type: "seat",
        seat: seat.seat,
        playerId: seat.playerId,
        is: "back",
        graceUntilMs: null,
      }),
    (back) => endIfOneIsLeft(back, { by: "drop", atMs }),
    (back) => startIfReady(back, atMs),
  );
}

/** A player's newest connection is gone: the seat is held. What an older one says changes nothing. */
export function drop(state: BattleState, seat: Seat, { connection, atMs }: Connection): Step {
  const isOld = connection < seat.connection || state.phase.is === "over";
  if (isOld || seat.presence.is !== "here" || seat.isBot) return [state, []];
  const presence = { is: "dropped", atMs } as const;
  return tell(withSeat(state, seat.seat, { connection, presence }), {
    type: "seat",
    seat: seat.seat,
    playerId: seat.playerId,
    is: "dropped",
    graceUntilMs: heldUntil(state, { ...seat, presence }),
  });
}

/** Until when a seat whose player is away is kept, in a room or in a match; null: its player is there. */
export function heldUntil({ phase }: BattleState, seat: Seat): number | null {
  if (seat.presence.is !== "dropped") return null;
  return phase.is === "playing" ? graceUntil(seat) : seat.presence.atMs + ROOM_ABSENCE_MS;
}

/** Nobody has a connection to the process that goes on with a battle. */
export function dropAll(state: BattleState, atMs: number): Step {
  const here = state.seats.filter(({ presence, isBot }) => presence.is === "here" && !isBot);
  return chain(
    state,
    ...here.map((seat) => (before: BattleState) => drop(before, seat, { connection: seat.connection, atMs })),
  );
}

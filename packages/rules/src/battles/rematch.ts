import { LEAST_SEATS, REMATCH_MS } from "./battle-rules.ts";
import {
  chain,
  listLeft,
  tell,
  withSeat,
  type BattleRefusal,
  type BattleState,
  type Seat,
  type Step,
} from "./battle.ts";

/** Asks for another battle with the same players; it opens when all who are left have asked. A bot always wants to. */
export function askRematch(state: BattleState, seat: Seat, atMs: number): Step | BattleRefusal {
  const { phase } = state;
  if (phase.is !== "over") return "not_yet";
  if (seat.wantsRematch) return [state, []];
  if (state.paper === null || seat.presence.is === "lost") return "room_gone";
  if (atMs > phase.atMs + REMATCH_MS) return "too_late";
  if (listLeft(state).length < LEAST_SEATS) return "too_few";
  return chain(
    withSeat(state, seat.seat, { wantsRematch: true }),
    (asked) => tell(asked, { type: "rematch", seat: seat.seat }),
    openIfAllAsked,
  );
}

/** Leaves what is over: nobody waits any more for this player. */
export function leaveEnded(state: BattleState, seat: Seat, atMs: number): Step {
  if (seat.presence.is === "lost") return [state, []];
  return chain(
    withSeat(state, seat.seat, { wantsRematch: false, presence: { is: "lost", by: "leave", atMs } }),
    (left) =>
      tell(left, {
        type: "seat",
        seat: seat.seat,
        playerId: seat.playerId,
        is: "left",
        graceUntilMs: null,
      }),
    (left) => (isOpened(state) ? [left, []] : openIfAllAsked(left)),
  );
}

function openIfAllAsked(state: BattleState): Step {
  if (!isOpened(state)) return [state, []];
  const playerIds = listLeft(state).map(({ playerId }) => playerId);
  return [state, [{ do: "open_rematch", playerIds }]];
}

/** Whether all who are left have asked. */
function isOpened(state: BattleState): boolean {
  const left = listLeft(state);
  return left.length >= LEAST_SEATS && left.every(({ wantsRematch, isBot }) => wantsRematch || isBot);
}

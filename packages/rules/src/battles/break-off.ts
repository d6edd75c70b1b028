import type { BattleEvent } from "./battle.ts";
import type { EndReason } from "./result.ts";

/** Pairings that one player may break off within the time; then the search waits until the first of them is as old. */
export const MOST_BROKEN_OFF = 5;
export const BREAK_OFF_MS = 600_000;

/** A pairing that came to nothing: what happened in it, in order, and why it ended. */
export type Unbegun = { readonly reason: EndReason; readonly events: readonly BattleEvent[] };

/**
 * Whether it was this player who kept two who had found each other from playing: left, was not ready or not there when
 * the time was over, or could not take part.
 */
export function hasBrokenOff({ reason, events }: Unbegun, playerId: string): boolean {
  switch (reason) {
    case "opponent_left": {
      // The first one to leave ends it; the other one only closes the page.
      const leaving = events.find(({ type }) => type === "leave");
      return leaving !== undefined && isOf(leaving, playerId);
    }
    case "not_ready": {
      const own = events.filter((event) => isOf(event, playerId));
      const isReady = own.some(({ type }) => type === "ready");
      const last = own.findLast(({ type }) => type === "connected" || type === "dropped");
      return !isReady || last?.type === "dropped";
    }
    case "no_coins":
    case "not_able":
      return events.some((event) => event.type === "stakes_refused" && event.playerIds.includes(playerId));
    case "points":
    case "everyone_left":
    case "deleted_by_owner":
    case "nobody_came":
    case "voided":
      return false;
  }
}

/**
 * When a player may search again; null: now.
 *
 * @param brokenMs when the pairings were over that the player has broken off lately, the latest first (ms since epoch)
 */
export function searchOpensAt(brokenMs: readonly number[], nowMs: number): number | null {
  const first = brokenMs[MOST_BROKEN_OFF - 1];
  return first === undefined || first + BREAK_OFF_MS <= nowMs ? null : first + BREAK_OFF_MS;
}

function isOf(event: BattleEvent, playerId: string): boolean {
  return "playerId" in event && event.playerId === playerId;
}

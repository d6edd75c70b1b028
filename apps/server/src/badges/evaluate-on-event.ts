import type { EventHandler } from "../events/handle-events.ts";
import { evaluateBadges } from "./unlock-badges.ts";

/** Badges for what happens outside the player's own calls: friends who play, coins that come by themselves. */
export const evaluateOnEvent: EventHandler = async (tx, { kind, playerId }, { nowMs, settings }) => {
  if (kind === "attempt_finished") return;
  await evaluateBadges(tx, playerId, { settings, at: new Date(nowMs) });
};

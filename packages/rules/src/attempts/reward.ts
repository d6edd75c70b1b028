import type { ModeDefinition } from "../modes/mode.ts";

/** Whether a run with this percentage is won. */
export function isWon(mode: Pick<ModeDefinition, "winPercent">, percent: number): boolean {
  return percent >= mode.winPercent;
}

/** Coins that a run with this percentage earns, before the daily cap. Never falls as the percentage grows. */
export function coinsFor(mode: Pick<ModeDefinition, "winPercent" | "reward">, percent: number): number {
  const { reward } = mode;
  if (reward === null || !isWon(mode, percent)) return 0;
  return Math.round(reward.maxCoins * Math.min(1, percent / reward.fullPercent));
}

/** Points a run adds to the player's score; whole and never negative. Practice adds none. */
export function scoreFor(mode: Pick<ModeDefinition, "ranked">, marks: number): number {
  return mode.ranked ? Math.max(0, Math.round(marks)) : 0;
}

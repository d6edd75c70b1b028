import type { Db } from "../postgres/database.ts";
import { oldestOfRecentAttempts } from "./budget-queries.ts";

/** Most attempts a player may open within 24 hours: far above practice, far below copying the whole bank often. */
export const DAILY_ATTEMPTS = 500;

const DAY_MS = 86_400_000;

/** Seconds until this player may open another attempt; null when one may be opened now. Guards against scraping. */
export async function attemptBudgetWait(db: Db, playerId: string, nowMs: number): Promise<number | null> {
  const oldestMs = await oldestOfRecentAttempts(db, {
    playerId,
    afterMs: nowMs - DAY_MS,
    count: DAILY_ATTEMPTS,
  });
  return oldestMs === null ? null : Math.max(1, Math.ceil((oldestMs + DAY_MS - nowMs) / 1_000));
}

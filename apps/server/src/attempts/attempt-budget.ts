import type { Db } from "../postgres/database.ts";
import { findBlockingTime, type Budget } from "./budget-queries.ts";

/** Most questions in the papers a player opens within 24 hours: far above practice, far below copying the bank often. */
export const DAILY_QUESTIONS = 3_000;

const DAY_MS = 86_400_000;

/** What may have been opened before a paper of so many questions. Guards against scraping. */
export function budgetFor(playerId: string, questions: number, nowMs: number): Budget {
  return { playerId, afterMs: nowMs - DAY_MS, mostQuestions: DAILY_QUESTIONS - questions };
}

/** Seconds until this budget lets a paper through; null when it does now. */
export async function budgetWait(db: Db, budget: Budget, nowMs: number): Promise<number | null> {
  const blockingMs = await findBlockingTime(db, budget);
  return blockingMs === null ? null : Math.max(1, Math.ceil((blockingMs + DAY_MS - nowMs) / 1_000));
}

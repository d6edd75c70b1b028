import { keyBudgetWait, type KeyLimits } from "@crosscheck/rules/attempts/key-budget";
import type { Db } from "../../postgres/database.ts";
import type { Settings } from "../../settings/settings.ts";
import { findBlockingTime, findKeyBudget, type Budget } from "./budget-queries.ts";

/** Most questions in the papers a player opens within 24 hours: far above practice, far below a script that never ends. */
export const DAILY_QUESTIONS = 3_000;

const DAY_MS = 86_400_000;

/** What may have been opened before a paper of so many questions, known ones too. Guards against filling the disk. */
export function budgetFor(playerId: string, questions: number, nowMs: number): Budget {
  return { playerId, afterMs: nowMs - DAY_MS, mostQuestions: DAILY_QUESTIONS - questions, newKeys: null };
}

/** The admin's numbers of questions that a player may meet for the first time. */
export function keyLimitsOf(settings: Settings): KeyLimits {
  return { day: settings.newQuestionsPerDay, minutes: settings.newQuestionsPerTenMinutes };
}

/** Seconds until this budget lets a paper of these items through; null when it does now. */
export async function budgetWait(
  db: Db,
  budget: Budget,
  { itemIds, nowMs }: { readonly itemIds: readonly string[]; readonly nowMs: number },
): Promise<number | null> {
  const { playerId, newKeys: limits } = budget;
  const blockingMs = await findBlockingTime(db, budget);
  if (blockingMs !== null) return Math.max(1, Math.ceil((blockingMs + DAY_MS - nowMs) / 1_000));
  if (limits === null) return null;
  const known = await findKeyBudget(db, { playerId, itemIds });
  return keyBudgetWait(known.budget, limits, { newKeys: known.newKeys, nowMs });
}

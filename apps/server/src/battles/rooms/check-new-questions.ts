import { refuse, type Refusal } from "@crosscheck/contract";
import { keyBudgetWait } from "@crosscheck/rules/attempts/key-budget";
import { keyLimitsOf } from "../../attempts/open/attempt-budget.ts";
import { findKeyBudget } from "../../attempts/open/budget-queries.ts";
import type { CallContext, SignedIn } from "../../calls/handle.ts";
import { listSubjectItems } from "../settle/draw-paper.ts";
import type { Subject } from "./choose-subject.ts";

type Call = Pick<CallContext, "db" | "nowMs" | "settings"> & { readonly caller: SignedIn };

/**
 * Whether a player may still meet as many new questions as a battle over this subject can ask; refused with the wait. Asked
 * at the door, since at the start it would end the match for everybody.
 */
export async function checkNewQuestions(
  { db, nowMs, settings, caller }: Call,
  { questionCount, ...subject }: Subject & { readonly questionCount: number },
): Promise<Refusal<"too_many_requests"> | null> {
  const { playerId } = caller;
  const limits = keyLimitsOf(settings);
  const { budget } = await findKeyBudget(db, { playerId, itemIds: [] });
  if (keyBudgetWait(budget, limits, { newKeys: questionCount, nowMs }) === null) return null;
  // Who knows a subject meets nothing new there: only now that is worth reading it all.
  const itemIds = await listSubjectItems(db, { ...subject, playerIds: [playerId] }, nowMs);
  const { newKeys } = await findKeyBudget(db, { playerId, itemIds });
  const waitSeconds = keyBudgetWait(budget, limits, { newKeys: Math.min(newKeys, questionCount), nowMs });
  return waitSeconds === null ? null : refuse("too_many_requests", { retryAfterSeconds: waitSeconds });
}

import { refuse, type Actions } from "@crosscheck/contract";
import { frameRun } from "@crosscheck/rules/attempts/clock";
import { trialMode } from "@crosscheck/rules/trial/trial-mode";
import { budgetFor, budgetWait } from "../attempts/open/attempt-budget.ts";
import type { Budget } from "../attempts/open/budget-queries.ts";
import { finishRun } from "../attempts/finish/finish-run.ts";
import { insertAttempt } from "../attempts/open/opening-queries.ts";
import { readItems } from "../attempts/engine/read-items.ts";
import { findOpenRun, insertAnswer } from "../attempts/engine/run-queries.ts";
import type { CallContext, Handler, SignedIn } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { arrangeTrial } from "./trial-question.ts";
import { insertClaim, isClaimedBy } from "./trial-queries.ts";
import { readSlip, type Slip } from "./trial-slip.ts";

type Claim = CallContext & { readonly caller: SignedIn };

/** The player has opened as many questions as a day holds; the caller's transaction has to be undone. */
class DayIsFull extends Error {
  override readonly name = "DayIsFull";
}

/**
 * Joins what a visitor answered to the account as one finished run of practice: history and mistakes know it, coins,
 * score, levels and statistics do not. A slip counts once and an account takes one, so that copies are worth nothing.
 */
export const handleClaimTrial: Handler<Actions["claim_trial"]> = async (call) => {
  const { db, caller, ports, nowMs } = call;
  const slip = readSlip(call.input.slip, ports.keyedHash, nowMs);
  if (slip === null) return refuse("invalid_field", { field: "slip" });
  const { trialId } = slip;
  const place = { playerId: caller.playerId, mode: trialMode.id, scopeKey: trialId };
  const budget = budgetFor(caller.playerId, slip.answers.length, nowMs);
  let isNew: boolean;
  try {
    isNew = await inTransaction(db, (tx) => storeRun(tx, call, { slip, budget }));
  } catch (error) {
    if (!(error instanceof DayIsFull)) throw error;
    const waitSeconds = await budgetWait(db, budget, { itemIds: [], nowMs });
    return refuse("too_many_requests", { retryAfterSeconds: waitSeconds ?? 1 });
  }
  // Finished apart from being stored: a call that ended in between is made good by the next one.
  const open = await findOpenRun(db, place);
  if (open !== undefined) await finishRun(call, open);
  const isOwn = isNew || (await isClaimedBy(db, { trialId, playerId: caller.playerId }));
  return { data: { joined: isOwn ? slip.answers.length : 0 } };
};

/** Stores claim, paper and answers; false, and nothing stored, when slip or account were used before. */
async function storeRun(
  tx: Db,
  call: Claim,
  { slip, budget }: { readonly slip: Slip; readonly budget: Budget },
): Promise<boolean> {
  const { caller, ports, nowMs } = call;
  const { playerId } = caller;
  const at = new Date(nowMs);
  if (!(await insertClaim(tx, { trialId: slip.trialId, playerId, at }))) return false;
  const items = await readItems(tx, slip.answers);
  const questions = items.map((item, place) => arrangeTrial(item, ports.keyedHash, place + 1));
  const frame = frameRun(trialMode, { questionCount: questions.length, openedAtMs: nowMs });
  const expiresAt = new Date(frame.expiresAtMs);
  const attempt = {
    playerId,
    attemptId: ports.random.uuid(),
    scopeKey: slip.trialId,
    categoryId: null,
    subcategoryId: null,
    scope: { from: trialMode.source.from, title: "", topicNames: {} },
    rules: trialMode,
    paper: { questions },
    openedAt: at,
    expiresAt,
    endsAt: expiresAt,
    closesAt: null,
  };
  let run = await insertAttempt(tx, attempt, budget);
  if (run === undefined) throw new DayIsFull();
  for (const [place, { optionId }] of slip.answers.entries()) {
    const answer = { number: place + 1, sequence: 0, answer: optionId, inTime: true, atMs: nowMs };
    run = await insertAnswer(tx, run, answer);
    if (run === undefined) throw new Error("an attempt of this transaction was written to by another");
  }
  return true;
}

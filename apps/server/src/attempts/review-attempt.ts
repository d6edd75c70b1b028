import { refuse, type Actions } from "@crosscheck/contract";
import { readItems } from "./read-items.ts";
import type { Handler } from "../handle.ts";
import { itemRefs, ownAnswer, questionClock, toCard, toReveal } from "./attempt-view.ts";
import { settleRun } from "./finish-run.ts";
import { findRun } from "./run-queries.ts";
import { clockOf, mayReview } from "./run.ts";

/** Refused as still open too while an `after_close` attempt waits for its closing time. */
export const handleReviewAttempt: Handler<Actions["review_attempt"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const found = await findRun(db, { playerId: caller.playerId, attemptId: input.attempt_id });
  if (!found) return refuse("no_data");
  const run = await settleRun(call, found);
  if (run.outcome === null || !mayReview(run, nowMs)) return refuse("attempt_open");

  const clock = clockOf(run, nowMs);
  const items = await readItems(db, itemRefs(run.paper.questions));
  const questions = run.paper.questions.flatMap((question, index) => {
    const item = items[index];
    if (item === undefined) return [];
    const { answer, startedAtMs } = questionClock(clock, question.number);
    const seconds = answer && startedAtMs !== null ? Math.max(0, answer.atMs - startedAtMs) / 1_000 : null;
    return [
      {
        card: toCard(question, item),
        answer: ownAnswer(run, clock, question.number),
        in_time: answer !== null,
        seconds,
        reveal: toReveal(question, item, answer?.answer ?? null),
      },
    ];
  });
  return { data: { result: run.outcome, questions } };
};

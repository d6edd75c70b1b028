import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { questionClock, toInstant } from "../view/attempt-view.ts";
import { settleRun } from "../finish/finish-run.ts";
import { holdRun } from "../watch/hold-run.ts";
import { findRun, insertOpening } from "./run-queries.ts";
import { clockOf, findQuestion, isOver, type Run } from "./run.ts";
import { writeUntilStored } from "./write-until-stored.ts";

/** Starts the clock of the question whose turn it is while its reading pause still runs; else tells how it stands. */
export const handleOpenQuestion: Handler<Actions["open_question"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  return await writeUntilStored(async () => {
    const found = await findRun(db, { playerId: caller.playerId, attemptId: input.attempt_id });
    const question = found && findQuestion(found, input.question_id);
    if (!found || !question) return refuse("no_data");
    const run = await holdRun(call, await settleRun(call, found));
    if (isRefusal(run)) return run;
    if (isOver(run, nowMs)) return refuse("attempt_finished");
    if (clockOf(run, nowMs).questions[question.number - 1]?.status === "unseen") {
      return refuse("invalid_field", { field: "question_id" });
    }
    const opening = { number: question.number, atMs: nowMs };
    const opened = canOpen(run, opening) ? await insertOpening(db, run, opening) : run;
    if (opened === undefined) return "lost race";
    const { deadlineMs } = questionClock(clockOf(opened, nowMs), question.number);
    return {
      data: {
        question_id: input.question_id,
        deadline: toInstant(deadlineMs ?? run.expiresAtMs),
        server_time: toInstant(nowMs),
      },
    };
  });
};

function canOpen(run: Run, { number, atMs }: { readonly number: number; readonly atMs: number }): boolean {
  const clock = clockOf(run, atMs);
  const startedAtMs = clock.questions[number - 1]?.startedAtMs ?? atMs;
  const isOpened = run.openings.some((opening) => opening.number === number);
  return clock.currentNumber === number && startedAtMs > atMs && !isOpened;
}

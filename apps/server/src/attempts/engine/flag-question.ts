import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { settleRun } from "../finish/finish-run.ts";
import { holdRun } from "../watch/hold-run.ts";
import { findRun, storeFlag } from "./run-queries.ts";
import { findQuestion, isOver } from "./run.ts";

/** Marks a question of a free attempt; the mark earns nothing and goes with the attempt. */
export const handleFlagQuestion: Handler<Actions["flag_question"]> = async (call) => {
  const { db, caller, input } = call;
  const key = { playerId: caller.playerId, attemptId: input.attempt_id };
  const found = await findRun(db, key);
  const question = found && findQuestion(found, input.question_id);
  if (!found || !question || found.rules.answerMode !== "free") return refuse("no_data");
  const run = await holdRun(call, await settleRun(call, found));
  if (isRefusal(run)) return run;
  const { flagged } = input;
  const isStored =
    !isOver(run, call.nowMs) && (await storeFlag(db, key, { number: question.number, flagged }));
  return isStored ? { data: { question_id: question.itemId, flagged } } : refuse("attempt_finished");
};

import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import { areStruck } from "@crosscheck/rules/attempts/paper-notes";
import type { Handler } from "../../calls/handle.ts";
import { settleRun } from "../finish/finish-run.ts";
import { holdRun } from "../watch/hold-run.ts";
import { storePaperNote } from "./note-queries.ts";
import { findRun } from "./run-queries.ts";
import { findQuestion, isOver } from "./run.ts";

/** Keeps what the player notes and strikes out on a question of a free attempt; it changes no answer. */
export const handleSetQuestionNote: Handler<Actions["set_question_note"]> = async (call) => {
  const { db, caller, nowMs, input } = call;
  const key = { playerId: caller.playerId, attemptId: input.attempt_id };
  const found = await findRun(db, key);
  const question = found && findQuestion(found, input.question_id);
  if (!found || !question || found.rules.answerMode !== "free") return refuse("no_data");
  if (!areStruck(question, input.struck)) return refuse("invalid_field", { field: "struck" });
  const run = await holdRun(call, await settleRun(call, found));
  if (isRefusal(run)) return run;
  const { number } = question;
  const { note, struck, sequence } = input;
  const kept = isOver(run, nowMs)
    ? undefined
    : await storePaperNote(db, key, { number, note, struck, sequence, at: new Date(nowMs) });
  if (kept === undefined) return refuse("attempt_finished");
  return {
    data: {
      question_id: question.itemId,
      note: kept.note,
      struck: [...kept.struck],
      sequence: kept.sequence,
    },
  };
};

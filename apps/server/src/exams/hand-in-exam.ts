import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import { readRun } from "../attempts/engine/open-runs.ts";
import { isOver } from "../attempts/engine/run.ts";
import { endRun } from "../attempts/finish/finish-run.ts";
import { holdRun } from "../attempts/watch/hold-run.ts";
import type { Handler } from "../calls/handle.ts";
import { findOwnExam, insertSitting, type OwnExam } from "./exam-queries.ts";
import { resultState, toMarks } from "./exam-rows.ts";
import { currentSitting, sittingNumber, whyBarred } from "./open-sitting.ts";
import { viewSittingWatch } from "./sitting-watch.ts";

type SetResult = Actions["set_exam_module_result"];
type Call = Parameters<Handler<SetResult>>[0];

/** What a client of the specification says of the result; any of them means that it hands in. */
const RESULT_FIELDS = [
  "total_duration",
  "obtained_marks",
  "statistics",
  "rules_violated",
  "captured_question_ids",
] as const;

/** Enters an exam, which agrees to its rules, or hands its sitting in. What it says of the result is only compared. */
export const handleSetExamModuleResult: Handler<SetResult> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const key = { examId: input.exam_module_id, playerId: caller.playerId };
  const own = await findOwnExam(db, key);
  if (own === undefined) return refuse("no_data");
  const isHandIn = RESULT_FIELDS.some((field) => input[field] !== undefined);
  const sitting = currentSitting(own);
  if (sitting !== null && sitting.attemptId !== null) {
    const run = await readRun(call, sitting.attemptId);
    if (run === undefined || isOver(run, nowMs)) return refuse("attempt_finished");
    const held = await holdRun(call, run);
    if (isRefusal(held)) return held;
    if (isHandIn) await endRun(call, held);
    return await toAnswer(call, (await findOwnExam(db, key)) ?? own);
  }
  const barred = whyBarred(own, nowMs);
  if (barred !== null) return barred;
  if (isHandIn) return refuse("no_data");
  await insertSitting(db, { ...key, number: sittingNumber(own) }, new Date(nowMs));
  return await toAnswer(call, own);
};

async function toAnswer(call: Call, own: OwnExam) {
  const { db, nowMs, caller, input } = call;
  const sitting = currentSitting(own);
  const marks = toMarks(own.exam, sitting);
  const said = input.obtained_marks;
  if (said !== undefined && marks.obtained_marks !== null && said !== marks.obtained_marks) {
    call.countContradiction("obtained_marks");
  }
  const attemptId = sitting?.attemptId ?? null;
  const watch =
    attemptId === null ? null : await viewSittingWatch(db, { playerId: caller.playerId, attemptId }, nowMs);
  const isReleased = sitting !== null && resultState(sitting) === "released";
  return {
    data: {
      ...marks,
      statistics: isReleased ? [...(sitting.result?.statistics ?? [])] : [],
      rules_violated: watch?.isViolated ?? false,
    },
    message: "stored" as const,
  };
}

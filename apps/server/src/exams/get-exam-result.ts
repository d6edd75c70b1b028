import { refuse, type Actions, type OutputOf } from "@crosscheck/contract";
import { isKeptBack } from "@crosscheck/rules/attempts/clock";
import type { ExamResult } from "@crosscheck/rules/exams/exam-result";
import { newReportCode } from "@crosscheck/rules/exams/report-code";
import { readRun } from "../attempts/engine/open-runs.ts";
import { clockOf, countingAnswers, endTime, isOver, mayReview, type Run } from "../attempts/engine/run.ts";
import type { Handler } from "../calls/handle.ts";
import { findOwnExam, type OwnExam, type SittingRecord } from "./exam-queries.ts";
import { giveReportCode } from "./report-queries.ts";
import { availableAt, resultState, toExamRow, toMarks } from "./exam-rows.ts";
import { viewSittingWatch } from "./sitting-watch.ts";

type Action = Actions["get_exam_result"];
type Result = OutputOf<Action>;

/** The latest sitting, a voided one too, as far as its exam lets it be known. */
export const handleGetExamResult: Handler<Action> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const key = { examId: input.exam_module_id, playerId: caller.playerId };
  const found = await findOwnExam(db, key);
  const attemptId = found?.sitting?.attemptId ?? null;
  const run = attemptId === null ? undefined : await readRun(call, attemptId);
  if (run === undefined) return refuse("no_data");
  if (!isHandedIn(run, nowMs)) return refuse("attempt_open");
  // It may have been finished on the way.
  const own = await findOwnExam(db, key);
  const watch = await viewSittingWatch(db, run, nowMs);
  if (!own?.sitting || watch === null) return refuse("no_data");
  const { exam, sitting } = own;
  return {
    data: {
      ...toMarks(exam, sitting),
      exam: toExamRow(own, nowMs),
      attempt_id: run.attemptId,
      state: resultState(sitting),
      available_at: availableAt(own, nowMs),
      ...timesOf(run, nowMs),
      detail: toDetail(own, sitting),
      watch: watch.watch,
      timeline: watch.timeline,
      end_reason: sitting.endReason,
      void_reason: sitting.voidReason,
      may_repeat: sitting.mayRepeat,
      decision: toDecision(sitting),
      can_review: sitting.voidReason === null && run.outcome !== null && mayReview(run, nowMs),
      report: await toReport(call, own, sitting),
    },
  };
};

/** Whether its time is over; who has handed in and waits for the result sees that at once, not a second later. */
function isHandedIn(run: Run, nowMs: number): boolean {
  const isKept = run.finishedAtMs === null && isKeptBack(run.closesAtMs, nowMs);
  return isOver(run, nowMs) || (isKept && clockOf(run, nowMs).endsAtMs <= nowMs);
}

/** The code of its verification page, given with the first look at a released result. */
async function toReport(
  { db, ports, caller: { playerId } }: Parameters<Handler<Action>>[0],
  { exam: { examId } }: OwnExam,
  sitting: SittingRecord,
): Promise<Result["report"]> {
  if (resultState(sitting) !== "released") return null;
  const key = { examId, playerId, number: sitting.number };
  const code = sitting.reportCode ?? (await giveReportCode(db, key, newReportCode(ports.random)));
  return { code, name_shown: sitting.nameShown };
}

function toDecision({ decision, decisionReason }: SittingRecord): Result["decision"] {
  return decision === null ? null : { decision, reason: decisionReason ?? "" };
}

function timesOf(run: Run, nowMs: number) {
  const clock = clockOf(run, nowMs);
  const endMs = run.finishedAtMs ?? Math.min(endTime(run, nowMs), clock.endsAtMs);
  const answers = countingAnswers(clock);
  return {
    handed_in_at: new Date(endMs).toISOString(),
    duration_seconds:
      run.outcome?.duration_seconds ?? Math.max(0, Math.round((endMs - run.openedAtMs) / 1_000)),
    answered: answers.filter((answer) => answer !== null && answer !== "").length,
  };
}

/** Sections, topics and weights of a released result. */
function toDetail({ exam }: OwnExam, sitting: SittingRecord): Result["detail"] {
  if (resultState(sitting) !== "released" || sitting.result === null) return null;
  const { result, firstResult } = sitting;
  const nameOf = new Map(exam.paper.sections.map(({ section, name }) => [section, name]));
  return {
    questions: result.questions,
    correct: result.correct,
    wrong: result.wrong,
    blank: result.blank,
    unscored: result.unscored,
    pass_percent: result.passPercent,
    sections: result.sections.map((one) => ({
      section: one.section,
      name: nameOf.get(one.section) ?? {},
      correct: one.correct,
      total: one.total,
      marks: one.marks,
      max_marks: one.maxMarks,
      percent: one.percent,
      pass_percent: one.passPercent,
      passed: one.isPassed,
    })),
    statistics: [...result.statistics],
    objectives: [...result.objectives],
    before_regrade: firstResult === null ? null : toBefore(firstResult),
  };
}

function toBefore({ marks, percent, passed }: ExamResult) {
  return { marks, percent, passed };
}

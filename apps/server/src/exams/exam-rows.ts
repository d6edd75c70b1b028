import type { OutputOf } from "@crosscheck/contract";
import type { getExamResult } from "@crosscheck/contract/actions/exam-modules";
import { examStateAt, secondsOf } from "@crosscheck/rules/exams/exam";
import { toInstant } from "../attempts/view/attempt-view.ts";
import { lifeOf, type ExamRecord, type OwnExam, type SittingRecord } from "./exam-queries.ts";

export type ExamRow = OutputOf<typeof getExamResult>["exam"];
type Marks = Pick<NonNullable<ExamRow["result"]>, "obtained_marks" | "percent" | "passed" | "total_marks">;

/** An exam as a player sees it. */
export function toExamRow({ exam, allowance, sitting }: OwnExam, nowMs: number): ExamRow {
  const isDone = sitting !== null && isCompleted(sitting, nowMs);
  return {
    id: exam.examId,
    title: exam.title,
    licence: exam.licence,
    subject: exam.subject,
    language: exam.language,
    state: shownState(exam, nowMs),
    starts_at: exam.startsAt.toISOString(),
    ends_at: exam.endsAt.toISOString(),
    duration_minutes: Math.ceil(secondsOf(exam.rules, allowance) / 60),
    no_of_que: exam.questionCount,
    total_marks: exam.totalMarks,
    has_key: exam.hasKey,
    pass_rule: {
      percent: exam.rules.passPercent,
      sections: exam.paper.sections.flatMap(({ section, name, passPercent }) =>
        passPercent === null ? [] : [{ section, name, percent: passPercent }],
      ),
    },
    answer_again: exam.rules.answerAgain,
    exam_status: isDone ? 3 : sitting === null || canRepeat(sitting) ? 1 : 2,
    review_available_at: reviewAt(exam, isDone ? sitting : null)?.toISOString() ?? null,
    result:
      isDone && sitting.endsAt !== null
        ? {
            ...toMarks(exam, sitting),
            state: resultState(sitting),
            handed_in_at: sitting.endsAt.toISOString(),
          }
        : null,
  };
}

/** When a result that is kept back can be known; null where the examiner releases it. */
export function availableAt({ exam, sitting }: OwnExam, nowMs: number): string | null {
  const isKnown = sitting === null || resultState(sitting) !== "hidden" || exam.rules.release === "examiner";
  return isKnown ? null : instantOrNull(Math.max(exam.endsAt.getTime(), nowMs));
}

/** Whether nothing more can be answered in a sitting, and no other one is allowed. */
export function isCompleted(sitting: SittingRecord, nowMs: number): boolean {
  return isOverBy(sitting, nowMs) && !sitting.mayRepeat;
}

export function isOverBy({ attemptId, endsAt }: SittingRecord, nowMs: number): boolean {
  return attemptId !== null && endsAt !== null && endsAt.getTime() <= nowMs;
}

/** Whether the sitting was taken back, and another one is allowed. */
export function canRepeat({ voidReason, mayRepeat }: SittingRecord): boolean {
  return voidReason !== null && mayRepeat;
}

/** `hidden`: kept back. */
export function resultState({ voidReason, result }: SittingRecord): "hidden" | "released" | "voided" {
  if (voidReason !== null) return "voided";
  return result === null ? "hidden" : "released";
}

/** What was reached, as far as it may be known. */
export function toMarks({ totalMarks }: ExamRecord, sitting: SittingRecord | null): Marks {
  const result = sitting?.voidReason === null ? sitting.result : null;
  return {
    obtained_marks: result?.marks ?? null,
    percent: result?.percent ?? null,
    passed: result?.passed ?? null,
    total_marks: result?.maxMarks ?? totalMarks,
  };
}

function shownState(exam: ExamRecord, nowMs: number): ExamRow["state"] {
  const state = examStateAt(lifeOf(exam), nowMs);
  return state === "upcoming" || state === "open" ? state : "closed";
}

/** When the answers can be seen; null: never, or nobody can tell yet. */
function reviewAt(
  { rules, endsAt, closedAt, releasedAt }: ExamRecord,
  done: SittingRecord | null,
): Date | null {
  if (rules.review === "never") return null;
  if (rules.release === "examiner") return releasedAt;
  if (rules.release === "hand_in" && rules.review === "release") return done?.endsAt ?? null;
  return closedAt === null || closedAt > endsAt ? endsAt : closedAt;
}

/** An instant, or null. */
export function instantOrNull(ms: number | null): string | null {
  return ms === null ? null : toInstant(ms);
}

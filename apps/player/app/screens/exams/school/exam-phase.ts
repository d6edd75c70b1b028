import type { OutputOf } from "@crosscheck/contract";
import type { getExam, getExamModule } from "@crosscheck/contract/actions/exam-modules";

/** An exam of a school in a list. */
export type ExamRow = OutputOf<typeof getExamModule>[number];
/** One with its instructions and rules. */
export type SchoolExam = OutputOf<typeof getExam>;

/**
 * Where the player stands with an exam. `open`: may be entered; `entered`: its rules are agreed to; `under_way`: its
 * clock runs; `waiting`: handed in, its result is kept back; `missed`: over without a sitting.
 */
export type ExamPhase =
  | "upcoming"
  | "open"
  | "entered"
  | "under_way"
  | "waiting"
  | "passed"
  | "not_passed"
  | "voided"
  | "missed";

type Standing = Pick<ExamRow, "state" | "exam_status" | "attempt_id" | "result">;

export function phaseOf({ state, exam_status: status, attempt_id: attemptId, result }: Standing): ExamPhase {
  if (result !== null) {
    if (result.state === "voided") return "voided";
    if (result.passed === null) return "waiting";
    return result.passed ? "passed" : "not_passed";
  }
  if (status === 2 && attemptId !== null) return "under_way";
  if (state === "upcoming") return "upcoming";
  if (state === "closed") return "missed";
  return status === 1 ? "open" : "entered";
}

const LONGEST_LOOK_MS = 3_600_000;
/** Results are released by a job of every minute. */
const RELEASE_LOOK_MS = 5_000;
/** After an instant, so that the server is beyond it too. */
const LATER_MS = 500;

type Timed = Standing & Pick<ExamRow, "starts_at" | "ends_at" | "sitting_ends_at" | "result_available_at">;

/** Time in ms until exams should be read again: one opens, closes, ends by its clock, or its result may be known. */
export function untilChangeMs(exams: readonly Timed[], nowMs: number): number {
  const waits = exams.map((exam) => {
    const until = (at: string | null) => (at === null ? LONGEST_LOOK_MS : Date.parse(at) - nowMs + LATER_MS);
    switch (phaseOf(exam)) {
      case "upcoming":
        return until(exam.starts_at);
      case "open":
      case "entered":
        return until(exam.ends_at);
      case "under_way":
        return until(exam.sitting_ends_at);
      case "waiting":
        return Math.max(RELEASE_LOOK_MS, until(exam.result_available_at));
      case "passed":
      case "not_passed":
      case "voided":
      case "missed":
        return LONGEST_LOOK_MS;
    }
  });
  return Math.max(LATER_MS, Math.min(LONGEST_LOOK_MS, ...waits));
}

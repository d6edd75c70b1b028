import { refuse, type Actions } from "@crosscheck/contract";
import { AWAY_LIMIT_MS } from "@crosscheck/rules/exams/away";
import { toInstant } from "../attempts/view/attempt-view.ts";
import type { Handler } from "../calls/handle.ts";
import { findOwnExam, listOpenExams, listPastExams, type OwnExam } from "./exam-queries.ts";
import { availableAt, isOverBy, toExamRow } from "./exam-rows.ts";
import { currentSitting } from "./open-sitting.ts";

/** `type` 1 of the list; 2 are those that are over for the player. */
const OPEN = 1;

export const handleGetExamModule: Handler<Actions["get_exam_module"]> = async ({
  db,
  nowMs,
  caller,
  input,
}) => {
  const list = input.type === OPEN ? listOpenExams : listPastExams;
  const { offset, limit } = input;
  const { exams, total } = await list(db, { playerId: caller.playerId, at: new Date(nowMs), offset, limit });
  return { data: exams.map((own) => toOwnExamRow(own, nowMs)), total };
};

export const handleGetExam: Handler<Actions["get_exam"]> = async ({ db, nowMs, caller, input }) => {
  const own = await findOwnExam(db, {
    examId: input.exam_module_id,
    playerId: caller.playerId,
  });
  if (own === undefined) return refuse("no_data");
  const { exam, allowance } = own;
  const sitting = currentSitting(own);
  const { rules, paper } = exam;
  const counts =
    paper.kind === "fixed"
      ? paper.sections.map(({ items }) => items.length)
      : paper.sections.map(({ count }) => count);
  return {
    data: {
      ...toOwnExamRow(own, nowMs),
      instructions: exam.instructions,
      rules: exam.rulesText,
      sections: paper.sections.map(({ section, name }, place) => ({
        section,
        name,
        questions: counts[place] ?? 0,
      })),
      marks: { ...rules.marks, partial: rules.partial },
      forward_only: rules.forwardOnly,
      result_release: rules.release,
      review: rules.review,
      away: { ...rules.away, limit_seconds: (AWAY_LIMIT_MS + allowance.toleranceMs) / 1_000 },
      time_factor: allowance.timeFactor,
      entered_at: sitting?.enteredAt.toISOString() ?? null,
    },
  };
};

/** An exam with how its player stands with it now. */
function toOwnExamRow(own: OwnExam, nowMs: number) {
  const sitting = currentSitting(own);
  return {
    ...toExamRow(own, nowMs),
    attempt_id: sitting?.attemptId ?? null,
    sitting_ends_at: sitting?.endsAt?.toISOString() ?? null,
    result_available_at: sitting !== null && isOverBy(sitting, nowMs) ? availableAt(own, nowMs) : null,
    server_time: toInstant(nowMs),
  };
}

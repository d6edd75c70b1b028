import { isRefusal, refuse, type Refusal } from "@crosscheck/contract";
import type { changeExam, copyExam, createExam } from "@crosscheck/contract/operators/exams";
import type { OperatorHandler } from "../calls/operate.ts";
import { copyGrants, findLargestFactor, storeAdmission } from "./candidate-queries.ts";
import { fitsWindow, toDraft } from "./exam-draft.ts";
import { findExam, lockExam } from "./exam-queries.ts";
import { stateOf } from "./operate-exams.ts";
import { insertExam, updateDraft, type ExamDraft } from "./operate-queries.ts";

export const handleCreateExam: OperatorHandler<typeof createExam> = async (call) => {
  const { db, ports, nowMs, caller, input } = call;
  const draft = await toDraft(db, input, nowMs);
  if (isRefusal(draft)) return draft;
  const examId = ports.random.uuid();
  await insertExam(db, { ...draft, examId, createdBy: caller.operatorId }, new Date(nowMs));
  return {
    data: { ...toCounted(draft), exam_id: examId, version: 1 },
    message: "stored",
    audit: { subject: examId, after: draft },
  };
};

/** Whoever comes later with a version that is no more is told so, and has lost nothing: it is theirs to look and repeat. */
export const handleChangeExam: OperatorHandler<typeof changeExam> = async ({ db, nowMs, input }) => {
  const exam = await lockExam(db, input.exam_id);
  if (exam === undefined) return refuse("no_data");
  if (stateOf(exam, nowMs) !== "draft") return refuse("exam_not_draft");
  if (input.version !== exam.version) return refuse("changed_meanwhile");
  const draft = await toDraft(db, input, nowMs);
  if (isRefusal(draft)) return draft;
  const timeFactor = await findLargestFactor(db, exam.examId);
  if (!fitsWindow(draft, { timeFactor, toleranceMs: 0 })) return tooLittleTime("rules", timeFactor);
  const version = await updateDraft(db, exam.examId, draft);
  return {
    data: { ...toCounted(draft), exam_id: exam.examId, version },
    message: "updated",
    audit: { subject: exam.examId, before: toDefinition(exam), after: draft },
  };
};

export const handleCopyExam: OperatorHandler<typeof copyExam> = async (call) => {
  const { db, ports, nowMs, caller, input } = call;
  const from = await findExam(db, input.exam_id);
  if (from === undefined) return refuse("no_data");
  const [startsAt, endsAt] = [new Date(input.starts_at), new Date(input.ends_at)];
  if (endsAt <= startsAt || endsAt.getTime() <= nowMs) return refuse("invalid_field", { field: "ends_at" });
  const draft = { ...toDefinition(from), title: input.title ?? from.title, startsAt, endsAt };
  const timeFactor = input.with_candidates ? await findLargestFactor(db, from.examId) : 1;
  if (!fitsWindow(draft, { timeFactor, toleranceMs: 0 })) return tooLittleTime("ends_at", timeFactor);
  const examId = ports.random.uuid();
  await insertExam(db, { ...draft, examId, createdBy: caller.operatorId }, new Date(nowMs));
  await storeAdmission(db, examId, from);
  if (input.with_candidates) await copyGrants(db, { from: from.examId, to: examId });
  return {
    data: { exam_id: examId, state: "draft", version: 1 },
    message: "stored",
    audit: { subject: examId, before: { copied: from.examId }, after: draft },
  };
};

function tooLittleTime(field: string, timeFactor: number): Refusal<"invalid_field"> {
  const detail = `The window is shorter than the time for the paper, ${timeFactor} times where that is granted.`;
  return refuse("invalid_field", { field, detail });
}

/** What an examiner has written of it. */
function toDefinition(exam: ExamDraft): ExamDraft {
  return {
    language: exam.language,
    title: exam.title,
    licence: exam.licence,
    subject: exam.subject,
    instructions: exam.instructions,
    rulesText: exam.rulesText,
    startsAt: exam.startsAt,
    endsAt: exam.endsAt,
    rules: exam.rules,
    paper: exam.paper,
    questionCount: exam.questionCount,
    totalMarks: exam.totalMarks,
  };
}

function toCounted({ questionCount, totalMarks }: ExamDraft) {
  return { state: "draft" as const, question_count: questionCount, total_marks: totalMarks };
}

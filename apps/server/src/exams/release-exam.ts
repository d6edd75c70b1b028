import { refuse } from "@crosscheck/contract";
import type { releaseExam } from "@crosscheck/contract/operators/exam-sittings";
import { GRACE_MS } from "@crosscheck/rules/attempts/clock";
import { examStateAt } from "@crosscheck/rules/exams/exam";
import type { OperatorHandler } from "../calls/operate.ts";
import { lifeOf, lockExam } from "./exam-queries.ts";
import { letKnow, markReleased } from "./sitting-queries.ts";

/** Lets every result of an exam be known; each is finished by the job, or by whoever looks first. */
export const handleReleaseExam: OperatorHandler<typeof releaseExam> = async ({ db, nowMs, input }) => {
  const exam = await lockExam(db, input.exam_id);
  if (exam === undefined || exam.publishedAt === null) return refuse("no_data");
  if (exam.rules.release !== "examiner" || exam.releasedAt !== null) return refuse("exam_not_held_back");
  const state = examStateAt(lifeOf(exam), nowMs);
  if (state !== "closed" && state !== "archived") return refuse("exam_not_over");
  const at = new Date(nowMs);
  // Known at once: the second that is forgiven after an end is over.
  const sittings = await letKnow(db, exam.examId, new Date(nowMs - GRACE_MS - 1));
  await markReleased(db, exam.examId, at);
  return {
    data: { exam_id: exam.examId, released_at: at.toISOString(), sittings },
    message: "updated",
    audit: { subject: exam.examId, after: { releasedAt: at, sittings } },
  };
};

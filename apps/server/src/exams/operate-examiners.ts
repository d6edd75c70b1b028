import { refuse } from "@crosscheck/contract";
import type {
  listOperatorNotices,
  readOperatorNotices,
  setExamExaminers,
} from "@crosscheck/contract/operators/exam-sittings";
import type { OperatorHandler } from "../calls/operate.ts";
import { lockExam } from "./exam-queries.ts";
import { countUnreadOf, listNoticesOf, markRead } from "./operator-notice-queries.ts";
import { storeExaminers } from "./sitting-queries.ts";

export const handleSetExamExaminers: OperatorHandler<typeof setExamExaminers> = async ({ db, input }) => {
  const exam = await lockExam(db, input.exam_id);
  if (exam === undefined) return refuse("no_data");
  const wanted = [...new Set(input.operator_ids)];
  const operator_ids = [...(await storeExaminers(db, exam.examId, wanted))];
  if (operator_ids.length < wanted.length) return refuse("invalid_field", { field: "operator_ids" });
  return {
    data: { exam_id: exam.examId, operator_ids },
    message: "updated",
    audit: { subject: exam.examId, after: { operator_ids } },
  };
};

/** Whoever has a shell on the host is told nothing: it is nobody. */
export const handleListOperatorNotices: OperatorHandler<typeof listOperatorNotices> = async ({
  db,
  caller: { operatorId },
  input,
}) => {
  if (operatorId === null) return { data: { rows: [], unread: 0 }, audit: { subject: null } };
  const notices = await listNoticesOf(db, operatorId, input.limit);
  const rows = notices.map(({ kind, subject, params, changedAt, isRead }) => ({
    kind,
    subject,
    ...params,
    changed_at: changedAt.toISOString(),
    is_read: isRead,
  }));
  return { data: { rows, unread: await countUnreadOf(db, operatorId) }, audit: { subject: null } };
};

export const handleReadOperatorNotices: OperatorHandler<typeof readOperatorNotices> = async ({
  db,
  nowMs,
  caller: { operatorId },
}) => {
  if (operatorId !== null) await markRead(db, operatorId, new Date(nowMs));
  return { data: { unread: 0 }, message: "updated", audit: { subject: operatorId } };
};

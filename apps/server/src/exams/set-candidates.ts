import { isRefusal, refuse, type InputOf, type Refusal } from "@crosscheck/contract";
import type { listExamCandidates, setExamCandidates } from "@crosscheck/contract/operators/exam-candidates";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import type { Db } from "../postgres/database.ts";
import {
  countCandidates,
  listCandidates,
  lookUpPlayers,
  removeGrants,
  storeAdmission,
  storeGrants,
  type Grant,
  type NamedPlayer,
} from "./candidate-queries.ts";
import { fitsWindow } from "./exam-draft.ts";
import { findExam, lockExam, type ExamRecord } from "./exam-queries.ts";
import { findGroup } from "./group-queries.ts";
import { isOverBy, stateOf, toStep } from "./operate-exams.ts";

type Input = InputOf<typeof setExamCandidates>;
type NotFound = { readonly line: number; readonly reason: "unknown" | "ambiguous" | "twice" };

export const handleSetExamCandidates: OperatorHandler<typeof setExamCandidates> = async ({
  db,
  nowMs,
  input,
}) => {
  const exam = await lockExam(db, input.exam_id);
  if (exam === undefined) return refuse("no_data");
  if (isOverBy(exam, nowMs)) return refuse("exam_over");
  const admission = await toAdmission(db, exam, input);
  if (isRefusal(admission)) return admission;
  const tooLong = input.candidates.findIndex((one) => !fitsWindow(exam, toAllowance(one)));
  if (tooLong !== -1) {
    const detail = `Line ${tooLong + 1}: time_factor gives more time than the window has.`;
    return refuse("invalid_field", { field: "candidates", detail });
  }
  const { found, notFound } = await findPlayers(
    db,
    input.candidates.map(({ player }) => player),
  );
  const grants = [...found].flatMap(([line, playerId]): Grant[] => {
    const wish = input.candidates[line - 1];
    return wish === undefined ? [] : [{ playerId, isListed: wish.listed, ...toAllowance(wish) }];
  });
  const removed = await removeGrants(db, exam.examId, input.remove);
  await storeGrants(db, exam.examId, grants);
  await storeAdmission(db, exam.examId, admission);
  const { data, message } = toStep(exam, stateOf(exam, nowMs), nowMs);
  return {
    data: { ...data, admits: admission.admits, candidates: grants.length, not_found: [...notFound] },
    message,
    audit: {
      subject: exam.examId,
      before: { admits: exam.admits, group_id: exam.groupId },
      after: { ...admission, grants, removed },
    },
  };
};

export const handleListExamCandidates: OperatorHandler<typeof listExamCandidates> = async ({ db, input }) => {
  const exam = await findExam(db, input.exam_id);
  if (exam === undefined) return refuse("no_data");
  const { cursor = null, limit } = input;
  const candidates = await listCandidates(db, exam.examId, { cursor, limit: limit + 1 });
  const rows = candidates.map((one) => ({
    ...toNamed(one),
    admitted: one.isAdmitted,
    listed: one.isListed,
    time_factor: one.timeFactor,
    tolerance_seconds: one.toleranceMs / 1_000,
    entered: one.hasEntered,
  }));
  return {
    data: toPage(rows, limit, (row) => row.player_id),
    total: await countCandidates(db, exam.examId),
    audit: { subject: exam.examId },
  };
};

/** A player as a row of a list names one. */
export function toNamed({ playerId, name, nameNumber, status }: NamedPlayer) {
  return { player_id: playerId, name, name_number: nameNumber, player_status: status };
}

function toAllowance({ time_factor, tolerance_seconds }: Input["candidates"][number]) {
  return { timeFactor: time_factor, toleranceMs: tolerance_seconds * 1_000 };
}

/** Who is let in from now on: a group is named, and known, where a group is admitted, and only there. */
async function toAdmission(
  tx: Db,
  exam: ExamRecord,
  { admits = exam.admits, group_id }: Input,
): Promise<Pick<ExamRecord, "admits" | "groupId"> | Refusal<"invalid_field">> {
  if (admits !== "group") {
    return group_id === undefined
      ? { admits, groupId: null }
      : refuse("invalid_field", { field: "group_id" });
  }
  const groupId = group_id ?? exam.groupId;
  if (groupId === null || (await findGroup(tx, groupId)) === undefined) {
    return refuse("invalid_field", { field: "group_id" });
  }
  return { admits, groupId };
}

/** The player that each line of a list means, and the lines that mean nobody new. */
export async function findPlayers(
  db: Db,
  texts: readonly string[],
): Promise<{ readonly found: ReadonlyMap<number, string>; readonly notFound: readonly NotFound[] }> {
  const lines = texts.length === 0 ? [] : await lookUpPlayers(db, texts);
  const found = new Map<number, string>();
  const notFound: NotFound[] = [];
  const named = new Set<string>();
  for (const { line, playerIds } of lines) {
    const [playerId] = playerIds;
    if (playerId === undefined) notFound.push({ line, reason: "unknown" });
    else if (playerIds.length > 1) notFound.push({ line, reason: "ambiguous" });
    else if (named.has(playerId)) notFound.push({ line, reason: "twice" });
    else {
      named.add(playerId);
      found.set(line, playerId);
    }
  }
  return { found, notFound };
}

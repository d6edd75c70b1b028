import { refuse, type Refusal } from "@crosscheck/contract";
import type {
  decideExamSitting,
  endExamSitting,
  giveExamTime,
  listExamSittings,
  viewExamSitting,
  voidExamSitting,
} from "@crosscheck/contract/operators/exam-sittings";
import type { RunClock } from "@crosscheck/rules/attempts/clock";
import { checkAnswer } from "@crosscheck/rules/attempts/marking";
import { regrade, type KeyChange } from "@crosscheck/rules/exams/regrade";
import { answerText } from "../attempts/answer-text.ts";
import { readItems } from "../attempts/engine/read-items.ts";
import { clockOf, countingAnswers, isOver, type Run } from "../attempts/engine/run.ts";
import { itemRefs, ownAnswer, questionClock } from "../attempts/view/attempt-view.ts";
import type { OperatorContext, OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import type { Db } from "../postgres/database.ts";
import { lockExam, type ExamRecord, findExam } from "./exam-queries.ts";
import { holdOpenRuns } from "./operate-queries.ts";
import { listChanges } from "./regrade-queries.ts";
import { resultsOf, standingOf } from "./regraded-result.ts";
import {
  changeSitting,
  countSittings,
  findSitting,
  listSittings,
  moveEnd,
  neverReveal,
  readRuns,
  type WatchedSitting,
} from "./sitting-queries.ts";
import { toSittingRows, type SittingRow } from "./sitting-rows.ts";
import { viewSittingWatch } from "./sitting-watch.ts";

export const handleListExamSittings: OperatorHandler<typeof listExamSittings> = async ({
  db,
  nowMs,
  input,
}) => {
  const examId = input.exam_id;
  if ((await findExam(db, examId)) === undefined) return refuse("no_data");
  const { cursor = null, limit, undecided } = input;
  const sittings = await listSittings(db, examId, { cursor, undecided, limit: limit + 1 });
  const page = toPage(sittings, limit, ({ playerId }) => playerId);
  return {
    data: { rows: await toSittingRows(db, page.rows, nowMs), next_cursor: page.next_cursor },
    total: await countSittings(db, examId, undecided),
    audit: { subject: examId },
  };
};

export const handleViewExamSitting: OperatorHandler<typeof viewExamSitting> = async (call) => {
  const { db, nowMs } = call;
  const found = await readSitting(call);
  if (found === undefined) return refuse("no_data");
  const { sitting, run } = found;
  const [row] = await toSittingRows(db, [sitting], nowMs);
  if (row === undefined) return refuse("no_data");
  const watch = run === undefined ? null : await viewSittingWatch(db, run, nowMs);
  return {
    data: {
      ...row,
      timeline: watch?.timeline ?? [],
      answers: run === undefined ? [] : await toAnswers(db, run, { examId: sitting.examId, nowMs }),
    },
    audit: { subject: sitting.attemptId },
  };
};

/** Every question with what was answered, in words, judged by the keys as they are corrected now. */
async function toAnswers(
  db: Db,
  run: Run,
  { examId, nowMs }: { readonly examId: string; readonly nowMs: number },
) {
  const items = await readItems(db, itemRefs(run.paper.questions));
  const clock = clockOf(run, nowMs);
  const counted = countedBy(run, clock, await listChanges(db, examId));
  return counted.map(({ question, answer: judged }, index) => {
    const counting = questionClock(clock, question.number).answer;
    return {
      number: question.number,
      item_id: question.itemId,
      version: question.version,
      stem: items[index]?.stem ?? "",
      section: question.section,
      marks: question.marks,
      answer: answerText(ownAnswer(run, clock, question.number), question.options, items[index]?.options),
      verdict: checkAnswer(question, judged),
      answered_at: counting === null ? null : new Date(counting.atMs).toISOString(),
    };
  });
}

/** Questions and answers as they count after these corrections. */
function countedBy(run: Run, clock: RunClock, changes: readonly KeyChange[]) {
  const { questions } = run.paper;
  const answers = countingAnswers(clock);
  const before = standingOf(resultsOf({ rules: run.rules, questions, answers }, [], new Map()).first);
  const counted = regrade({ questions, answers, before }, changes, run.rules);
  return counted.questions.map((question, index) => ({ question, answer: counted.answers[index] ?? null }));
}

type Named = Pick<OperatorContext, "db"> & {
  readonly input: { readonly exam_id: string; readonly player_id: string };
};
type Found = { readonly sitting: WatchedSitting; readonly run: Run | undefined };

async function readSitting({ db, input }: Named): Promise<Found | undefined> {
  const key = { examId: input.exam_id, playerId: input.player_id };
  const sitting = await findSitting(db, key);
  if (sitting === undefined) return undefined;
  const runs = await readRuns(db, [sitting]);
  return { sitting, run: runs.get(sitting.attemptId ?? "") };
}

/** Locks one sitting's run and the exam, so that its window does not move meanwhile, and reads the sitting. */
async function lockSitting(call: Named): Promise<(Found & { readonly exam: ExamRecord }) | undefined> {
  const { exam_id: examId, player_id: playerId } = call.input;
  // The run before the exam, as whoever finishes a sitting takes them.
  await holdOpenRuns(call.db, examId, playerId);
  const exam = await lockExam(call.db, examId);
  const found = exam && (await readSitting(call));
  return exam && found && { exam, ...found };
}

export const handleGiveExamTime: OperatorHandler<typeof giveExamTime> = async (call) => {
  const { db, nowMs, input } = call;
  const found = await lockSitting(call);
  if (found === undefined) return refuse("no_data");
  const { exam, sitting, run } = found;
  if (run === undefined || !isSat(found, nowMs)) return refuse("attempt_finished");
  const seconds = input.minutes * 60;
  const expiresAtMs = run.expiresAtMs + seconds * 1_000;
  // Results and reserved questions are told when the window closes: nobody may sit beyond it.
  if (expiresAtMs > exam.endsAt.getTime()) {
    return refuse("invalid_field", {
      field: "minutes",
      detail: "The window ends before; extend the exam first.",
    });
  }
  if (!(await moveEnd(db, run, new Date(expiresAtMs)))) return refuse("attempt_finished");
  await changeSitting(db, sitting, { extra_seconds: sitting.extraSeconds + seconds });
  return await toStep(call, sitting);
};

export const handleEndExamSitting: OperatorHandler<typeof endExamSitting> = async (call) => {
  const { db, nowMs, input } = call;
  const found = await lockSitting(call);
  if (found === undefined) return refuse("no_data");
  const { sitting, run } = found;
  if (run === undefined || !isSat(found, nowMs)) return refuse("attempt_finished");
  const at = new Date(nowMs);
  await changeSitting(db, sitting, { ended_at: at, end_reason: input.reason });
  await endNow(db, run, nowMs);
  return await toStep(call, sitting);
};

/** Whether it is sat now, and by nobody's word over: the second that is forgiven after its end is none to give time in. */
function isSat({ sitting, run }: Found, nowMs: number): boolean {
  const isEnded = sitting.voidReason !== null || sitting.endReason !== null;
  return !isEnded && run !== undefined && !isOver(run, nowMs);
}

async function endNow(db: Db, run: Run, nowMs: number): Promise<void> {
  await moveEnd(db, run, new Date(Math.max(run.openedAtMs, Math.min(run.expiresAtMs, nowMs))));
}

export const handleVoidExamSitting: OperatorHandler<typeof voidExamSitting> = async (call) => {
  const { db, nowMs, input } = call;
  const found = await lockSitting(call);
  if (found === undefined) return refuse("no_data");
  const { exam, sitting, run } = found;
  if (sitting.voidReason !== null) return refuse("exam_sitting_void");
  const change = { voided_at: new Date(nowMs), void_reason: input.reason, may_repeat: input.may_repeat };
  await changeSitting(db, sitting, change);
  if (run !== undefined && !isOver(run, nowMs)) await endNow(db, run, nowMs);
  if (run !== undefined) await neverReveal(db, run, exam.closedAt);
  return await toStep(call, sitting);
};

export const handleDecideExamSitting: OperatorHandler<typeof decideExamSitting> = async (call) => {
  const { db, nowMs, input } = call;
  const found = await lockSitting(call);
  if (found === undefined) return refuse("no_data");
  const change = { decision: input.decision, decision_reason: input.reason, decided_at: new Date(nowMs) };
  await changeSitting(db, found.sitting, change);
  return await toStep(call, found.sitting);
};

type Stepped = {
  readonly data: SittingRow;
  readonly message: "updated";
  readonly audit: { readonly subject: string; readonly before: unknown; readonly after: unknown };
};

/** The sitting as it is after a change of it. */
async function toStep(
  call: Named & { readonly nowMs: number },
  before: WatchedSitting,
): Promise<Stepped | Refusal<"no_data">> {
  const after = await findSitting(call.db, before);
  const [row] = after === undefined ? [] : await toSittingRows(call.db, [after], call.nowMs);
  if (row === undefined) return refuse("no_data");
  const { examId, playerId } = before;
  return {
    data: row,
    message: "updated",
    audit: { subject: `${examId} ${playerId}`, before: toAudit(before), after: after && toAudit(after) },
  };
}

/** No name: ids tell who it is. */
function toAudit({
  number,
  extraSeconds,
  endReason,
  voidReason,
  mayRepeat,
  decision,
  decisionReason,
}: WatchedSitting) {
  return { number, extraSeconds, endReason, voidReason, mayRepeat, decision, decisionReason };
}

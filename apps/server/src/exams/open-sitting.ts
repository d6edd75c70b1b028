import { isRefusal, refuse, type Actions, type CommonRefusal, type Refusal } from "@crosscheck/contract";
import { examModeOf, examStateAt, questionCountOf, tellingOf } from "@crosscheck/rules/exams/exam";
import { readRun } from "../attempts/engine/open-runs.ts";
import { isOver, type Run } from "../attempts/engine/run.ts";
import { openAttempt } from "../attempts/open/open-attempt.ts";
import { topicNames } from "../attempts/open/open-quiz.ts";
import { holdRun } from "../attempts/watch/hold-run.ts";
import { viewRun } from "../attempts/view/view-run.ts";
import type { Handler } from "../calls/handle.ts";
import { newSeed } from "../ports/random.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { drawExam } from "./draw-exam.ts";
import { checkExamKey } from "./exam-key.ts";
import { forgetKeyTries } from "./key-queries.ts";
import {
  findOwnExam,
  holdExam,
  insertSitting,
  lifeOf,
  startSitting,
  type OwnExam,
  type SittingRecord,
} from "./exam-queries.ts";
import { canRepeat } from "./exam-rows.ts";

type Open = Actions["get_exam_module_questions"];
type Call = Parameters<Handler<Open>>[0];
type Refused = Refusal<Open["refusals"][number] | CommonRefusal>;

/** Carries a refusal out of the transaction, which is undone by it. */
class NotStarted extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/** Starts the sitting of an open exam and its clock: rules first, then the key. One that is under way is resumed. */
export const handleGetExamModuleQuestions: Handler<Open> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const key = { examId: input.exam_module_id, playerId: caller.playerId };
  const own = await findOwnExam(db, key);
  if (own === undefined) return refuse("no_data");
  const current = currentSitting(own);
  if (current?.attemptId !== undefined && current.attemptId !== null) {
    return await resume(call, current.attemptId);
  }
  const barred = whyBarred(own, nowMs);
  if (barred !== null) return barred;
  if (current === null && !input.accept_rules) return refuse("exam_rules_not_accepted");
  const refused = await checkExamKey(db, { ...key, key: input.exam_key }, nowMs);
  if (refused !== null) return refused;
  try {
    const { attemptId } = await start(call, own);
    return await resume(call, attemptId);
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error;
    // Another call of the player's may have started it meanwhile.
    const other = await findOwnExam(db, key);
    const attemptId = (other && currentSitting(other)?.attemptId) ?? null;
    return attemptId === null ? error.refusal : await resume(call, attemptId);
  }
};

/** The sitting that counts; null: not entered, or it may be sat again. */
export function currentSitting({ sitting }: OwnExam): SittingRecord | null {
  return sitting === null || canRepeat(sitting) ? null : sitting;
}

/** Why a player may neither enter nor start the exam now; null: they may. */
export function whyBarred(
  own: OwnExam,
  nowMs: number,
): Refusal<"exam_not_open" | "no_data" | "attempt_finished"> | null {
  if (examStateAt(lifeOf(own.exam), nowMs) !== "open") return refuse("exam_not_open");
  if (!own.isAdmitted) return refuse("no_data");
  // Taken back before it was started.
  return (currentSitting(own)?.voidReason ?? null) === null ? null : refuse("attempt_finished");
}

/** The number of the sitting that a player is in, or would enter. */
export function sittingNumber(own: OwnExam): number {
  return currentSitting(own)?.number ?? (own.sitting?.number ?? 0) + 1;
}

async function resume(call: Call, attemptId: string) {
  const run = await readRun(call, attemptId);
  if (run === undefined || isOver(run, call.nowMs)) return refuse("attempt_finished");
  const held = await holdRun(call, run);
  return isRefusal(held) ? held : { data: await viewRun(call, held) };
}

/** Draws the paper and opens it; the exam is held, so that its window does not move meanwhile. */
async function start(call: Call, own: OwnExam): Promise<Run> {
  const { db, ports, nowMs } = call;
  const parts = await drawExam(db, own.exam, { seed: newSeed(ports.random), nowMs });
  const items = parts.flatMap((part) => part.items);
  const names = await topicNames(call, items);
  const run = await inTransaction(db, (tx) => startIn(tx, call, { own, parts, names }));
  // An exam without a key forgives nothing: no right one was typed.
  if (own.exam.hasKey) await forgetKeyTries(db, run.playerId);
  return run;
}

type Starting = {
  readonly own: OwnExam;
  readonly parts: Awaited<ReturnType<typeof drawExam>>;
  readonly names: Awaited<ReturnType<typeof topicNames>>;
};

async function startIn(tx: Db, call: Call, { own: drawnFor, parts, names }: Starting): Promise<Run> {
  const { ports, settings, nowMs, caller } = call;
  const { examId } = drawnFor.exam;
  await holdExam(tx, examId);
  // As it stands while nobody changes it: window, list and what is granted.
  const own = await findOwnExam(tx, { examId, playerId: caller.playerId });
  if (own === undefined) throw new NotStarted(refuse("no_data"));
  const barred = whyBarred(own, nowMs);
  if (barred !== null) throw new NotStarted(barred);
  const { exam } = own;
  const number = sittingNumber(own);
  const sitting = { examId, playerId: caller.playerId, number };
  await insertSitting(tx, sitting, new Date(nowMs));
  const run = await openAttempt(
    tx,
    { random: ports.random, settings, nowMs },
    {
      playerId: caller.playerId,
      mode: examModeOf(exam, own.allowance, questionCountOf(exam.paper)),
      scopeKey: `${examId}/${number}`,
      categoryId: null,
      subcategoryId: null,
      scope: {
        from: "exam",
        examId,
        title: exam.title,
        topicNames: names,
        sections: exam.paper.sections.map(({ section, name }) => ({ section, name })),
      },
      parts,
      endsByMs: exam.endsAt.getTime(),
      closesAtMs: tellingOf(exam.rules, exam.endsAt.getTime()).closesAtMs,
      isUnlimited: true,
    },
  );
  if (isRefusal(run)) throw new NotStarted(run);
  if (!(await startSitting(tx, sitting, run.attemptId))) throw new NotStarted(refuse("attempt_finished"));
  return run;
}

import { refuse, type InputOf } from "@crosscheck/contract";
import type { regradeExam } from "@crosscheck/contract/operators/exam-results";
import { examStateAt } from "@crosscheck/rules/exams/exam";
import type { ExamResult } from "@crosscheck/rules/exams/exam-result";
import { changeQuestion, countRegrades, type KeyChange } from "@crosscheck/rules/exams/regrade";
import { clockOf, countingAnswers } from "../attempts/engine/run.ts";
import type { OperatorContext, OperatorHandler } from "../calls/operate.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import { readTopics } from "./exam-effect.ts";
import { lifeOf, lockExam, storeResult, type ExamRecord } from "./exam-queries.ts";
import { listOver, type OverSitting } from "./exam-runs.ts";
import { insertRegrade, listChanges } from "./regrade-queries.ts";
import { resultsOf, standingOf } from "./regraded-result.ts";

type Input = InputOf<typeof regradeExam>;
type Call = OperatorContext & { readonly input: Input };

/** A sitting marked anew: what stands before, and what would stand. */
type Regraded = OverSitting & {
  readonly first: ExamResult;
  readonly old: ExamResult;
  readonly now: ExamResult;
  readonly change: "gains" | "falls" | "same";
};

/** Shows who is affected, and with `confirm` stores it: results that are known change at once, others when they are. */
export const handleRegradeExam: OperatorHandler<typeof regradeExam> = async (call) => {
  const { db, nowMs, input } = call;
  const exam = await lockExam(db, input.exam_id);
  if (exam === undefined || exam.publishedAt === null) return refuse("no_data");
  const state = examStateAt(lifeOf(exam), nowMs);
  if (state !== "closed" && state !== "archived") return refuse("exam_not_over");
  const changes = input.changes.map(toChange);
  const over = await listOver(db, exam.examId, nowMs);
  if (!changes.every((change) => fits(change, over))) return refuse("invalid_field", { field: "changes" });

  const earlier = await listChanges(db, exam.examId);
  const regraded: Regraded[] = [];
  for (const one of over) regraded.push(await regradeOne(call, one, { earlier, changes }));
  // Without anything left to mark, everybody would fail.
  if (regraded.some(({ now }) => now.maxMarks === 0)) return refuse("invalid_field", { field: "changes" });
  const counts = countRegrades(
    regraded.map(({ old, now, change }) => ({ before: standingOf(old), after: standingOf(now), change })),
  );
  if (input.confirm && counts.fall > 0 && !input.accept_falls) return refuse("exam_marks_fall");
  if (input.confirm) await store(call, exam, { regraded, changes });
  const changed = regraded.filter(({ change }) => change !== "same").map(toRow);
  return {
    data: {
      exam_id: exam.examId,
      is_done: input.confirm,
      sittings: counts.sittings,
      gain: counts.gain,
      fall: counts.fall,
      now_pass: counts.nowPass,
      no_longer_pass: counts.noLongerPass,
      changed,
    },
    ...(input.confirm ? { message: "updated" as const } : {}),
    audit: { subject: exam.examId, after: { ...counts, isDone: input.confirm } },
  };
};

function toChange(change: Input["changes"][number]): KeyChange {
  const { item_id: itemId, ...rest } = change;
  return { itemId, ...rest };
}

/** Whether a correction is of a question that was asked, and fits it as it stands then. */
function fits(change: KeyChange, over: readonly OverSitting[]): boolean {
  const asked = over.flatMap(({ run }) =>
    run.paper.questions.filter(
      ({ itemId, version }) => itemId === change.itemId && version === change.version,
    ),
  );
  return asked.length > 0 && asked.every((question) => changeQuestion(question, change) !== null);
}

async function regradeOne(
  { db }: Call,
  one: OverSitting,
  { earlier, changes }: { readonly earlier: readonly KeyChange[]; readonly changes: readonly KeyChange[] },
): Promise<Regraded> {
  const { run, sitting } = one;
  const answers = countingAnswers(clockOf(run, run.finishedAtMs ?? run.expiresAtMs));
  const { questions } = run.paper;
  const topics = await readTopics(db, questions);
  const sat = { rules: run.rules, questions, answers };
  const { first, now } = resultsOf(sat, [...earlier, ...changes], topics);
  const old = sitting.result ?? resultsOf(sat, earlier, topics).now;
  const change = now.percent === old.percent ? "same" : now.percent > old.percent ? "gains" : "falls";
  return { ...one, first, old, now, change };
}

async function store(
  { db, nowMs, caller, input }: Call,
  { examId, title }: ExamRecord,
  { regraded, changes }: { readonly regraded: readonly Regraded[]; readonly changes: readonly KeyChange[] },
): Promise<void> {
  const at = new Date(nowMs);
  const { operatorId } = caller;
  const number = await insertRegrade(db, examId, { operatorId, at, reason: input.reason, changes });
  const known = regraded.filter(({ sitting }) => sitting.result !== null);
  for (const { run, now, first } of known) await storeResult(db, run, { result: now, firstResult: first });
  const told = known.filter(({ change }) => change !== "same");
  const params = { exam_id: examId, title, regrade: number };
  await tellPlayers(
    db,
    told.map(({ sitting: { playerId } }) => ({ kind: "exam_regraded", playerId, params }) as const),
    at,
  );
}

function toRow({ sitting, old, now }: Regraded) {
  return {
    player_id: sitting.playerId,
    number: sitting.number,
    before: toStanding(old),
    after: toStanding(now),
  };
}

function toStanding({ marks, maxMarks, percent, passed }: ExamResult) {
  return { marks, max_marks: maxMarks, percent, passed };
}

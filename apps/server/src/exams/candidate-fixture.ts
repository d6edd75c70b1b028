import { createHash } from "node:crypto";
import type { ExamRules } from "@crosscheck/rules/exams/exam";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { ATTEMPT_HANDLERS, createCalls, type Tools } from "../attempts/attempt-fixture.ts";
import { findRun } from "../attempts/engine/run-queries.ts";
import { settleAttempts } from "../attempts/finish/settle-attempts.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import type { Random } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { hashExamKey } from "./exam-key.ts";
import { listPool } from "./pool-queries.ts";
import { handleGetExamResult } from "./get-exam-result.ts";
import { handleGetExam, handleGetExamModule } from "./get-exams.ts";
import { handleSetExamModuleResult } from "./hand-in-exam.ts";
import { handleGetExamModuleQuestions } from "./open-sitting.ts";
import { createSittings, release } from "./sitting-fixture.ts";

/** How a test wishes an exam; the rest is as most are. */
export type ExamWish = {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly rules?: Partial<ExamRules>;
  readonly key?: string;
  /** How many questions of the bank; default 5. */
  readonly count?: number;
  /** Drawn for each candidate instead of the same for everybody. */
  readonly isDrawn?: boolean;
  /** Who is on its list; default: everybody may sit it. */
  readonly listed?: readonly string[];
};

/** Puts a published exam into its tables, whatever its window is; answers its id. Its questions stay in play. */
export async function insertExam(db: Db, random: Random, wish: ExamWish): Promise<string> {
  const { count = 5, isDrawn = false, listed = null, key, rules = {} } = wish;
  const { newExam } = createSittings({ db, ports: { random }, clock: { nowMs: () => wish.startsAtMs } });
  const pool = await listPool(db, { language: "en", hiddenTypes: EVENT_TYPES });
  const single = pool.filter(({ kind }) => kind === "single").slice(0, count);
  const asked = isDrawn ? {} : { itemIds: single.map(({ itemId }) => itemId) };
  const examId = await newExam({
    ...asked,
    count,
    rules: { review: "release", ...rules },
    admits: listed === null ? "everybody" : "list",
  });
  await release(db, examId);
  const hashed = key === undefined ? null : await hashExamKey(key);
  await db
    .updateTable("exams")
    .set({
      starts_at: new Date(wish.startsAtMs),
      ends_at: new Date(wish.endsAtMs),
      key_hash: hashed?.hash ?? null,
      key_salt: hashed?.salt ?? null,
    })
    .where("exam_id", "=", examId)
    .execute();
  for (const playerId of listed ?? []) {
    await db
      .insertInto("exam_candidates")
      .values({ exam_id: examId, player_id: playerId, is_listed: true })
      .execute();
  }
  return examId;
}

const HANDLERS = {
  ...ATTEMPT_HANDLERS,
  get_exam_module: handleGetExamModule,
  get_exam: handleGetExam,
  get_exam_module_questions: handleGetExamModuleQuestions,
  set_exam_module_result: handleSetExamModuleResult,
  get_exam_result: handleGetExamResult,
};

/** A page of a candidate, by a name. */
export function pageId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** For tests: one process of the server with its own clock, as candidates of exams call it. */
export function createCandidates(db: Db, tools: Tools) {
  const { clock, random } = tools;
  const calls = createCalls(HANDLERS, db, tools);

  /** An exam that has begun and takes two hours, unless told. */
  const newExam = (wish: Partial<ExamWish> = {}) =>
    insertExam(db, random, { startsAtMs: clock.nowMs(), endsAtMs: clock.nowMs() + 7_200_000, ...wish });

  const start = (who: string, examId: string, key = "") =>
    calls.call("get_exam_module_questions", who, { exam_module_id: examId, exam_key: key, accept_rules: 1 });

  /** The code of a refused start, or null. */
  const refusedStart = (who: string, examId: string, fields: object = {}) =>
    calls.refusal("get_exam_module_questions", who, { exam_module_id: examId, accept_rules: 1, ...fields });

  const handIn = (who: string, examId: string) =>
    calls.refusal("set_exam_module_result", who, { exam_module_id: examId, total_duration: 1 });

  /** What is sent to save an answer: the key of a question, or a wrong one. */
  async function answerTo(playerId: string, attemptId: string, wish: AnswerWish) {
    const run = await findRun(db, { playerId, attemptId });
    const question = run?.paper.questions[wish.number - 1];
    if (question === undefined) throw new Error(`no question ${wish.number}`);
    const fits = (id: string) => question.key.includes(id) === (wish.isRight ?? true);
    const answer = question.options.find(({ optionId }) => fits(optionId))?.optionId ?? "";
    const { sequence = 1 } = wish;
    return { attempt_id: attemptId, question_id: question.itemId, answer, sequence };
  }

  /** Saves an answer; its code of refusal, or null. */
  const save = async (who: string, attemptId: string, wish: AnswerWish) =>
    calls.refusal("submit_answer", who, await answerTo(who.split("@")[0] ?? "", attemptId, wish));

  const settle = () =>
    settleAttempts({
      db,
      nowMs: clock.nowMs(),
      settings: DEFAULT_SETTINGS,
      effects: FINISH_EFFECTS,
      onBug: (error) => {
        throw error;
      },
    });

  const resultOf = (who: string, examId: string) =>
    calls.call("get_exam_result", who, { exam_module_id: examId });

  return { ...calls, newExam, start, refusedStart, handIn, answerTo, save, settle, resultOf };
}

type AnswerWish = { readonly number: number; readonly isRight?: boolean; readonly sequence?: number };

import { isRefusal, type ActionName, type OutputOf } from "@crosscheck/contract";
import type { ACTIONS } from "@crosscheck/contract";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { Item } from "@crosscheck/rules/questions/item";
import type { Clock, Ports, Random } from "../ports/ports.ts";
import { listItems } from "../content/item-queries.ts";
import type { Handlers } from "../calls/handle.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import type { Db } from "../postgres/database.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings/settings.ts";
import { createActionCore } from "../transport/action-core.ts";
import { handleFinishAttempt } from "./finish/finish-attempt.ts";
import { handleGetAttempt } from "./view/get-attempt.ts";
import { handleGetQuestionsByLevel } from "./open/get-questions-by-level.ts";
import { openAttempt } from "./open/open-attempt.ts";
import { createMakers, type TestPlace } from "./level-fixture.ts";
import { handleOpenQuestion } from "./engine/open-question.ts";
import { handleReviewAttempt } from "./view/review-attempt.ts";
import { findRun } from "./engine/run-queries.ts";
import { handleSubmitAnswer } from "./engine/submit-answer.ts";
import { handleReportExamEvents } from "./watch/report-exam-events.ts";
import { handleTakeOverExam } from "./watch/take-over-exam.ts";
import { handleFlagQuestion } from "./engine/flag-question.ts";
import { handleSetQuestionNote } from "./engine/set-question-note.ts";
import { handleUseLifeline } from "./engine/use-lifeline.ts";

/** The calls of this area. */
export const ATTEMPT_HANDLERS = {
  get_questions_by_level: handleGetQuestionsByLevel,
  get_attempt: handleGetAttempt,
  open_question: handleOpenQuestion,
  submit_answer: handleSubmitAnswer,
  use_lifeline: handleUseLifeline,
  finish_attempt: handleFinishAttempt,
  review_attempt: handleReviewAttempt,
  report_exam_events: handleReportExamEvents,
  take_over_exam: handleTakeOverExam,
  flag_question: handleFlagQuestion,
  set_question_note: handleSetQuestionNote,
} satisfies Partial<Handlers>;
type Data<N extends ActionName> = OutputOf<(typeof ACTIONS)[N]>;

export type AttemptView = Data<"get_attempt">;

export type Tools = { readonly clock: Clock; readonly random: Random };

/** Some calls through the real core, without HTTP: those of one process, with its own clock. */
export function createCalls<H extends Partial<Handlers>>(handlers: H, db: Db, { clock, random }: Tools) {
  type Name = ActionName & keyof H;
  let settings: Settings = DEFAULT_SETTINGS;
  const bugs: unknown[] = [];
  const core = createActionCore({
    handlers: handlers as unknown as Handlers, // the calls of other areas are not made here
    db,
    ports: { clock, random } as Ports, // nothing here sends mail or stores files
    settings: async () => settings,
    effects: FINISH_EFFECTS,
    authenticate: async (token) => {
      const playerId = ownerOf(token);
      const deviceId = token.split("@")[1] ?? playerId;
      return {
        kind: "player",
        playerId,
        deviceId,
        signedInAtMs: 0,
        alsoDefaultLanguage: false,
        pageLanguage: null,
      };
    },
    limit: () => null,
    checkOutput: true,
    onBug: (error) => bugs.push(error),
    countContradiction: () => undefined,
  });

  /**
   * The whole body of an answer, as text too: for tests that look for what must not be in it. A player may be followed by
   * `@` and a device.
   */
  const ask = async (name: Name, playerId: string, fields: object) => {
    const { body } = await core({
      action: name,
      authorization: `Bearer ${playerId}`,
      contentType: "application/json",
      body: new TextEncoder().encode(JSON.stringify(fields)),
      address: "192.0.2.1",
      userAgent: "test",
    });
    return { body, text: JSON.stringify(body) };
  };
  /** The data of a success; throws on a refusal. */
  const call = async <N extends Name>(name: N, playerId: string, fields: object): Promise<Data<N>> => {
    const { body, text } = await ask(name, playerId, fields);
    if (body.error) throw new Error(`${name} answered ${text} ${bugs.map(String).join("\n")}`);
    return body.data as Data<N>; // checked by the core against its contract
  };
  /** The code of a refusal, or null for a success. */
  const refusal = async (name: Name, playerId: string, fields: object) => {
    const { body } = await ask(name, playerId, fields);
    return body.error ? body.message : null;
  };

  const change = (next: Partial<Settings>) => {
    settings = { ...DEFAULT_SETTINGS, ...next };
  };
  return { ask, call, refusal, change, bugs };
}

/** For tests: the calls of this area, with content and players of their own. */
export function createAttemptFixture(db: Db, { clock, random }: Tools) {
  const calls = createCalls(ATTEMPT_HANDLERS, db, { clock, random });
  const { call } = calls;

  const openLevel = (playerId: string, place: TestPlace, level = 1): Promise<AttemptView> =>
    call("get_questions_by_level", playerId, {
      category: place.category,
      subcategory: place.subcategory,
      level,
    });

  /** The right answer of a question, straight from the stored paper. */
  const keyOf = async (playerId: string, attemptId: string, questionId: string): Promise<string> => {
    const run = await findRun(db, { playerId, attemptId });
    return run?.paper.questions.find((question) => question.itemId === questionId)?.key[0] ?? "";
  };

  /** Answers the questions in order, so many of them right, the others wrong. */
  const play = async (playerId: string, view: AttemptView, right: number) => {
    for (const [index, question] of view.questions.entries()) {
      const key = await keyOf(playerId, view.attempt_id, question.question_id);
      const wrong = question.options.find((option) => option.option_id !== key)?.option_id ?? "";
      await call("submit_answer", playerId, {
        attempt_id: view.attempt_id,
        question_id: question.question_id,
        answer: index < right ? key : wrong,
      });
    }
  };

  /** Opens an attempt of any mode over a level's items. */
  const openMode = async (
    caller: string,
    mode: ModeDefinition,
    {
      parts,
      closesAtMs = null,
    }: { parts: { section: string | null; items: readonly Item[] }[]; closesAtMs?: number | null },
  ) => {
    const run = await openAttempt(
      db,
      { random, settings: DEFAULT_SETTINGS, nowMs: clock.nowMs() },
      {
        playerId: ownerOf(caller),
        mode,
        scopeKey: "fixture",
        categoryId: null,
        subcategoryId: null,
        scope: { from: "all", title: "Mock exam", topicNames: {} },
        parts: parts.map((part) => ({ ...part, count: part.items.length })),
        closesAtMs,
      },
    );
    if (isRefusal(run)) throw new Error(run.refused);
    return call("get_attempt", caller, { attempt_id: run.attemptId });
  };

  return { ...calls, ...createMakers(db, { clock, random }), openLevel, openMode, keyOf, play };
}

/** The player of a token of these tests, without the device. */
const ownerOf = (token: string) => token.split("@")[0] ?? "";

/** Items of a view as authored. */
export async function itemsOf(db: Db, view: AttemptView): Promise<readonly Item[]> {
  return listItems(
    db,
    view.questions.map(({ question_id, language }) => ({ itemId: question_id, version: 1, language })),
  );
}

import type { Actions, OutputOf } from "@crosscheck/contract";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { lifelinesOf } from "@crosscheck/rules/attempts/lifelines";
import { SOLO_MODES, type SoloModeId } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../../reconcile/all-checks.ts";
import { dataOf, paperOf, type View } from "../../conformance/play-fixture.ts";
import { OPENINGS, answerAll, finish, rightAnswer, wrongAnswer } from "../solo-fixture.ts";

const app = await createTestApp();

type Review = OutputOf<Actions["review_attempt"]>;

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(app.db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

/** A new player and the way to open this mode. */
async function comeTo(id: SoloModeId) {
  const { action, fields, prepare } = OPENINGS[id];
  const player = await app.signUp();
  await prepare?.(app.db, player);
  const ask = () => player.call(action, fields);
  return { ...player, ask, open: async () => dataOf<View>(await ask()) };
}

/** Marks of a paper without a fault, by the weights of its items. */
function fullMarks(mode: ModeDefinition, paper: readonly PaperQuestion[]): number {
  return paper.reduce((sum, { marks }) => sum + marks * mode.marking.right, 0);
}

const modes = SOLO_MODES.map((mode) => [mode.id, mode] as const);

describe.each(modes)("%s", (id, mode) => {
  it("opens with its own rules, and again with the same paper and deadlines", async () => {
    const { call, open } = await comeTo(id);
    const view = await open();
    expect(view).toMatchObject({
      mode: id,
      status: "open",
      score: 0,
      coins: 100,
      ranked: mode.ranked,
      reveal: mode.reveal,
      answer_mode: mode.answerMode,
    });
    expect(view.lifelines.map(({ kind, price_coins }) => ({ kind, coins: price_coins }))).toEqual(
      lifelinesOf(mode),
    );
    expect(view.questions.length).toBeGreaterThanOrEqual(5);
    expect(view.questions.length).toBeLessThanOrEqual(mode.questions.count);
    expect(view.questions.filter(({ kind }) => !mode.kinds.includes(kind))).toEqual([]);
    expect(view.seconds_per_question === null).toBe(mode.timing.kind === "whole_paper");
    app.clock.advanceMs(5_000);
    const again = await open();
    const reload = dataOf<View>(await call("get_attempt", { attempt_id: view.attempt_id }));
    for (const later of [again, reload]) {
      expect({ ...later, server_time: view.server_time }).toEqual(view);
    }
  });

  it("counts a paper without a fault, once, and shows all of it in the review", async () => {
    const { call, open } = await comeTo(id);
    const view = await open();
    const paper = await paperOf(app.db, view.attempt_id);
    const told = await answerAll({ db: app.db, ask: call }, view.attempt_id, rightAnswer);
    const isToldAtOnce = mode.reveal === "after_answer";
    expect(new Set(told.map(({ correct }) => correct))).toEqual(new Set([isToldAtOnce ? true : null]));
    const result = await finish(call, view.attempt_id);
    const score = mode.ranked ? fullMarks(mode, paper) : 0;
    const coins = mode.reward?.maxCoins ?? 0;
    expect(result).toMatchObject({
      mode: id,
      ranked: mode.ranked,
      question_count: paper.length,
      correct: paper.length,
      wrong: 0,
      blank: 0,
      percent: 100,
      marks: fullMarks(mode, paper),
      score,
      all_time_score: score,
      won: true,
      coins_earned: coins,
      coins: 100 + coins,
    });
    expect(await finish(call, view.attempt_id)).toEqual(result);

    const review = dataOf<Review>(await call("review_attempt", { attempt_id: view.attempt_id }));
    expect(review.result).toEqual(result);
    expect(review.questions.map(({ card }) => ({ ...card, transcript: null }))).toEqual(
      view.questions.map((card) => ({ ...card, transcript: null })),
    );
    for (const [index, { answer, in_time, reveal }] of review.questions.entries()) {
      const right = paper[index] && rightAnswer(paper[index]);
      expect({ answer, in_time }).toEqual({ answer: right, in_time: true });
      expect(reveal).toMatchObject({ correct: true, correct_answer: right });
      expect(reveal?.explanation.length).toBeGreaterThan(10);
      expect(reveal?.reference).not.toBe("");
      expect(reveal?.options.map(({ option_id }) => option_id)).toEqual(
        review.questions[index]?.card.options.map(({ option_id }) => option_id),
      );
    }
  });

  it("pays and scores nothing for wrong answers", async () => {
    const { call, open } = await comeTo(id);
    const { attempt_id, questions } = await open();
    const told = await answerAll({ db: app.db, ask: call }, attempt_id, wrongAnswer);
    expect(told.filter(({ correct }) => correct === true)).toEqual([]);
    expect(await finish(call, attempt_id)).toMatchObject({
      correct: 0,
      wrong: questions.length,
      blank: 0,
      percent: 0,
      score: 0,
      won: false,
      coins_earned: 0,
      coins: 100,
    });
  });

  it("counts what is not answered as blank, whether it was sent empty or not at all", async () => {
    const { call, open } = await comeTo(id);
    const { attempt_id, questions } = await open();
    const empty = { attempt_id, question_id: questions[0]?.question_id, answer: "" };
    dataOf(await call("submit_answer", empty));
    expect(await finish(call, attempt_id)).toMatchObject({
      correct: 0,
      wrong: 0,
      blank: questions.length,
      score: 0,
      coins_earned: 0,
      coins: 100,
    });
    const review = dataOf<Review>(await call("review_attempt", { attempt_id }));
    expect(review.questions.filter(({ in_time, answer }) => in_time && answer !== "")).toEqual([]);
  });

  it("pays the wins that it says it pays", async () => {
    const { call, ask } = await comeTo(id);
    const told: (number | string | undefined)[] = [];
    for (let run = 0; run < 2; run += 1) {
      const opened = await ask();
      if (opened.body.error) {
        told.push(opened.body.message);
        continue;
      }
      const { attempt_id } = dataOf<View>(opened);
      await answerAll({ db: app.db, ask: call }, attempt_id, rightAnswer);
      told.push((await finish(call, attempt_id)).coins_earned);
    }
    const first = mode.reward?.maxCoins ?? 0;
    const second = refusedAgain(mode) ?? (mode.paid === "every_win" ? first : 0);
    expect(told).toEqual([first, second]);
  });
});

/** Code where a second run is refused: the day's quiz is over, nothing is wrong any more. */
function refusedAgain({ source, ranked }: ModeDefinition): string | undefined {
  if (source.from === "day" && ranked) return "112";
  return source.from === "list" && source.list === "mistakes" ? "102" : undefined;
}

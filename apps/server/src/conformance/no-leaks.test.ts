import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { plantCanaries, watch } from "./leak-fixture.ts";
import {
  LEVEL,
  dataOf,
  openLevel,
  optionOf,
  paperOf,
  type Lifeline,
  type Submitted,
  type View,
} from "./play-fixture.ts";

const app = await createTestApp();

const canaries = await plantCanaries(app.db);

/** Names of all fields, in order, at every depth; the same for two answers of the same shape. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]);
}

describe("before a question is answered", () => {
  it("no byte of any response tells its explanation, reference, reasons or the author's ids", async () => {
    const player = await app.signUp();
    const { ask, leaks, told, bytes } = watch(player.call, canaries);
    const view = await openLevel(ask);
    const { attempt_id } = view;
    const paper = await paperOf(app.db, attempt_id);
    for (const question of paper) {
      const at = { attempt_id, question_id: question.itemId };
      await ask("open_question", at);
      await ask("use_lifeline", { ...at, kind: question.number === 1 ? "fifty_fifty" : "audience_poll" });
      await ask("use_lifeline", { ...at, kind: "reset_timer" });
      await ask("get_attempt", { attempt_id });
      await ask("get_questions_by_level", LEVEL);
      await ask("review_attempt", { attempt_id });
      await ask("get_level_data", { category_slug: LEVEL.category, subcategory_slug: LEVEL.subcategory });
      await ask("submit_answer", { ...at, answer: "no-such-option" });
      told.add(question.itemId);
      const answer = optionOf(question, question.number % 2 === 0 ? "right" : "wrong");
      const submitted = await ask("submit_answer", { ...at, answer });
      // The canaries work: what is told after the answer is what was hidden before.
      for (const text of canaries.get(question.itemId)?.hidden ?? []) expect(submitted.text).toContain(text);
    }
    dataOf(await ask("finish_attempt", { attempt_id }));
    expect(
      dataOf<{ readonly questions: unknown[] }>(await ask("review_attempt", { attempt_id })).questions,
    ).toHaveLength(10);
    expect(leaks).toEqual([]);
    expect(bytes()).toBeGreaterThan(100_000);
  });

  it("its card and state have only the fields of the allow-list, the same for every question", async () => {
    const { call } = await app.signUp();
    const { questions, states } = await openLevel(call);
    const card = [
      "question_id",
      "number",
      "kind",
      "language",
      "category",
      "subcategory",
      "section",
      "marks",
      "stem",
      "options",
      "slots",
      "unit",
      "tiles",
      "word_lengths",
      "media",
      "transcript",
      "formulae",
      "is_generated",
    ];
    const state = [
      "question_id",
      "status",
      "answer",
      "deadline",
      "remaining_option_ids",
      "hint",
      "flagged",
      "sequence",
      "reveal",
    ];
    expect(new Set(questions.map((question) => Object.keys(question).join()))).toEqual(
      new Set([card.join()]),
    );
    expect(
      new Set(questions.flatMap(({ options }) => options.map((option) => Object.keys(option).join()))),
    ).toEqual(new Set(["option_id,text,slot_id"]));
    expect(new Set(states.map((row) => Object.keys(row).join()))).toEqual(new Set([state.join()]));
    expect(new Set(states.map((row) => row.reveal))).toEqual(new Set([null]));
  });

  it("a late visitor of a timed out question learns its answer only once it cannot be answered", async () => {
    const { call } = await app.signUp();
    const view = await openLevel(call);
    const read = async () =>
      dataOf<View>(await call("get_attempt", { attempt_id: view.attempt_id })).states[0];
    app.clock.advanceMs(31_000);
    expect(await read()).toMatchObject({ status: "open", reveal: null });
    app.clock.advanceMs(1);
    expect(await read()).toMatchObject({ status: "timed_out", reveal: { correct: false } });
    const [question] = await paperOf(app.db, view.attempt_id);
    if (question === undefined) throw new Error("an empty paper");
    const answer = {
      attempt_id: view.attempt_id,
      question_id: question.itemId,
      answer: optionOf(question, "right"),
    };
    expect(dataOf(await call("submit_answer", answer))).toMatchObject({
      in_time: false,
      correct: false,
      score: 0,
    });
  });
});

describe("what a response looks like", () => {
  it("is the same for a right and a wrong answer, field by field", async () => {
    const submit = async (wish: "right" | "wrong") => {
      const { call } = await app.signUp();
      const { attempt_id } = await openLevel(call);
      const [question] = await paperOf(app.db, attempt_id);
      if (question === undefined) throw new Error("an empty paper");
      const answer = { attempt_id, question_id: question.itemId, answer: optionOf(question, wish) };
      return (await call("submit_answer", answer)).body;
    };
    const [right, wrong] = [await submit("right"), await submit("wrong")];
    expect(right).toMatchObject({ data: { correct: true } });
    expect(wrong).toMatchObject({ data: { correct: false } });
    expect(shapeOf(right)).toEqual(shapeOf(wrong));
  });

  it("does not depend on whether a text is one of the options that are right", async () => {
    const { call } = await app.signUp();
    const { attempt_id, questions } = await openLevel(call);
    const later = questions[5];
    const answers = await Promise.all(
      (later?.options ?? []).map(({ option_id }) =>
        call("submit_answer", { attempt_id, question_id: later?.question_id, answer: option_id }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it.each(["fifty_fifty", "audience_poll"])(
    "of %s is the same on every repeat and after a reload",
    async (kind) => {
      const { call } = await app.signUp();
      const { attempt_id, questions } = await openLevel(call);
      const question_id = questions[0]?.question_id;
      const first = dataOf<Lifeline>(await call("use_lifeline", { attempt_id, question_id, kind }));
      const second = dataOf<Lifeline>(await call("use_lifeline", { attempt_id, question_id, kind }));
      expect(second).toEqual(first);
      const view = dataOf<View>(await call("get_attempt", { attempt_id }));
      const [state] = view.states;
      expect([state?.remaining_option_ids, view.polls[0]?.poll ?? null]).toEqual([
        first.remaining_option_ids,
        first.poll,
      ]);
      const [question] = await paperOf(app.db, attempt_id);
      const kept = first.remaining_option_ids ?? first.poll?.shares.map(({ option_id }) => option_id);
      expect(kept).toHaveLength(kind === "fifty_fifty" ? 2 : 4);
      expect(kept).toContain(question?.key[0]);
    },
  );
});

describe("options", () => {
  it("have ids and orders of their own for each of two players", async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    const idsOf = (view: View) =>
      view.questions.flatMap(({ options }) => options.map(({ option_id }) => option_id));
    const [mine, theirs] = [await openLevel(one.call), await openLevel(other.call)];
    expect(idsOf(mine).filter((id) => idsOf(theirs).includes(id))).toEqual([]);
    const order = (view: View) => view.questions.map(({ question_id }) => question_id);
    expect(order(mine).toSorted()).toEqual(order(theirs).toSorted());
    expect(order(mine)).not.toEqual(order(theirs));
    const texts = (view: View) =>
      view.questions
        .toSorted((a, b) => a.question_id.localeCompare(b.question_id))
        .map(({ options }) => options.map(({ text }) => text).join("|"));
    expect(texts(mine).filter((text, index) => text === texts(theirs)[index]).length).toBeLessThan(5);
  });

  it("have the key at each place equally often, whatever the item, and what 50/50 leaves as well", async () => {
    const { call } = await app.signUp();
    const [keyPlaces, keptFirst] = [
      [0, 0, 0, 0],
      [0, 0],
    ];
    const ids: string[] = [];
    const ATTEMPTS = 60;
    for (let run = 0; run < ATTEMPTS; run += 1) {
      const { attempt_id } = await openLevel(call);
      for (const { options, key, removedByFiftyFifty } of await paperOf(app.db, attempt_id)) {
        const place = options.findIndex(({ optionId }) => key.includes(optionId));
        keyPlaces[place] = (keyPlaces[place] ?? 0) + 1;
        const left = options.filter(({ optionId }) => !removedByFiftyFifty.includes(optionId));
        const side = left[0]?.optionId === key[0] ? 0 : 1;
        keptFirst[side] = (keptFirst[side] ?? 0) + 1;
        ids.push(...options.map(({ optionId }) => optionId));
      }
      dataOf(await call("finish_attempt", { attempt_id }));
    }
    // 99.9 % of fair draws stay below; the seed is fixed, so the outcome is too.
    expect(chiSquare(keyPlaces)).toBeLessThan(16.27);
    expect(chiSquare(keptFirst)).toBeLessThan(10.83);
    expect(keyPlaces.reduce((sum, count) => sum + count, 0)).toBe(ATTEMPTS * 10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("that were answered are told by their attempt's own id only", async () => {
    const { call } = await app.signUp();
    const { attempt_id } = await openLevel(call);
    const [question] = await paperOf(app.db, attempt_id);
    if (question === undefined) throw new Error("an empty paper");
    const at = { attempt_id, question_id: question.itemId };
    const answer = dataOf<Submitted>(
      await call("submit_answer", { ...at, answer: optionOf(question, "wrong") }),
    );
    expect(answer.correct_answer).toBe(optionOf(question, "right"));
  });
});

/** Pearson's statistic against equal counts. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

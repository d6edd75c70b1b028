import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAnswerText, makeItem, makeQuestion } from "../item-fixture.ts";
import { multiSelect } from "./multi-select.ts";

const LETTERS = "abcdefgh".split("");

/** A question of three to eight options with two or more right ones, not all of them. */
const questions = fc
  .integer({ min: 3, max: 8 })
  .chain((count) =>
    fc.record({
      count: fc.constant(count),
      key: fc.subarray(LETTERS.slice(0, count), { minLength: 2, maxLength: count - 1 }),
      seed: fc.nat(),
    }),
  )
  .map(({ count, key, seed }) =>
    makeQuestion(makeItem("one", { kind: "multi_select", options: count, key }), seed),
  );

/** A question and some of its options, in any order. */
const choices = questions.chain((question) => {
  const ids = question.options.map(({ optionId }) => optionId);
  return fc.record({ question: fc.constant(question), chosen: fc.shuffledSubarray(ids, { minLength: 1 }) });
});

const isRight = (key: readonly string[], chosen: readonly string[]) =>
  chosen.length === key.length && chosen.every((id) => key.includes(id));

describe("multi select", () => {
  it("is right when all right options and no other are chosen, in whatever order", () => {
    fc.assert(
      fc.property(choices, ({ question, chosen }) => {
        const text = JSON.stringify(chosen);
        expect(multiSelect.isAnswer(question, text)).toBe(true);
        expect(multiSelect.isCorrect(question, text)).toBe(isRight(question.key, chosen));
        const key = JSON.stringify(question.key.toReversed());
        expect(multiSelect.isCorrect(question, key)).toBe(true);
      }),
    );
  });

  it("gives parts from 0 to 1, and 1 for a right answer only", () => {
    fc.assert(
      fc.property(choices, ({ question, chosen }) => {
        const part = multiSelect.partOf?.(question, JSON.stringify(chosen)) ?? Number.NaN;
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
        expect(part === 1).toBe(isRight(question.key, chosen));
      }),
    );
  });

  it("gives never less for one more right option, and never more for one more wrong one", () => {
    fc.assert(
      fc.property(choices, ({ question, chosen }) => {
        const partOf = (ids: readonly string[]) => multiSelect.partOf?.(question, JSON.stringify(ids)) ?? 0;
        for (const { optionId } of question.options.filter((option) => !chosen.includes(option.optionId))) {
          const gain = partOf([...chosen, optionId]) - partOf(chosen);
          expect(question.key.includes(optionId) ? gain : -gain).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("gives nothing for choosing everything where half is right", () => {
    const question = makeQuestion(makeItem("one", { kind: "multi_select", key: ["a", "b"] }), 1);
    expect(multiSelect.partOf?.(question, makeAnswerText(question, ["a", "b", "c", "d"]))).toBe(0);
  });

  it.each<readonly [chosen: readonly string[], part: number]>([
    [["a"], 1 / 3],
    [["a", "c"], 2 / 3],
    [["a", "c", "e"], 1],
    [["a", "c", "e", "b"], 2 / 3],
    [["a", "c", "b"], 1 / 3],
    [["a", "b"], 0],
    [["a", "b", "d"], 0],
    [["b", "d", "f"], 0],
  ])("gives for %j of a, c and e the part %d", (chosen, part) => {
    const item = makeItem("one", { kind: "multi_select", options: 6, key: ["a", "c", "e"] });
    const question = makeQuestion(item, 5);
    expect(multiSelect.partOf?.(question, makeAnswerText(question, chosen))).toBeCloseTo(part, 12);
  });

  it("takes no list that is empty or names an option twice", () => {
    const question = makeQuestion(makeItem("one", { kind: "multi_select" }), 1);
    for (const chosen of [[], ["a", "a"], ["a", "c", "a"]]) {
      expect(multiSelect.isAnswer(question, makeAnswerText(question, chosen))).toBe(false);
    }
  });
});

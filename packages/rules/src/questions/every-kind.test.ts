import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPaper } from "../attempts/build-paper.ts";
import type { PaperQuestion } from "../attempts/paper.ts";
import { makeItem, makeSeeds } from "../item-fixture.ts";
import { createRandom } from "../random.ts";
import { QUESTION_RULES } from "./index.ts";
import { QUESTION_KINDS } from "./kind.ts";

/** The promises every question kind makes, checked for every entry of the table. */
describe.each(QUESTION_KINDS)("kind %s", (kind) => {
  const rules = QUESTION_RULES[kind];
  const item = makeItem("one", { kind });
  const draw = (seed: number): PaperQuestion => {
    const [question] = buildPaper([{ section: null, items: [item], count: 1 }], makeSeeds(seed)).questions;
    if (!question) throw new Error("no question");
    return question;
  };

  it("accepts its own right answer and finds it right", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const question = draw(seed);
        const text = rules.correctAnswer(question);
        expect(text).not.toBe("");
        expect(rules.isAnswer(question, text)).toBe(true);
        expect(rules.isCorrect(question, text)).toBe(true);
      }),
    );
  });

  it("finds exactly one of the options right", () => {
    const question = draw(1);
    const right = question.options.filter(({ optionId }) => rules.isCorrect(question, optionId));
    expect(right.map(({ authorId }) => authorId)).toEqual(item.key);
  });

  it("takes no text that is not an answer, and never finds it right", () => {
    const question = draw(1);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom("a", "t", "__proto__", "constructor")), (text) => {
        expect(rules.isAnswer(question, text)).toBe(false);
        expect(rules.isCorrect(question, text)).toBe(false);
        expect(rules.chosenAuthorId(question, text)).toBeNull();
      }),
    );
  });

  it("shows every option once, in an order of the seed alone", () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()), (seed) => {
        const arranged = rules.arrangeOptions(item.options, createRandom(seed));
        expect(arranged.map(({ id }) => id).toSorted()).toEqual(item.options.map(({ id }) => id).toSorted());
        expect(rules.arrangeOptions(item.options, createRandom(seed))).toEqual(arranged);
      }),
    );
  });

  it("keeps every right option in a 50/50", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const question = draw(seed);
        expect(question.removedByFiftyFifty.filter((id) => question.key.includes(id))).toEqual([]);
        expect(rules.hasCrowdLifelines || question.removedByFiftyFifty.length === 0).toBe(true);
      }),
    );
  });

  it("names what was chosen in the author's words", () => {
    const question = draw(3);
    for (const { optionId, authorId } of question.options) {
      expect(rules.chosenAuthorId(question, optionId)).toBe(authorId);
    }
  });
});

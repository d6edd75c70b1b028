import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPaper } from "../attempts/build-paper.ts";
import { markPaper } from "../attempts/marking.ts";
import { makeAnswerText, makeItem, makeItems, makeQuestion, makeSeeds } from "../item-fixture.ts";
import type { Marking } from "../modes/mode.ts";
import type { Item } from "../questions/item.ts";
import { asksTheSame, betterMarks, correctQuestion, type CorrectedKey } from "./better-marks.ts";

const marking: Marking = { right: 4, wrong: -1, blank: 0, floorAtZero: true, percentOf: "correct" };
const items = makeItems(5);
const { questions } = buildPaper([{ section: null, items, count: 5 }], makeSeeds(3));
const keyOf = (item: Item | undefined, key: string, more: Partial<Item> = {}): CorrectedKey => ({
  itemId: item?.itemId ?? "",
  versions: [1],
  items: item === undefined ? [] : [{ ...item, version: 2, key: [key], ...more }],
});
const choose = (choices: readonly string[]) =>
  questions.map(
    ({ options }, index) => options.find(({ authorId }) => authorId === choices[index])?.optionId ?? null,
  );
const itemOf = (number: number) => items.find(({ itemId }) => itemId === questions[number - 1]?.itemId);

describe("betterMarks", () => {
  it("counts an answer as right that the corrected key has", () => {
    const answers = choose(["b", "a", "a", "a", "a"]);
    const marks = betterMarks(questions, answers, { marking, keys: [keyOf(itemOf(1), "b")] });
    expect(marks).toMatchObject({ correct: 5, wrong: 0, percent: 100, marks: 20 });
    expect(marks.verdicts[0]).toBe("correct");
  });

  it("leaves an answer right that was right by the wrong key", () => {
    const answers = choose(["a", "b", "-", "a", "a"]);
    const before = markPaper(questions, answers, marking);
    expect(betterMarks(questions, answers, { marking, keys: [keyOf(itemOf(1), "b")] })).toEqual(before);
  });

  it("does not touch other versions, languages, kinds or options that were not there", () => {
    const answers = choose(["b", "a", "a", "a", "a"]);
    const before = markPaper(questions, answers, marking);
    const item = itemOf(1);
    for (const key of [
      { ...keyOf(item, "b"), versions: [3] },
      keyOf(item, "b", { language: "ar" }),
      keyOf(item, "b", { kind: "multi_select" }),
      keyOf(item, "z"),
    ])
      expect(betterMarks(questions, answers, { marking, keys: [key] })).toEqual(before);
  });

  it("keeps the best part of an answer in parts", () => {
    const item = makeItem("parts", { kind: "multi_select", options: 5, key: ["a", "b", "c"] });
    const question = makeQuestion(item, 4);
    const answer = makeAnswerText(question, ["a", "b"]);
    const parts = { ...marking, partial: true };
    const mark = (keys: readonly CorrectedKey[]) =>
      betterMarks([question], [answer], { marking: parts, keys });
    const half = mark([]);
    const corrected: CorrectedKey = { itemId: "parts", versions: [1], items: [{ ...item, key: ["d", "e"] }] };
    expect(half.marks).toBeGreaterThan(0);
    expect(mark([corrected])).toEqual(half);
    expect(mark([{ ...corrected, items: [{ ...item, key: ["a", "b"] }] }]).correct).toBe(1);
  });

  it("never takes, in whichever order keys come, and is settled by the first time", () => {
    const letter = fc.constantFrom("a", "b", "c", "d", "-");
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom("a", "b", "c", "d")));
    fc.assert(
      fc.property(fc.array(letter, { minLength: 5, maxLength: 5 }), some, (choices, corrections) => {
        const answers = choose(choices);
        const keys = corrections.map(([number, key]) => keyOf(itemOf(number), key));
        const before = markPaper(questions, answers, marking);
        const after = betterMarks(questions, answers, { marking, keys });
        expect(after.marks).toBeGreaterThanOrEqual(before.marks);
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(before.verdicts.every((was, at) => was !== "correct" || after.verdicts[at] === was)).toBe(
          true,
        );
        expect(before.verdicts.every((was, at) => was !== "blank" || after.verdicts[at] === was)).toBe(true);
        expect(betterMarks(questions, answers, { marking, keys: [...keys, ...keys].toReversed() })).toEqual(
          after,
        );
        const part = betterMarks(questions, answers, { marking, keys: keys.slice(1) });
        expect(after.marks).toBeGreaterThanOrEqual(part.marks);
      }),
    );
  });

  it("a correction that does not fit is none", () => {
    const [question] = questions;
    expect(question && correctQuestion(question, keyOf(itemOf(2), "b"))).toBeNull();
  });
});

describe("asksTheSame", () => {
  const item = makeItem("one");
  it.each<[string, Partial<Item>, boolean]>([
    ["another key", { key: ["b"], version: 2 }, true],
    ["another explanation", { explanation: "Since.", reference: "Annex 3" }, true],
    ["reasons of options", { options: item.options.map((option) => ({ ...option, why: "" })) }, true],
    ["another order of options", { options: item.options.toReversed() }, true],
    ["another stem", { stem: "Which is not?" }, false],
    [
      "another text of an option",
      { options: item.options.map((o) => ({ ...o, text: `${o.text}!` })) },
      false,
    ],
    ["one option less", { options: item.options.slice(1) }, false],
    ["another kind", { kind: "multi_select" }, false],
  ])("%s", (_, more, expected) => {
    expect(asksTheSame([item], [{ ...item, ...more }])).toBe(expected);
  });

  it("in every language it was asked in", () => {
    const arabic = { ...item, language: "ar" };
    expect(asksTheSame([item], [item, arabic])).toBe(true);
    expect(asksTheSame([item, arabic], [item])).toBe(false);
    expect(asksTheSame([], [item])).toBe(false);
  });
});

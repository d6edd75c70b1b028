import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../attempts/marking.ts";
import type { PaperQuestion } from "../attempts/paper.ts";
import { makeItem, makeQuestion } from "../item-fixture.ts";
import { createRandom } from "../random.ts";
import { QUESTION_RULES } from "./index.ts";
import type { Item } from "./item.ts";
import { QUESTION_KINDS } from "./kind.ts";
import { plain } from "./typed.ts";

const seeds = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat());
const NAMES = [
  "a",
  "t",
  "1",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "[]",
  "{}",
  '""',
  "[[]]",
  "NaN",
];

/** Lists of ids of this question and of strange ones, too short, too long, doubled, and texts of any other form. */
function texts(question: PaperQuestion): fc.Arbitrary<string> {
  const ids = question.options.map(({ optionId }) => optionId);
  const slotIds = (question.slots ?? []).map(({ slotId }) => slotId);
  const id = fc.oneof(fc.constantFrom("", "a", "__proto__", ...ids, ...slotIds), fc.string());
  return fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    fc.double().map(String),
    fc.constantFrom(...NAMES),
    id,
    fc.array(id, { maxLength: 10 }).map((list) => JSON.stringify(list)),
    fc.shuffledSubarray(ids).map((list) => JSON.stringify(list)),
  );
}

/** The promises every question kind makes, checked for every entry of the table. */
describe.each(QUESTION_KINDS)("kind %s", (kind) => {
  const rules = QUESTION_RULES[kind];
  const item = makeItem("one", { kind });
  const hasOneId = kind === "single" || kind === "true_false";

  it("accepts its own right answer and finds it right", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const question = makeQuestion(item, seed);
        const text = rules.correctAnswer(question);
        expect(text).not.toBe("");
        expect(rules.isAnswer(question, text)).toBe(true);
        expect(rules.isCorrect(question, text)).toBe(true);
        expect(rules.partOf?.(question, text) ?? 1).toBe(1);
        expect(checkAnswer(question, text)).toBe("correct");
      }),
    );
  });

  it("takes no option of another attempt", () => {
    const [question, other] = [makeQuestion(item, 1), makeQuestion(item, 2)];
    if (other.options.length === 0) return;
    expect(rules.isAnswer(question, rules.correctAnswer(other))).toBe(false);
    expect(rules.isCorrect(question, rules.correctAnswer(other))).toBe(false);
  });

  it("finds nothing right that is not an answer, whatever the text, and never throws", () => {
    const question = makeQuestion(item, 1);
    fc.assert(
      fc.property(texts(question), (text) => {
        const [isAnswer, isCorrect] = [rules.isAnswer(question, text), rules.isCorrect(question, text)];
        expect(isCorrect && !isAnswer).toBe(false);
        const part = rules.partOf?.(question, text) ?? 0;
        expect(part >= 0 && part <= 1).toBe(true);
        expect(part === 1 && !isCorrect).toBe(false);
        expect(rules.chosenAuthorId(question, text) !== null && !isAnswer).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it("finds no text right that it does not hold", () => {
    const question = makeQuestion(item, 1);
    const held = [...question.options.map(({ optionId }) => optionId), "12", "angle", "aoa"];
    // Signs between letters change nothing: ["a","o","a"] is a way to write AoA.
    const strange = texts(question).filter(
      (text) => !held.some((part) => text.includes(part) || plain(text).includes(part)),
    );
    fc.assert(
      fc.property(strange, (text) => {
        expect(rules.isCorrect(question, text)).toBe(false);
      }),
    );
  });

  it("takes no huge text", () => {
    const question = makeQuestion(item, 1);
    const ids = question.options.map(({ optionId }) => optionId);
    const lists = [
      ids.length === 0 ? [] : Array.from({ length: 20_000 }, (_, at) => ids[at % ids.length]),
      Array.from({ length: 20_000 }, () => "A"),
      [rules.correctAnswer(question)],
    ];
    for (const text of [
      ...lists.map((list) => JSON.stringify(list)),
      "[".repeat(50_000),
      "9".repeat(50_000),
    ]) {
      if (text.length < 1_000) continue;
      expect(rules.isAnswer(question, text)).toBe(false);
      expect(rules.isCorrect(question, text)).toBe(false);
    }
  });

  it("takes no option twice and none that is missing", () => {
    const question = makeQuestion(item, 1);
    if (question.options.length === 0 || hasOneId) return;
    const [first = "", ...others] = question.key;
    for (const list of [
      [first, first, ...others],
      [first, ...others.map(() => first)],
      [],
      ["", ...others],
    ]) {
      expect(rules.isAnswer(question, JSON.stringify(list))).toBe(false);
      expect(rules.isCorrect(question, JSON.stringify(list))).toBe(false);
    }
  });

  it("shows every option once, in an order of the seed alone", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const arranged = rules.arrangeOptions(item, createRandom(seed));
        expect(arranged.map(({ id }) => id).toSorted()).toEqual(item.options.map(({ id }) => id).toSorted());
        expect(rules.arrangeOptions(item, createRandom(seed))).toEqual(arranged);
        expect(rules.drawTiles?.(item, createRandom(seed))).toEqual(
          rules.drawTiles?.(item, createRandom(seed)),
        );
      }),
    );
  });

  it("keeps every right option in a 50/50 and sells it only where the crowd may help", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const question = makeQuestion(item, seed);
        expect(question.removedByFiftyFifty.filter((id) => question.key.includes(id))).toEqual([]);
        expect(rules.hasCrowdLifelines || question.removedByFiftyFifty.length === 0).toBe(true);
      }),
    );
  });

  it("names what was chosen in the author's words where that is one option", () => {
    const question = makeQuestion(item, 3);
    for (const { optionId, authorId } of question.options) {
      expect(rules.chosenAuthorId(question, optionId)).toBe(hasOneId ? authorId : null);
    }
  });

  it("finds nothing right and throws nothing where parts of the item are missing", () => {
    const right = rules.correctAnswer(makeQuestion(item, 1));
    const bare: Item = {
      ...item,
      before: undefined,
      slots: undefined,
      number: undefined,
      accepted: undefined,
      word: undefined,
    };
    const withoutOptions: Item = { ...bare, options: [] };
    const broken: Item[] = [withoutOptions, { ...withoutOptions, key: [] }];
    if (item.options.length > 0) broken.push({ ...item, key: [] }, { ...item, options: [] });
    if (item.slots !== undefined) broken.push(bare, { ...item, slots: [] }, { ...bare, key: [] });
    for (const one of broken) {
      const question = makeQuestion(one, 1);
      const shown = rules.correctAnswer(question);
      rules.hint?.(question);
      for (const text of [right, shown, "[]", '[""]', "x", "0", '["",""]']) {
        expect(rules.isCorrect(question, text)).toBe(false);
        expect(rules.partOf?.(question, text) ?? 0).toBe(0);
      }
    }
  });
});

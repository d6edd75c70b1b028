import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markPaper } from "../attempts/marking.ts";
import { isWon } from "../attempts/reward.ts";
import { makeItem, makeItems, makeQuestion } from "../item-fixture.ts";
import { mockExamOf } from "../modes/mock-exam.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import type { Seed } from "../random.ts";
import { keepOptions } from "./keep-options.ts";
import { secondsFor, wantedQuestions } from "./paper-size.ts";
import { MOCK_LENGTHS, isOutdated, type ExamPreset } from "./preset.ts";
import { rarestFirst } from "./rarest-first.ts";
import { sectionResults } from "./section-results.ts";
import { shareSections } from "./share-sections.ts";
import { changeOf } from "./trend.ts";

const named = { code: "X", name: { en: "X" } };
const PRESET: ExamPreset = {
  presetId: "x",
  authority: named,
  licence: named,
  subject: named,
  questions: 44,
  minutes: 60,
  passPercent: 75,
  optionsPerItem: 4,
  marks: { right: 1, wrong: 0, blank: 0 },
  aids: null,
  sections: [],
  categories: [],
  source: "",
  checkedOn: "2026-11-21",
  effectiveFrom: null,
  confidence: "authority_page",
};
const papers = fc.record({
  questions: fc.integer({ min: 1, max: 500 }),
  minutes: fc.integer({ min: 1, max: 600 }),
});
const seeds = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()) satisfies fc.Arbitrary<Seed>;

describe("the size of a mock", () => {
  it.each([
    ["full", 44, 3_600],
    ["half", 22, 1_800],
    ["quarter", 11, 900],
  ] as const)("%s asks %d of 44 questions in %d seconds", (length, questions, seconds) => {
    expect(wantedQuestions(PRESET, length)).toBe(questions);
    expect(secondsFor(PRESET, questions)).toBe(seconds);
  });

  it("gives a bank of 20 questions their part of the hour", () => {
    expect(secondsFor(PRESET, 20)).toBe(1_636);
  });

  it("is at least one question, and no longer paper for a shorter length", () => {
    fc.assert(
      fc.property(papers, (paper) => {
        const counts = MOCK_LENGTHS.map((length) => wantedQuestions(paper, length));
        expect(counts[0]).toBe(paper.questions);
        expect(counts.toSorted((one, other) => other - one)).toEqual(counts);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it("gives every question the time that the real paper gives it", () => {
    fc.assert(
      fc.property(papers, fc.nat(499), (paper, less) => {
        const count = Math.max(1, paper.questions - less);
        const exact = (paper.minutes * 60 * count) / paper.questions;
        expect(Math.abs(secondsFor(paper, count) - exact)).toBeLessThanOrEqual(Math.max(0.5, 1 - exact));
      }),
    );
  });
});

describe("marks of a mock", () => {
  it.each([
    [3, 0, 0, 100],
    [2, 0, 1, 66.67],
    [2, 1, 0, 50],
    [1, 2, 0, 0],
    [0, 3, 0, 0],
  ])(
    "%d right, %d wrong, %d blank of a paper with negative marks are %d percent",
    (right, wrong, blank, percent) => {
      const mode = mockExamOf(
        { ...PRESET, marks: { right: 2, wrong: -1, blank: 0 } },
        { count: 3, isStrict: false },
      );
      const questions = makeItems(right + wrong + blank).map((item, index) => makeQuestion(item, index + 1));
      const answers = questions.map((question, index) => {
        if (index < right) return QUESTION_RULES.single.correctAnswer(question);
        const other = question.options.find(({ optionId }) => !question.key.includes(optionId));
        return index < right + wrong ? (other?.optionId ?? "") : null;
      });
      const marked = markPaper(questions, answers, mode.marking);
      expect(marked.percent).toBe(percent);
      expect(marked.marks).toBe(Math.max(0, 2 * right - wrong));
    },
  );

  it("are never below nothing nor above the whole, and more right answers are never worth less", () => {
    const marks = fc.record({
      right: fc.integer({ min: 1, max: 10 }),
      wrong: fc.integer({ min: -10, max: 0 }),
      blank: fc.constant(0),
    });
    const questions = makeItems(12).map((item, index) => makeQuestion(item, index + 1));
    const percentOf = (right: number, preset: ExamPreset) => {
      const answers = questions.map((question, index) =>
        index < right
          ? QUESTION_RULES.single.correctAnswer(question)
          : (question.options.find(({ optionId }) => !question.key.includes(optionId))?.optionId ?? ""),
      );
      return markPaper(questions, answers, mockExamOf(preset, { count: 12, isStrict: false }).marking)
        .percent;
    };
    fc.assert(
      fc.property(marks, fc.nat(11), (own, right) => {
        const preset = { ...PRESET, marks: own };
        const [low, high] = [percentOf(right, preset), percentOf(right + 1, preset)];
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(high).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});

describe("passing", () => {
  const sectioned = (percents: readonly number[]) =>
    new Map(
      percents.map((percent, index) => [
        `s${index}`,
        { correct: percent, total: 100, marks: percent, maxMarks: 100 },
      ]),
    );

  it.each([
    [74.99, [], {}, false],
    [75, [], {}, true],
    [90, [100, 80], { s1: 75 }, true],
    [90, [100, 74], { s1: 75 }, false],
    [90, [100, 0], { s0: 75 }, true],
  ])("%d percent with sections %j and rules %j: %s", (percent, sections, sectionPercents, expected) => {
    expect(isWon({ winPercent: 75, sectionPercents }, { percent, sections: sectioned(sections) })).toBe(
      expected,
    );
  });

  it("needs the whole and every section that has a percentage of its own", () => {
    const percents = fc.array(fc.nat(100), { maxLength: 5 });
    fc.assert(
      fc.property(percents, percents, fc.nat(100), (reached, needed, percent) => {
        const sectionPercents = Object.fromEntries(needed.map((least, index) => [`s${index}`, least]));
        const marks = { percent, sections: sectioned(reached) };
        const isFailed = reached.some((one, index) => one < (needed[index] ?? 0));
        expect(isWon({ winPercent: 75, sectionPercents }, marks)).toBe(percent >= 75 && !isFailed);
        const failed = sectionResults({ sectionPercents }, marks).filter(
          ({ isPassed }) => isPassed === false,
        );
        expect(failed.length > 0).toBe(isFailed);
      }),
    );
  });

  it("stands in the mode of a preset", () => {
    const area = { name: { en: "A" }, minPercent: 0, maxPercent: 100, categories: [] };
    const sections = [
      { ...area, section: "a", passPercent: 70 },
      { ...area, section: "b", passPercent: null },
    ];
    expect(mockExamOf({ ...PRESET, sections }, { count: 20, isStrict: false })).toMatchObject({
      questions: { count: 20 },
      timing: { totalSeconds: 1_636 },
      winPercent: 75,
      sectionPercents: { a: 70 },
      ranked: false,
      reward: null,
    });
    expect(mockExamOf(PRESET, { count: 44, isStrict: false }).sectionPercents).toBeUndefined();
  });
});

describe("sections of a paper", () => {
  const PAR = [
    { minPercent: 5, maxPercent: 15, available: 60 },
    { minPercent: 5, maxPercent: 15, available: 60 },
    { minPercent: 50, maxPercent: 100, available: 360 },
  ] as const;

  it("share it by the middle of their bounds", () => {
    expect(shareSections(60, PAR)).toEqual([6, 6, 48]);
  });

  it("leave out what the bank cannot give, beyond what the others may have", () => {
    const [, , others] = PAR;
    const none = { minPercent: 5, maxPercent: 15, available: 0 };
    expect(shareSections(60, [none, none, others])).toEqual([0, 0, 54]);
    expect(shareSections(60, [{ ...none, available: 2 }, PAR[1], others])).toEqual([2, 8, 50]);
  });

  it("never ask more than wanted, than there is, or than an area may have", () => {
    const section = fc
      .record({ minPercent: fc.nat(30), more: fc.nat(70), available: fc.nat(80) })
      .map(({ more, ...rest }) => ({ ...rest, maxPercent: rest.minPercent + more }));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.array(section, { minLength: 1, maxLength: 6 }),
        (wanted, all) => {
          const counts = shareSections(wanted, all);
          expect(counts).toHaveLength(all.length);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(wanted);
          for (const [index, { available, maxPercent }] of all.entries()) {
            expect(counts[index]).toBeGreaterThanOrEqual(0);
            expect(counts[index]).toBeLessThanOrEqual(available);
            expect(counts[index]).toBeLessThanOrEqual(Math.ceil((wanted * maxPercent) / 100));
          }
        },
      ),
    );
  });
});

describe("options of a question", () => {
  it("are three once the least chosen wrong one is gone", () => {
    const item = makeItem("one");
    const wrong = item.options.map(({ id }) => id).filter((id) => !item.key.includes(id));
    const chosen = Object.fromEntries(wrong.map((id, index) => [id, index]));
    const kept = keepOptions(item, 3, { chosen, seed: [1, 2, 3, 4] }).options.map(({ id }) => id);
    expect(kept).toEqual(item.options.map(({ id }) => id).filter((id) => id !== wrong[0]));
  });

  it("keep the key, their order and the most chosen wrong ones, the same for the same seed", () => {
    const counts = fc.dictionary(fc.constantFrom("a", "b", "c", "d", "e", "f"), fc.nat(5));
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 2, max: 6 }),
        counts,
        seeds,
        (has, wanted, chosen, seed) => {
          const item = makeItem("one", { options: has });
          const kept = keepOptions(item, wanted, { chosen, seed });
          const ids = kept.options.map(({ id }) => id);
          expect(ids).toHaveLength(Math.min(has, wanted));
          expect(ids).toEqual(expect.arrayContaining([...item.key]));
          expect(item.options.filter(({ id }) => ids.includes(id))).toEqual(kept.options);
          const gone = item.options.filter(({ id }) => !ids.includes(id)).map(({ id }) => chosen[id] ?? 0);
          const left = ids.filter((id) => !item.key.includes(id)).map((id) => chosen[id] ?? 0);
          expect(Math.max(0, ...gone)).toBeLessThanOrEqual(Math.min(Number.POSITIVE_INFINITY, ...left));
          expect(keepOptions(item, wanted, { chosen, seed })).toEqual(kept);
        },
      ),
    );
  });

  it("stay as they are where several are right", () => {
    const item = makeItem("many", { kind: "multi_select", options: 5 });
    expect(keepOptions(item, 3, { chosen: {}, seed: [1, 2, 3, 4] })).toBe(item);
  });
});

describe("what recent mocks asked", () => {
  const items = makeItems(6);
  const [one, two, three, four] = items.map(({ itemId }) => itemId) as [string, string, string, string]; // six

  it("comes last, the latest last of all", () => {
    const order = rarestFirst(items, [[one, two], [two, three], [four]]).map(({ itemId }) => itemId);
    expect(order).toEqual(["item-5", "item-6", four, three, one, two]);
  });

  it("changes the order only", () => {
    const ids = fc.subarray(items.map(({ itemId }) => itemId));
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 5 }), (recent) => {
        const order = rarestFirst(items, recent);
        expect(new Set(order)).toEqual(new Set(items));
        expect(order).toHaveLength(items.length);
        const asked = new Set(recent.flat());
        const fresh = order.filter(({ itemId }) => !asked.has(itemId));
        expect(order.slice(0, fresh.length)).toEqual(fresh);
        expect(rarestFirst(order, recent)).toEqual(order);
      }),
    );
  });
});

it.each([
  [[], null],
  [[60], null],
  [[60, 72.5], 12.5],
  [[90, 60.1, 50], -10.1],
])("percentages %j have changed by %j", (percents, change) => {
  expect(changeOf(percents)).toBe(change);
});

const MIDNIGHT_2027_11_22 = 1_826_841_600_000;

it.each([
  ["at the end of a year", MIDNIGHT_2027_11_22 - 1, false],
  ["after it", MIDNIGHT_2027_11_22, true],
])("numbers checked on 2026-11-21 are outdated %s", (_when, nowMs, expected) => {
  expect(isOutdated(PRESET, nowMs)).toBe(expected);
});

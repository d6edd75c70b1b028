import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaperQuestion } from "../attempts/paper.ts";
import { makeAnswerText, makeItem, makeQuestion } from "../item-fixture.ts";
import type { Marking, ModeDefinition } from "../modes/mode.ts";
import { examResult, type ExamResult, type TopicOf } from "./exam-result.ts";

type Mode = Pick<ModeDefinition, "marking" | "winPercent" | "sectionPercents">;

const marking: Marking = {
  right: 1,
  wrong: 0,
  blank: 0,
  floorAtZero: true,
  percentOf: "marks",
  partial: false,
};
const MODE: Mode = { marking, winPercent: 75 };
const NO_TOPICS: TopicOf = new Map();

/** One question with what was answered: right, wrong or blank. */
type Asked = {
  readonly did: "right" | "wrong" | "blank";
  readonly marks: number;
  readonly section: string;
  readonly isTrial: boolean;
};

function askedOf({ did, marks, section, isTrial }: Asked, index: number) {
  const made = makeQuestion(makeItem(`item-${index}`, { marks }), index);
  const wrong = made.options.find(({ optionId }) => !made.key.includes(optionId))?.optionId ?? null;
  const question: PaperQuestion = {
    ...made,
    number: index + 1,
    section,
    ...(isTrial ? { marks: 0, trialMarks: marks } : {}),
  };
  return { question, answer: { right: made.key[0] ?? null, wrong, blank: null }[did] };
}

function sit(all: readonly Partial<Asked>[], mode: Partial<Mode> = {}, topics = NO_TOPICS): ExamResult {
  const asked = all.map((one, index) =>
    askedOf({ did: "right", marks: 1, section: "law", isTrial: false, ...one }, index),
  );
  return resultOf(asked, { ...MODE, ...mode }, topics);
}

function resultOf(asked: readonly ReturnType<typeof askedOf>[], mode: Mode, topics = NO_TOPICS): ExamResult {
  const questions = asked.map(({ question }) => question);
  return examResult(mode, { questions, answers: asked.map(({ answer }) => answer) }, topics);
}

const times = (count: number, one: Partial<Asked>) => Array.from({ length: count }, () => one);

describe("the marks of a sitting", () => {
  it.each<[string, readonly Partial<Asked>[], Partial<Marking>, Partial<ExamResult>]>([
    ["all right", times(4, {}), {}, { marks: 4, maxMarks: 4, percent: 100, passed: true }],
    ["nothing answered", times(4, { did: "blank" }), {}, { marks: 0, percent: 0, blank: 4, passed: false }],
    [
      "three of four",
      [...times(3, {}), { did: "wrong" }],
      {},
      { marks: 3, percent: 75, correct: 3, wrong: 1, passed: true },
    ],
    [
      "a wrong one that costs",
      [...times(3, {}), { did: "wrong" }],
      { wrong: -0.5 },
      { marks: 2.5, percent: 62.5, passed: false },
    ],
    [
      "a blank one that costs",
      [...times(3, {}), { did: "blank" }],
      { blank: -1 },
      { marks: 2, percent: 50, passed: false },
    ],
    ["more cost than marks", [{}, ...times(3, { did: "wrong" })], { wrong: -1 }, { marks: 0, percent: 0 }],
    [
      "weights",
      [{ marks: 3 }, { marks: 1, did: "wrong" }],
      { wrong: -0.5 },
      { marks: 2.5, maxMarks: 4, percent: 62.5 },
    ],
    [
      "marks of two each",
      [...times(3, {}), { did: "wrong" }],
      { right: 2 },
      { marks: 6, maxMarks: 8, percent: 75 },
    ],
    [
      "a trial item that was wrong",
      [...times(3, {}), { did: "wrong", isTrial: true }],
      { wrong: -1 },
      { marks: 3, maxMarks: 3, percent: 100, questions: 4, unscored: 1, wrong: 0 },
    ],
  ])("of %s", (_case, asked, changed, expected) => {
    expect(sit(asked, { marking: { ...marking, ...changed } })).toMatchObject(expected);
  });

  it("has the right part of an answer where the exam says so", () => {
    const question = makeQuestion(makeItem("parts", { kind: "multi_select" }), 1);
    const answers = [makeAnswerText(question, ["a"])];
    const mark = (partial: boolean) =>
      examResult(
        { ...MODE, marking: { ...marking, partial } },
        { questions: [question], answers },
        NO_TOPICS,
      );
    expect(mark(true)).toMatchObject({ marks: 0.5, percent: 50, correct: 0, wrong: 1 });
    expect(mark(false)).toMatchObject({ marks: 0, percent: 0, correct: 0, wrong: 1 });
  });

  it("counts by weight and by topic, trial items in neither", () => {
    const topics: TopicOf = new Map([
      ["item-0", { code: "050.02", titles: { en: "Wind" } }],
      ["item-1", { code: "050.01", titles: { en: "Air" } }],
      ["item-2", { code: "050.02", titles: { en: "Wind" } }],
      ["item-3", { code: "050.02", titles: { en: "Wind" } }],
    ]);
    const result = sit([{ marks: 2 }, { did: "blank" }, { did: "wrong" }, { isTrial: true }], {}, topics);
    expect(result.statistics).toEqual([
      { marks: 1, correct: 0, wrong: 1, blank: 1 },
      { marks: 2, correct: 1, wrong: 0, blank: 0 },
    ]);
    expect(result.objectives).toEqual([
      { code: "050.01", titles: { en: "Air" }, correct: 0, total: 1 },
      { code: "050.02", titles: { en: "Wind" }, correct: 1, total: 2 },
    ]);
  });
});

describe("passing", () => {
  const law = (right: number) => [
    ...times(right, { section: "law" }),
    ...times(4 - right, { section: "law", did: "wrong" as const }),
  ];

  it("needs every section with a percentage of its own, and names the one that failed", () => {
    const met = times(12, { section: "met" });
    const failed = sit([...law(2), ...met], { sectionPercents: { law: 75 } });
    expect(failed).toMatchObject({ percent: 87.5, passed: false });
    expect(failed.sections.map(({ section, isPassed }) => [section, isPassed])).toEqual([
      ["law", false],
      ["met", null],
    ]);
    expect(sit([...law(3), ...met], { sectionPercents: { law: 75 } }).passed).toBe(true);
  });

  it("needs the whole paper too", () => {
    const result = sit([...law(3), ...times(4, { section: "met", did: "wrong" })], {
      sectionPercents: { law: 75 },
    });
    expect(result).toMatchObject({ percent: 37.5, passed: false });
  });
});

describe("for any sitting", () => {
  const sittings = fc.array(
    fc.record({
      did: fc.constantFrom<Asked["did"]>("right", "wrong", "blank"),
      marks: fc.constantFrom(0.5, 1, 2, 3),
      section: fc.constantFrom("law", "met"),
      isTrial: fc.boolean(),
    }),
    { minLength: 1, maxLength: 15 },
  );
  const markings = fc
    .record({
      right: fc.constantFrom(1, 2),
      wrong: fc.constantFrom(0, -0.25, -1),
      blank: fc.constantFrom(0, -0.5),
      partial: fc.boolean(),
    })
    .map((one): Marking => ({ ...marking, ...one }));
  const modes = fc.record({
    marking: markings,
    winPercent: fc.integer({ min: 0, max: 100 }),
    sectionPercents: fc.constantFrom({}, { law: 75 }, { law: 50, met: 100 }),
  });

  it("trial items change nothing but their number", () => {
    fc.assert(
      fc.property(sittings, modes, (all, mode) => {
        const asked = all.map(askedOf);
        const scored = asked.filter(({ question }) => question.marks > 0);
        const whole = resultOf(asked, mode);
        const unscored = asked.length - scored.length;
        expect(whole).toEqual({ ...resultOf(scored, mode), questions: asked.length, unscored });
      }),
    );
  });

  it("the order of the questions changes nothing but that of the sections", () => {
    fc.assert(
      fc.property(sittings, modes, fc.infiniteStream(fc.nat()), (all, mode, keys) => {
        const asked = all.map(askedOf);
        const shuffled = asked
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .toSorted((left, right) => left.key - right.key)
          .map(({ one }) => one);
        const bySection = (result: ExamResult) => ({
          ...result,
          sections: result.sections.toSorted((one, other) => (one.section < other.section ? -1 : 1)),
        });
        expect(bySection(resultOf(shuffled, mode))).toEqual(bySection(resultOf(asked, mode)));
      }),
    );
  });

  it("percentages are within their bounds, counts add up, and one more right answer never harms", () => {
    fc.assert(
      fc.property(sittings, modes, fc.nat(), (all, mode, at) => {
        const asked = all.map(askedOf);
        const result = resultOf(asked, mode);
        const percents = [result.percent, ...result.sections.map(({ percent }) => percent)];
        for (const percent of percents) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
        const { correct, wrong, blank, unscored, questions, marks, maxMarks } = result;
        expect(correct + wrong + blank + unscored).toBe(questions);
        expect(marks).toBeLessThanOrEqual(maxMarks);
        const place = at % all.length;
        const better = all.map((one, index) => (index === place ? { ...one, did: "right" as const } : one));
        const after = resultOf(better.map(askedOf), mode);
        expect(after.marks).toBeGreaterThanOrEqual(marks);
        expect(after.passed || !result.passed).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAnswerText, makeItem, makeItems, makeSeeds } from "../item-fixture.ts";
import { MODES } from "../modes/index.ts";
import type { Marking } from "../modes/mode.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import { buildPaper } from "./build-paper.ts";
import { checkAnswer, markPaper } from "./marking.ts";
import type { PaperQuestion } from "./paper.ts";

const quiz = MODES.quiz_zone.marking;
const exam: Marking = { right: 1, wrong: -0.25, blank: 0, floorAtZero: false, percentOf: "marks" };
const paper = buildPaper([{ section: null, items: makeItems(10), count: 10 }], makeSeeds(1)).questions;

type Choice = "right" | "wrong" | "blank";
function answerTo(question: PaperQuestion, choice: Choice): string | null {
  const right = question.key[0] ?? "";
  if (choice === "right") return right;
  return choice === "blank"
    ? null
    : (question.options.find(({ optionId }) => optionId !== right)?.optionId ?? "");
}
const answers = (questions: readonly PaperQuestion[], choices: readonly Choice[]) =>
  questions.map((question, index) => answerTo(question, choices[index] ?? "blank"));
const choices = fc.array(fc.constantFrom<Choice>("right", "wrong", "blank"), {
  minLength: 10,
  maxLength: 10,
});

describe("markPaper", () => {
  it.each([
    ["all right", 10, 0, 40, 100],
    ["half right", 5, 5, 15, 50],
    ["one right, four wrong", 1, 4, 0, 10],
    ["one right, five wrong", 1, 5, 0, 10],
    ["nothing answered", 0, 0, 0, 0],
  ])("quiz zone, %s", (_case, right, wrong, marks, percent) => {
    const list = [...Array<Choice>(right).fill("right"), ...Array<Choice>(wrong).fill("wrong")];
    const result = markPaper(paper, answers(paper, list), quiz);
    expect(result).toMatchObject({
      correct: right,
      wrong,
      blank: 10 - right - wrong,
      marks,
      maxMarks: 40,
      percent,
    });
  });

  it("weighs items, takes fractions off and tells sections apart", () => {
    const parts = [
      { section: "A", items: [makeItem("a1"), makeItem("a2")], count: 2 },
      { section: "B", items: [makeItem("b1", { marks: 3 }), makeItem("b2", { marks: 3 })], count: 2 },
    ];
    const { questions } = buildPaper(parts, makeSeeds(2));
    const result = markPaper(questions, answers(questions, ["right", "wrong", "right", "wrong"]), exam);
    expect(result).toMatchObject({ marks: 3, maxMarks: 8, percent: 37.5 });
    expect(result.sections.get("A")).toEqual({ correct: 1, total: 2, marks: 0.75, maxMarks: 2 });
    expect(result.sections.get("B")).toEqual({ correct: 1, total: 2, marks: 2.25, maxMarks: 6 });
    expect(result.topics.get("air-law")).toEqual({ correct: 2, total: 4 });
  });

  it("never goes below zero with a floor, and never above the most there is", () => {
    fc.assert(
      fc.property(choices, fc.constantFrom(quiz, exam), (list, marking) => {
        const { marks, maxMarks, percent, correct, wrong, blank } = markPaper(
          paper,
          answers(paper, list),
          marking,
        );
        expect(correct + wrong + blank).toBe(10);
        expect(marks).toBeLessThanOrEqual(maxMarks);
        expect(percent >= 0 && percent <= 100).toBe(true);
        expect(marking.floorAtZero && marks < 0).toBe(false);
      }),
    );
  });

  it("gives the same result in any order of the questions", () => {
    fc.assert(
      fc.property(choices, (list) => {
        const texts = answers(paper, list);
        const forwards = markPaper(paper, texts, exam);
        const backwards = markPaper(paper.toReversed(), texts.toReversed(), exam);
        expect(backwards).toEqual({ ...forwards, verdicts: forwards.verdicts.toReversed() });
      }),
    );
  });

  it("is never worse with one more right answer", () => {
    fc.assert(
      fc.property(choices, fc.nat(9), (list, at) => {
        const better = list.map((choice, index) => (index === at ? "right" : choice));
        expect(markPaper(paper, answers(paper, better), exam).marks).toBeGreaterThanOrEqual(
          markPaper(paper, answers(paper, list), exam).marks,
        );
      }),
    );
  });
});

describe("markPaper where parts count", () => {
  const kinds = ["multi_select", "matching", "drop_downs", "sequence", "single"] as const;
  const parts = kinds.map((kind) => ({
    section: kind,
    items: [makeItem(kind, { kind, options: 5 })],
    count: 1,
  }));
  const { questions } = buildPaper(parts, makeSeeds(3));
  const halfRight: Readonly<Record<(typeof kinds)[number], readonly string[]>> = {
    multi_select: ["a"],
    matching: ["b", "c", "a", "d"],
    drop_downs: ["b", "d"],
    sequence: ["e", "d", "c", "a", "b"],
    single: ["b"],
  };
  const halves = questions.map((question, index) => {
    const ids = halfRight[kinds[index] ?? "single"];
    const optionId = question.options.find(({ authorId }) => authorId === ids[0])?.optionId ?? "";
    return question.kind === "single" ? optionId : makeAnswerText(question, ids);
  });
  const right = questions.map((question) => QUESTION_RULES[question.kind].correctAnswer(question));
  const marksOf = (texts: readonly string[], marking: Marking) =>
    questions.map(({ section }) => markPaper(questions, texts, marking).sections.get(section ?? "")?.marks);

  it("gives the share of the right parts for a wrong answer, and takes off where no part is right", () => {
    expect(marksOf(halves, { ...exam, partial: true })).toEqual([0.5, 0.5, 0.5, -0.25, -0.25]);
    expect(marksOf(right, { ...exam, partial: true })).toEqual([1, 1, 1, 1, 1]);
  });

  it("is all or nothing where they do not", () => {
    expect(marksOf(halves, exam)).toEqual([-0.25, -0.25, -0.25, -0.25, -0.25]);
    expect(marksOf(right, exam)).toEqual([1, 1, 1, 1, 1]);
  });

  it("weighs parts like whole answers, leaves blanks alone and counts only whole answers as correct", () => {
    const heavy = [{ section: null, items: [makeItem("one", { kind: "multi_select", marks: 3 })], count: 1 }];
    const paper = buildPaper(heavy, makeSeeds(3)).questions;
    const texts = paper.map((question) => makeAnswerText(question, ["a"]));
    const marking: Marking = { ...exam, right: 4, wrong: -1, partial: true };
    expect(markPaper(paper, texts, marking)).toMatchObject({
      marks: 6,
      maxMarks: 12,
      percent: 50,
      correct: 0,
      wrong: 1,
    });
    expect(markPaper(paper, [null], marking)).toMatchObject({ marks: 0, blank: 1 });
  });

  it("never gives less than all or nothing, nor more than a right answer", () => {
    const chosen = fc.tuple(
      ...questions.map(({ options }) => fc.shuffledSubarray(options.map((o) => o.optionId))),
    );
    fc.assert(
      fc.property(chosen, (lists) => {
        const texts = lists.map((list, index) =>
          questions[index]?.kind === "single" ? (list[0] ?? "") : JSON.stringify(list),
        );
        const whole = markPaper(questions, texts, exam);
        const shared = markPaper(questions, texts, { ...exam, partial: true });
        expect(shared.marks).toBeGreaterThanOrEqual(whole.marks);
        expect(shared.marks).toBeLessThanOrEqual(shared.maxMarks);
        expect(shared.verdicts).toEqual(whole.verdicts);
      }),
    );
  });
});

describe("checkAnswer", () => {
  it("takes no answer and the empty one as blank", () => {
    const [question] = paper;
    expect(question && [null, ""].map((text) => checkAnswer(question, text))).toEqual(["blank", "blank"]);
  });
});

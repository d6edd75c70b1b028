import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeItem, makeItems, makeSeeds } from "../item-fixture.ts";
import { MODES } from "../modes/index.ts";
import type { Marking } from "../modes/mode.ts";
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

describe("checkAnswer", () => {
  it("takes no answer and the empty one as blank", () => {
    const [question] = paper;
    expect(question && [null, ""].map((text) => checkAnswer(question, text))).toEqual(["blank", "blank"]);
  });
});

import { describe, expect, it } from "vitest";
import { meanSeconds, questionsOf, verdictOf, type Reviewed } from "./verdict.ts";

type Facts = {
  readonly id?: string;
  readonly answer: string | null;
  readonly inTime?: boolean;
  readonly correct?: boolean;
  readonly seconds?: number | null;
  readonly withheld?: Reviewed["withheld"];
};

function reviewed({
  id = "q",
  answer,
  inTime = true,
  correct = false,
  seconds = null,
  withheld = null,
}: Facts): Reviewed {
  return {
    card: {
      question_id: id,
      number: 1,
      kind: "single",
      language: "en",
      category: "air-law",
      subcategory: null,
      section: null,
      marks: 1,
      stem: "?",
      options: [],
      slots: [],
      unit: null,
      tiles: [],
      word_lengths: [],
      media: [],
      transcript: null,
      formulae: {},
      is_generated: false,
    },
    answer,
    in_time: inTime,
    seconds,
    withheld,
    reveal: withheld === null ? reveal(correct) : null,
  };
}

function reveal(correct: boolean): Reviewed["reveal"] {
  return {
    correct,
    correct_answer: "a",
    explanation: "",
    reference: "",
    options: [],
    tolerance: null,
    mistake: null,
    transcript: null,
    formulae: {},
  };
}

describe("the verdict of a reviewed question", () => {
  it.each([
    ["right", { answer: "a", correct: true }],
    ["wrong", { answer: "b" }],
    ["blank", { answer: null, inTime: false }],
    ["blank", { answer: "" }],
    ["late", { answer: "a", inTime: false }],
    ["withheld", { answer: null, inTime: false, withheld: "left" }],
    ["withheld", { answer: "a", withheld: "waiting" }],
  ] as const)("is %s for %j", (verdict, facts) => {
    expect(verdictOf(reviewed(facts))).toBe(verdict);
  });
});

describe("the filters of the review", () => {
  const questions = [
    reviewed({ id: "right", answer: "a", correct: true }),
    reviewed({ id: "wrong", answer: "b" }),
    reviewed({ id: "blank", answer: null, inTime: false }),
    reviewed({ id: "late", answer: "a", inTime: false }),
    reviewed({ id: "left", answer: null, inTime: false, withheld: "left" }),
    reviewed({ id: "waiting", answer: "a", withheld: "waiting" }),
  ];
  it.each([
    ["all", ["right", "wrong", "blank", "late", "left", "waiting"]],
    ["wrong", ["wrong"]],
    ["blank", ["blank", "late", "left"]],
    ["bookmarked", ["right", "late"]],
  ] as const)("show for %s: %j", (filter, ids) => {
    const shown = questionsOf(questions, { filter, bookmarked: ["late", "right", "elsewhere"] });
    expect(shown.map(({ card }) => card.question_id)).toEqual(ids);
  });
});

describe("the mean time", () => {
  it("leaves out questions without a known time", () => {
    const times = [10, null, 20].map((seconds) => reviewed({ answer: "a", seconds }));
    expect(meanSeconds(times)).toBe(15);
    expect(meanSeconds([reviewed({ answer: "a" })])).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import {
  NOT_RELEASED_MS,
  NO_ALLOWANCE,
  examModeOf,
  examStateAt,
  questionCountOf,
  secondsOf,
  tellingOf,
  type ExamLife,
  type ExamPaper,
  type ExamRules,
  type ExamState,
  type Release,
  type Review,
} from "./exam.ts";

const RULES: ExamRules = {
  minutes: 60,
  marks: { right: 1, wrong: -0.25, blank: 0 },
  partial: true,
  passPercent: 75,
  answerAgain: true,
  forwardOnly: false,
  release: "hand_in",
  review: "close",
  away: { policy: "end", warnings: 1 },
};
const ITEM = { itemId: "item", marks: null, isTrial: false };
const PAPER: ExamPaper = {
  kind: "fixed",
  sections: [
    { section: "law", name: { en: "Law" }, passPercent: 80, items: [ITEM] },
    { section: "met", name: { en: "Met" }, passPercent: null, items: [ITEM, { ...ITEM, isTrial: true }] },
  ],
};
const LIFE: ExamLife = {
  startsAtMs: 1_000,
  endsAtMs: 2_000,
  isPublished: true,
  isClosed: false,
  isArchived: false,
};

describe("the state of an exam", () => {
  it.each<[ExamState, number, Partial<ExamLife>]>([
    ["draft", 1_500, { isPublished: false }],
    ["upcoming", 999, {}],
    ["open", 1_000, {}],
    ["open", 1_999, {}],
    ["closed", 2_000, {}],
    // A clock that was set back does not open it again.
    ["closed", 1_500, { isClosed: true }],
    ["archived", 1_500, { isClosed: true, isArchived: true }],
  ])("is %s at %d", (state, atMs, life) => {
    expect(examStateAt({ ...LIFE, ...life }, atMs)).toBe(state);
  });
});

describe("the time of a candidate", () => {
  it.each([
    [60, 1, 3_600],
    [60, 1.25, 4_500],
    [45, 3, 8_100],
    [1, 1.333, 80],
  ])("of %d minutes times %d is %d seconds", (minutes, timeFactor, seconds) => {
    expect(secondsOf({ minutes }, { timeFactor, toleranceMs: 0 })).toBe(seconds);
  });
});

describe("when something is told", () => {
  it.each<[Release, Review, string, number | null]>([
    ["hand_in", "never", "never", null],
    ["hand_in", "release", "after_finish", null],
    ["hand_in", "close", "after_close", null],
    ["close", "never", "never", 2_000],
    ["close", "release", "after_close", 2_000],
    ["close", "close", "after_close", 2_000],
    ["examiner", "never", "never", NOT_RELEASED_MS],
    ["examiner", "release", "after_close", NOT_RELEASED_MS],
    ["examiner", "close", "after_close", NOT_RELEASED_MS],
  ])("released at %s, reviewed at %s", (release, review, reveal, closesAtMs) => {
    expect(tellingOf({ release, review }, 2_000)).toEqual({ reveal, closesAtMs });
  });
});

describe("the mode of a sitting", () => {
  it("has the rules of its exam and what is granted to its candidate", () => {
    const mode = examModeOf({ rules: RULES, paper: PAPER }, { timeFactor: 1.5, toleranceMs: 10_000 }, 3);
    expect(mode).toMatchObject({
      questions: { count: 3 },
      timing: { kind: "whole_paper", totalSeconds: 5_400 },
      marking: { right: 1, wrong: -0.25, blank: 0, partial: true, percentOf: "marks" },
      winPercent: 75,
      sectionPercents: { law: 80 },
      away: { policy: "end", warnings: 1, toleranceMs: 10_000 },
      oneDevice: true,
    });
    expect(mode).not.toHaveProperty("finalAnswers");
    expect(mode).not.toHaveProperty("forwardOnly");
  });

  it("is final and goes forward only where its exam says so", () => {
    const rules = { ...RULES, answerAgain: false, forwardOnly: true };
    const sections = PAPER.sections.map((section) => ({ ...section, passPercent: null }));
    const mode = examModeOf({ rules, paper: { sections } }, NO_ALLOWANCE, 3);
    expect(mode).toMatchObject({ finalAnswers: true, forwardOnly: true });
    expect(mode).not.toHaveProperty("sectionPercents");
  });
});

it("a paper counts its trial items", () => {
  const drawn = { trials: 2, marks: 1, categories: [], objectives: [], kinds: [] };
  const section = { section: "s", name: {}, passPercent: null, minDifficulty: 1, maxDifficulty: 5, ...drawn };
  expect(questionCountOf(PAPER)).toBe(3);
  expect(questionCountOf({ kind: "blueprint", sections: [{ ...section, count: 7 }] })).toBe(7);
});

import { describe, expect, it } from "vitest";
import { canReveal, canReview, makesKnown, type PlayedState, type RevealState } from "./reveal.ts";

const state = (more: Partial<RevealState>): RevealState => ({
  reveal: "after_answer",
  isFinished: false,
  closesAtMs: null,
  nowMs: 100,
  ...more,
});

const question = (more: Partial<PlayedState>): PlayedState => ({
  status: "open",
  answer: null,
  deadlineMs: 30_000,
  ...more,
});
const answered = (answer: string, atMs: number) =>
  question({ status: "answered", answer: { number: 1, sequence: 0, answer, atMs } });

const PLAYED: readonly (readonly [string, PlayedState, boolean])[] = [
  ["never seen", question({ status: "unseen", deadlineMs: null }), false],
  ["open", question({}), false],
  ["answered", answered("a", 1_000), true],
  ["answered with nothing", answered("", 28_999), false],
  ["answered with nothing as its time ran out", answered("", 29_000), true],
  ["timed out", question({ status: "timed_out" }), true],
  ["skipped", question({ status: "skipped" }), true],
];

describe("canReveal", () => {
  it.each(PLAYED)("a question %s, after the answer: %s", (_case, given, isShown) => {
    expect(canReveal(state({}), given, false)).toBe(isShown);
    expect(canReveal(state({ isFinished: true }), given, false)).toBe(isShown);
    expect(canReveal(state({ reveal: "after_finish" }), given, true)).toBe(false);
    expect(canReveal(state({ reveal: "after_finish", isFinished: true }), given, false)).toBe(true);
    const waiting = state({ reveal: "after_close", isFinished: true, closesAtMs: 101 });
    expect(canReveal(waiting, given, true)).toBe(false);
  });

  it("shows a question that was left once its answer is known from elsewhere, and not before the end", () => {
    expect(canReveal(state({ isFinished: true }), question({}), true)).toBe(true);
    expect(canReveal(state({}), question({}), true)).toBe(false);
  });
});

describe("makesKnown", () => {
  it.each(PLAYED)("a question %s in a lost run: %s", (_case, given, isShown) => {
    expect(makesKnown({ reveal: "after_answer", isWon: false }, given)).toBe(isShown);
    expect(makesKnown({ reveal: "after_answer", isWon: true }, given)).toBe(true);
    expect(makesKnown({ reveal: "after_finish", isWon: false }, given)).toBe(true);
  });
});

describe("canReview", () => {
  it.each([
    ["an open attempt", state({}), false],
    ["a finished one", state({ isFinished: true }), true],
    [
      "a finished one before it closes",
      state({ reveal: "after_close", isFinished: true, closesAtMs: 101 }),
      false,
    ],
    [
      "a finished one when it closes",
      state({ reveal: "after_close", isFinished: true, closesAtMs: 100 }),
      true,
    ],
    ["an open one after it closed", state({ reveal: "after_close", closesAtMs: 50 }), false],
    ["one that never closes", state({ reveal: "after_close", isFinished: true }), false],
  ])("%s", (_case, given, expected) => {
    expect(canReview(given)).toBe(expected);
  });
});

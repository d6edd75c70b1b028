import { describe, expect, it } from "vitest";
import { canReveal, canReview, type RevealState } from "./reveal.ts";

const state = (more: Partial<RevealState>): RevealState => ({
  reveal: "after_answer",
  isFinished: false,
  closesAtMs: null,
  nowMs: 100,
  ...more,
});

describe("canReveal", () => {
  it.each([
    ["unseen", false],
    ["open", false],
    ["answered", true],
    ["timed_out", true],
    ["skipped", true],
  ] as const)("a question that is %s, after the answer: %s", (status, expected) => {
    expect(canReveal(state({}), status)).toBe(expected);
    expect(canReveal(state({ reveal: "after_finish" }), status)).toBe(false);
    expect(canReveal(state({ reveal: "after_close", isFinished: true, closesAtMs: 101 }), status)).toBe(
      false,
    );
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

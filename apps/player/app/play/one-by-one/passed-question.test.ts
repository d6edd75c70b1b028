import { describe, expect, it } from "vitest";
import { passedQuestion } from "./passed-question.ts";

const told = (correct: boolean) => ({ correct });

describe("how a question of a run went", () => {
  it.each([
    ["right", { status: "answered", reveal: told(true) }, "right"],
    ["wrong", { status: "answered", reveal: told(false) }, "wrong"],
    ["answered where nothing is told yet", { status: "answered", reveal: null }, "given"],
    ["late, whatever is told", { status: "timed_out", reveal: told(false) }, "late"],
    ["skipped", { status: "skipped", reveal: told(false) }, "skipped"],
    ["open", { status: "open", reveal: null }, null],
    ["ahead", { status: "unseen", reveal: null }, null],
  ] as const)("is %s", (_how, state, passed) => {
    expect(passedQuestion(state)).toBe(passed);
  });
});

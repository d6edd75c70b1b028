import { describe, expect, it } from "vitest";
import { answerForStudy, optionVerdict } from "./option-verdict.ts";

describe("the verdict of an option", () => {
  it.each([
    [true, true, false, "own_right"],
    [true, false, false, "right"],
    [true, false, true, "missed"],
    [true, true, true, "own_right"],
    [false, true, false, "own"],
    [false, true, true, "own"],
    [false, false, true, "none"],
  ] as const)("right %s, chosen %s, one of several %s: %s", (isRight, isChosen, countsMisses, verdict) => {
    expect(optionVerdict({ isRight, isChosen, countsMisses })).toBe(verdict);
  });
});

it("shows row by row kinds with their right answer filled in, others without an answer", () => {
  expect(answerForStudy("matching", "[1]")).toBe("[1]");
  expect(answerForStudy("drop_downs", "[1]")).toBe("[1]");
  expect(answerForStudy("sequence", "[1]")).toBeNull();
  expect(answerForStudy("single", "a")).toBeNull();
});

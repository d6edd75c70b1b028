import { describe, expect, it } from "vitest";
import { areStruck, canStrike } from "./paper-notes.ts";

const options = [{ optionId: "a" }, { optionId: "b" }, { optionId: "c" }];

describe("options that are struck out", () => {
  it.each([
    ["none", "single", [], true],
    ["none of a question without options", "typed_number", [], true],
    ["one", "single", ["b"], true],
    ["all", "multi_select", ["a", "b", "c"], true],
    ["one twice", "single", ["a", "a"], false],
    ["one of another question", "single", ["a", "x"], false],
    ["one that is put in order", "sequence", ["a"], false],
    ["one of two", "true_false", ["a"], false],
  ] as const)("may be: %s", (_case, kind, struck, may) => {
    expect(areStruck({ kind, options }, struck)).toBe(may);
  });
});

it("only questions with options to choose from have any to strike out", () => {
  expect(canStrike("single")).toBe(true);
  expect(canStrike("matching")).toBe(false);
});

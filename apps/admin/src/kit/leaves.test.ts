import { expect, it } from "vitest";
import { differencesOf } from "./leaves.ts";

it("names the parts in which two values differ, rows by their ids", () => {
  const before = {
    stem: "Which?",
    options: [
      { id: "a", text: "One" },
      { id: "b", text: "Two" },
    ],
    key: ["a"],
  };
  const after = { stem: "Which?", options: [{ id: "b", text: "Two!" }], key: ["a"], note: "" };
  expect(differencesOf(before, after)).toEqual([
    { path: ["options", "a", "id"], before: "a", after: undefined },
    { path: ["options", "a", "text"], before: "One", after: undefined },
    { path: ["options", "b", "text"], before: "Two", after: "Two!" },
  ]);
  expect(differencesOf(before, before)).toEqual([]);
  expect(differencesOf({ a: null }, {})).toEqual([]);
});

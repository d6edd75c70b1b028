import { expect, it } from "vitest";
import { readMemory } from "./attempt-memory.ts";

it("reads back what was written down", () => {
  const memory = {
    shownId: "q2",
    drafts: { q1: { text: "12", answer: "12" } },
    answers: { q2: { answer: "", sequence: 4 } },
  };
  expect(readMemory(JSON.stringify(memory))).toEqual(memory);
});

it.each([null, "null", "7", "[]"])("knows nothing from %s", (text) => {
  expect(readMemory(text)).toBeNull();
});

it("leaves out what has another shape", () => {
  const text = JSON.stringify({ shownId: 3, drafts: { q1: "x" }, answers: { q1: { answer: "a" } } });
  expect(readMemory(text)).toEqual({ shownId: null, drafts: {}, answers: {} });
});

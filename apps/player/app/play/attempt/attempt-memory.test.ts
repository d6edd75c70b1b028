import { expect, it } from "vitest";
import { readMemory } from "./attempt-memory.ts";

it("reads back what was written down", () => {
  const memory = {
    shownId: "q2",
    drafts: { q1: { text: "12", answer: "12" } },
    sent: { questionId: "q2", answer: "b" },
    answers: { q2: { answer: "", sequence: 4 } },
    isHandedIn: true,
  };
  expect(readMemory(JSON.stringify(memory))).toEqual(memory);
});

it.each([null, "null", "7", "[]"])("knows nothing from %s", (text) => {
  expect(readMemory(text)).toBeNull();
});

it("leaves out what has another shape", () => {
  const text = JSON.stringify({
    shownId: 3,
    drafts: { q1: "x" },
    answers: { q1: { answer: "a" } },
    sent: "a",
  });
  const nothing = { shownId: null, drafts: {}, sent: null, answers: {}, isHandedIn: false };
  expect(readMemory(text)).toEqual(nothing);
});

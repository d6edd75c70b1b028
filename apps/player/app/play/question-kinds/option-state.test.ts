import { describe, expect, it } from "vitest";
import type { CardState } from "../attempt/run-state.ts";
import { optionState, tickState } from "./option-state.ts";

const OPEN: CardState = {
  question_id: "00000000-0000-4000-8000-000000000001",
  status: "open",
  answer: null,
  deadline: null,
  remaining_option_ids: null,
  hint: null,
  flagged: false,
  sequence: 0,
  reveal: null,
};
const REVEAL = {
  correct: false,
  correct_answer: "right",
  explanation: "",
  reference: "",
  options: [],
  tolerance: null,
  mistake: null,
  transcript: null,
  formulae: {},
};

describe("an option of a question", () => {
  it("is open until an answer is on its way", () => {
    expect(optionState("right", { cardState: OPEN, sentAnswer: null, isOpen: true })).toBe("idle");
    expect(optionState("right", { cardState: OPEN, sentAnswer: "right", isOpen: false })).toBe("selected");
    expect(optionState("other", { cardState: OPEN, sentAnswer: "right", isOpen: false })).toBe("disabled");
  });

  it("is gone when 50/50 took it away", () => {
    const cardState = { ...OPEN, remaining_option_ids: ["right", "other"] };
    expect(optionState("third", { cardState, sentAnswer: null, isOpen: true })).toBe("removed");
    expect(optionState("other", { cardState, sentAnswer: null, isOpen: true })).toBe("idle");
  });

  it("tells right from wrong only after the reveal", () => {
    const cardState = { ...OPEN, answer: "other", reveal: REVEAL };
    expect(optionState("right", { cardState, sentAnswer: null, isOpen: false })).toBe("correct");
    expect(optionState("other", { cardState, sentAnswer: null, isOpen: false })).toBe("wrong");
    expect(optionState("third", { cardState, sentAnswer: null, isOpen: false })).toBe("disabled");
  });
});

describe("an option among several right ones", () => {
  const chosen = ["a", "b"];

  it("is ticked or not before the reveal", () => {
    expect(tickState("a", { cardState: OPEN, chosen })).toBe("selected");
    expect(tickState("c", { cardState: OPEN, chosen })).toBe("idle");
  });

  it("is right, wrong, missed or neither after it", () => {
    const cardState = { ...OPEN, reveal: { ...REVEAL, correct_answer: '["a","c"]' } };
    const states = ["a", "b", "c", "d"].map((id) => tickState(id, { cardState, chosen }));
    expect(states).toEqual(["correct", "wrong", "missed", "disabled"]);
  });
});

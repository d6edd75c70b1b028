import { describe, expect, it } from "vitest";
import type { CardState } from "../attempt-state.ts";
import { optionState } from "./ChoiceQuestion.tsx";

const OPEN: CardState = {
  question_id: "00000000-0000-4000-8000-000000000001",
  status: "open",
  answer: null,
  deadline: null,
  remaining_option_ids: null,
  reveal: null,
};
const REVEAL = { correct: false, correct_answer: "right", explanation: "", reference: "", options: [] };

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

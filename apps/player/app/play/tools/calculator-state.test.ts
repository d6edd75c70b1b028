import { describe, expect, it } from "vitest";
import {
  CLEAR,
  numberAsTyped,
  resultText,
  stepCalculator,
  type CalculatorEvent,
  type CalculatorState,
} from "./calculator-state.ts";

/** Presses keys one after the other, each where the caret is. */
function press(state: CalculatorState, ...keys: readonly (string | CalculatorEvent)[]): CalculatorState {
  return keys.reduce((before, key) => {
    if (typeof key !== "string") return stepCalculator(before, key);
    return stepCalculator(before, { type: "pressed", insert: key, from: before.caret, to: before.caret });
  }, state);
}

const EQUALS: CalculatorEvent = { type: "equals" };
const back = (at: number): CalculatorEvent => ({ type: "erased", from: at, to: at });

describe("the keys of the calculator", () => {
  it("write where the caret is, and work out", () => {
    const state = press(CLEAR, "1", "2", "×", "3", EQUALS);
    expect(state).toMatchObject({ text: "12×3", outcome: { ok: true, value: 36 }, answer: 36 });
    expect(
      stepCalculator({ ...CLEAR, text: "13" }, { type: "pressed", insert: "2", from: 1, to: 1 }),
    ).toMatchObject({
      text: "123",
      caret: 2,
    });
  });

  it("go on with a result by a sign and begin anew with a digit", () => {
    const done = press(CLEAR, "6", EQUALS);
    expect(press(done, "÷").text).toBe("Ans÷");
    expect(press(done, "2").text).toBe("2");
    expect(stepCalculator(done, { type: "typed", text: "6+", caret: 2 }).text).toBe("Ans+");
    expect(press(done, "+", "1", EQUALS).outcome).toEqual({ ok: true, value: 7 });
  });

  it("leave an expression without a value as it is, and keep the last answer", () => {
    const state = press(CLEAR, "5", EQUALS, "1", "÷", "0", EQUALS);
    expect(state).toMatchObject({
      text: "1÷0",
      outcome: { ok: false, problem: "division_by_zero" },
      answer: 5,
    });
    expect(press(state, "5").text).toBe("1÷05");
    expect(press(CLEAR, EQUALS).outcome).toBeNull();
  });

  it("erase a name as a whole, and what is selected", () => {
    expect(press(CLEAR, "2", "sin⁻¹(", back(7)).text).toBe("2");
    expect(press(CLEAR, "1", "2", back(2))).toMatchObject({ text: "1", caret: 1 });
    expect(press(CLEAR, back(0)).text).toBe("");
    expect(press(CLEAR, "123", { type: "erased", from: 0, to: 2 }).text).toBe("3");
  });

  it("add to the memory and take away", () => {
    const state = press(CLEAR, "4", { type: "memory_added", sign: 1 }, "3", {
      type: "memory_added",
      sign: -1,
    });
    expect(state).toMatchObject({ memory: 1, answer: 3 });
    expect(press(state, { type: "cleared" }).memory).toBe(1);
    expect(press(state, { type: "memory_cleared" }).memory).toBe(0);
    expect(press(state, "1÷0", { type: "memory_added", sign: 1 }).memory).toBe(1);
  });
});

describe("a result", () => {
  it.each([
    [0.1 + 0.2, "0.3"],
    [1 / 3, "0.3333333333"],
    [-1250, "−1250"],
    [-0, "0"],
    [1.5e12, "1.5×10¹²"],
    [-2.5e-9, "−2.5×10⁻⁹"],
    [9_999_999_999, "9999999999"],
  ])("of %d is %s", (value, text) => {
    expect(resultText(value)).toBe(text);
  });

  it("can be written into an expression", () => {
    expect(numberAsTyped(-2.5)).toBe("(−2.5)");
    expect(numberAsTyped(1e21)).toBe("1E21");
    expect(numberAsTyped(1e-9)).toBe("1E−9");
  });
});

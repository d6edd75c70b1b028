import { evaluate, type Problem } from "./expression.ts";

/** What the calculator shows and keeps. */
export type CalculatorState = {
  readonly text: string;
  /** Where the next key writes, from 0. */
  readonly caret: number;
  /** What the expression came to; null while it is being written. */
  readonly outcome:
    | { readonly ok: true; readonly value: number }
    | { readonly ok: false; readonly problem: Problem }
    | null;
  /** The last result: what Ans stands for. */
  readonly answer: number;
  readonly memory: number;
};

export type CalculatorEvent =
  /** The field has been written in; its text is tidy already. */
  | { readonly type: "typed"; readonly text: string; readonly caret: number }
  /** A key writes over the selected part. */
  | { readonly type: "pressed"; readonly insert: string; readonly from: number; readonly to: number }
  | { readonly type: "erased"; readonly from: number; readonly to: number }
  | { readonly type: "equals" | "cleared" | "memory_cleared" }
  /** Adds the result of the expression to the memory, or takes it away. */
  | { readonly type: "memory_added"; readonly sign: 1 | -1 };

export const CLEAR: CalculatorState = { text: "", caret: 0, outcome: null, answer: 0, memory: 0 };

/** What a key does to the calculator. */
export function stepCalculator(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case "typed": {
      const { text, caret } = event;
      // After a result the next sign begins a new expression, as a key does.
      return state.outcome?.ok === true && text.startsWith(state.text) && text.length > state.text.length
        ? write(state, { insert: text.slice(state.text.length), from: 0, to: 0 })
        : { ...state, text, caret, outcome: null };
    }
    case "pressed":
      return write(state, event);
    case "erased": {
      const from = event.from === event.to ? event.to - lastSign(state.text.slice(0, event.to)) : event.from;
      const text = state.text.slice(0, from) + state.text.slice(event.to);
      return { ...state, text, caret: from, outcome: null };
    }
    case "cleared":
      return { ...state, text: "", caret: 0, outcome: null };
    case "equals":
      return workOut(state);
    case "memory_cleared":
      return { ...state, memory: 0 };
    case "memory_added": {
      const worked = workOut(state);
      if (worked.outcome?.ok !== true) return worked;
      return { ...worked, memory: state.memory + event.sign * worked.outcome.value };
    }
  }
}

type Insertion = { readonly insert: string; readonly from: number; readonly to: number };

function write(state: CalculatorState, { insert, from, to }: Insertion): CalculatorState {
  if (state.outcome?.ok === true) {
    // A sign goes on with the result, anything else begins anew.
    const text = /^[+−×÷^²%]/u.test(insert) ? `Ans${insert}` : insert;
    return { ...state, text, caret: text.length, outcome: null };
  }
  const text = state.text.slice(0, from) + insert + state.text.slice(to);
  return { ...state, text, caret: from + insert.length, outcome: null };
}

function workOut(state: CalculatorState): CalculatorState {
  if (state.text.trim() === "") return state;
  const outcome = evaluate(state.text, state.answer);
  return { ...state, outcome, answer: outcome.ok ? outcome.value : state.answer };
}

/** How many characters the last sign has: the name of a function goes as a whole. */
function lastSign(text: string): number {
  return /(?:(?:sin|cos|tan)(?:⁻¹)?\(?|(?:log|ln|√)\(?|Ans|.)$/u.exec(text)?.[0].length ?? 0;
}

const DIGITS = 10;

/** A result as a calculator shows it: ten digits, large and small ones with a power of ten. */
export function resultText(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const size = Math.abs(rounded);
  if (size !== 0 && (size >= 1e10 || size < 1e-6)) {
    const [mantissa = "", exponent = ""] = rounded.toExponential().split("e");
    return minus(`${mantissa}×10${raised(exponent.replace("+", ""))}`);
  }
  return minus(String(rounded + 0));
}

/** A number in the signs of the calculator, to be written into an expression. */
export function numberAsTyped(value: number): string {
  const typed = minus(String(Number(value.toPrecision(12))))
    .replace("e", "E")
    .replace("E+", "E");
  return value < 0 ? `(${typed})` : typed;
}

function minus(text: string): string {
  return text.replaceAll("-", "−");
}

function raised(exponent: string): string {
  return exponent.replace("-", "⁻").replaceAll(/\d/gu, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
}

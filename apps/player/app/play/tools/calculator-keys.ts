import type { MsgId } from "../../i18n/message-ids.ts";

/** What a key does: writes this text, or something of its own. */
export type KeyAct =
  | { readonly writes: string }
  | { readonly does: "back" | "clear" | "equals" | "add" | "subtract" | "recall" | "forget" };

export type CalculatorKey = {
  readonly face: string;
  /** What a screen reader says; digits say themselves. */
  readonly label: MsgId | null;
  readonly act: KeyAct;
  readonly look: "digit" | "sign" | "name" | "equals";
  /** Columns it takes. */
  readonly columns: number;
};

type Name =
  Extract<MsgId, `tools.calculator.key.${string}`> extends `tools.calculator.key.${infer Key}` ? Key : never;

function key(face: string, name: Name, act: KeyAct): CalculatorKey {
  return { face, label: `tools.calculator.key.${name}`, act, look: "name", columns: 1 };
}

function writing(face: string, name: Name, writes = face): CalculatorKey {
  return key(face, name, { writes });
}

function sign(face: string, name: Name): CalculatorKey {
  return { ...writing(face, name), look: "sign" };
}

function digit(face: string): CalculatorKey {
  return { face, label: null, act: { writes: face }, look: "digit", columns: 1 };
}

/** The keys in rows of seven. */
export const CALCULATOR_KEYS: readonly CalculatorKey[] = [
  writing("sin", "sin", "sin("),
  writing("cos", "cos", "cos("),
  writing("tan", "tan", "tan("),
  writing("(", "open"),
  writing(")", "close"),
  key("⌫", "back", { does: "back" }),
  key("AC", "clear", { does: "clear" }),

  writing("sin⁻¹", "asin", "sin⁻¹("),
  writing("cos⁻¹", "acos", "cos⁻¹("),
  writing("tan⁻¹", "atan", "tan⁻¹("),
  writing("√", "root", "√("),
  writing("x²", "square", "²"),
  writing("xʸ", "power", "^"),
  writing("π", "pi"),

  ...["7", "8", "9"].map(digit),
  sign("÷", "divide"),
  writing("log", "log", "log("),
  writing("ln", "ln", "ln("),
  writing("%", "percent"),

  ...["4", "5", "6"].map(digit),
  sign("×", "times"),
  key("M+", "memory_add", { does: "add" }),
  key("M−", "memory_subtract", { does: "subtract" }),
  writing("Ans", "answer"),

  ...["1", "2", "3"].map(digit),
  sign("−", "minus"),
  key("MR", "memory_recall", { does: "recall" }),
  key("MC", "memory_clear", { does: "forget" }),
  writing("×10ⁿ", "ten_to", "E"),

  { ...digit("0"), columns: 2 },
  { ...writing(".", "point"), look: "digit" },
  sign("+", "plus"),
  { ...key("=", "equals", { does: "equals" }), look: "equals", columns: 3 },
];

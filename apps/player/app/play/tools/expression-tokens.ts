import { toAsciiDigits } from "@crosscheck/rules/questions/ascii-digits";

/** What an operand begins with. */
export type StartToken =
  | { readonly kind: "number" | "value" | "function"; readonly source: string }
  | { readonly kind: "open" };
/** What follows an operand, or is a sign in front of one. */
export type RestToken =
  | { readonly kind: "operator"; readonly source: string }
  | { readonly kind: "close" | "percent" | "square" };
export type Token = StartToken | RestToken;

const PLAIN = ["asin", "acos", "atan", "sin", "cos", "tan", "log", "ln", "sqrt"];
const OF_KEYS = { "sin⁻¹": "asin", "cos⁻¹": "acos", "tan⁻¹": "atan", "√": "sqrt" };

const WORDS: ReadonlyMap<string, Token> = new Map<string, Token>([
  ...[...PLAIN.map((name) => [name, name] as const), ...Object.entries(OF_KEYS)].map(
    ([name, source]) => [name, { kind: "function", source }] as const,
  ),
  ["π", { kind: "value", source: "PI" }],
  ["pi", { kind: "value", source: "PI" }],
  ["ans", { kind: "value", source: "ans" }],
]);
const SIGNS: ReadonlyMap<string, Token> = new Map<string, Token>([
  ["+", { kind: "operator", source: "+" }],
  ["−", { kind: "operator", source: "-" }],
  ["×", { kind: "operator", source: "*" }],
  ["÷", { kind: "operator", source: "/" }],
  ["^", { kind: "operator", source: "^" }],
  ["(", { kind: "open" }],
  [")", { kind: "close" }],
  ["%", { kind: "percent" }],
  ["²", { kind: "square" }],
]);

const NUMBER = /^(?:\d+\.?\d*|\.\d+)(?:E[+−]?\d+)?/i;
const WORD = /^(?:sin⁻¹|cos⁻¹|tan⁻¹|[a-z]+|√|π)/i;

/** What a keyboard writes, in the signs of the calculator: any digits, one decimal point, × ÷ −. */
export function tidyTyped(typed: string, decimal: "." | ","): string {
  return toAsciiDigits(typed)
    .replaceAll("٫", ".")
    .replaceAll(decimal === "," ? "," : "٫", ".")
    .replaceAll("*", "×")
    .replaceAll("/", "÷")
    .replaceAll(/[-–]/gu, "−")
    .replaceAll("٪", "%")
    .replaceAll(/[\u061c\u200e\u200f\u2066-\u2069]/gu, "");
}

/** The parts of an expression; null where it has a sign that the calculator does not know. */
export function readTokens(written: string): readonly Token[] | null {
  const tokens: Token[] = [];
  for (let rest = written.trimStart(); rest !== "";) {
    const [length, token] = firstToken(rest);
    if (token === null) return null;
    tokens.push(token);
    rest = rest.slice(length).trimStart();
  }
  return tokens;
}

function firstToken(rest: string): readonly [length: number, Token | null] {
  const number = NUMBER.exec(rest)?.[0];
  if (number !== undefined) {
    const source = String(Number(number.replace("−", "-")));
    return [number.length, { kind: "number", source }];
  }
  const word = WORD.exec(rest)?.[0];
  if (word !== undefined) return [word.length, WORDS.get(word.toLowerCase()) ?? null];
  return [1, SIGNS.get(rest.charAt(0)) ?? null];
}

import Formula from "fparser";
import { readTokens, type RestToken, type StartToken, type Token } from "./expression-tokens.ts";

/** Why an expression has no value. `unknown` is a sign the calculator does not know. */
export type Problem = "unknown" | "bracket" | "incomplete" | "division_by_zero" | "undefined" | "too_large";
export type Evaluation =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: Problem };

type Part = NonNullable<ReturnType<Formula["getExpression"]>>;

type Values = Readonly<Record<string, number | ((value: number) => number)>>;

const RADIANS = Math.PI / 180;

/** Angles are in degrees. What has no value is not a number; the library would give sin 180° a rest of 1e-16. */
const FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  sin: (degrees) => settle(Math.sin(degrees * RADIANS)),
  cos: (degrees) => settle(Math.cos(degrees * RADIANS)),
  tan: (degrees) => (Math.abs(degrees % 180) === 90 ? Number.NaN : settle(Math.tan(degrees * RADIANS))),
  asin: (ratio) => settle(Math.asin(ratio) / RADIANS),
  acos: (ratio) => settle(Math.acos(ratio) / RADIANS),
  atan: (ratio) => settle(Math.atan(ratio) / RADIANS),
  log: (value) => (value > 0 ? Math.log10(value) : Number.NaN),
  ln: (value) => (value > 0 ? Math.log(value) : Number.NaN),
  sqrt: Math.sqrt,
};

/**
 * The value of an expression as it is written on a calculator: `2(3+4)²`, `50%`, `sin⁻¹(0.5)`, `√9`, `−2²` (which is −4).
 *
 * @param answer what `Ans` stands for
 */
export function evaluate(written: string, answer: number): Evaluation {
  const tokens = readTokens(written);
  if (tokens === null) return { ok: false, problem: "unknown" };
  // 1.2.3 and 2 3 are slips, not products.
  if (tokens.some(({ kind }, place) => kind === "number" && tokens[place - 1]?.kind === "number"))
    return { ok: false, problem: "incomplete" };
  const source = sourceOf(tokens);
  if (source === null) return { ok: false, problem: "bracket" };
  const values = { ...FUNCTIONS, ans: answer };
  const worked = workOut(source, values);
  if (worked === null) return { ok: false, problem: "incomplete" };
  const { value, whole } = worked;
  if (Number.isFinite(value)) return { ok: true, value };
  if (dividesByZero(whole, values)) return { ok: false, problem: "division_by_zero" };
  return { ok: false, problem: Number.isNaN(value) ? "undefined" : "too_large" };
}

/** The value and its parts; null for a source that makes no sense: the library throws then. */
function workOut(source: string, values: Values): { readonly value: number; readonly whole: Part } | null {
  try {
    const formula = new Formula(source);
    const value: unknown = formula.evaluate({ ...values });
    const whole = formula.getExpression();
    return whole === null || typeof value !== "number" ? null : { value, whole };
  } catch {
    return null;
  }
}

/** A source text under way; it is written from left to right. */
type Writing = {
  readonly out: string[];
  /** Where each open bracket begins, with the name of its function. */
  readonly brackets: number[];
  /** Where the last whole operand begins; null while one is expected. */
  operand: number | null;
  /** Where the name of a function stands that waits for what it is of. */
  named: number | null;
};

/**
 * The expression in the library's language; null where brackets do not match. Adds the signs of multiplication that people
 * leave out, and binds a leading minus looser than a power.
 */
function sourceOf(tokens: readonly Token[]): string | null {
  const writing: Writing = { out: [], brackets: [], operand: null, named: null };
  for (const token of tokens) {
    if (token.kind === "close" && writing.brackets.length === 0) return null;
    if (isStart(token)) writeStart(writing, token);
    else writeRest(writing, token);
  }
  return writing.brackets.length === 0 ? writing.out.join("") : null;
}

function isStart(token: Token): token is StartToken {
  return ["number", "value", "function", "open"].includes(token.kind);
}

function writeStart(writing: Writing, token: StartToken): void {
  const { out, named } = writing;
  if (writing.operand !== null) out.push("*");
  writing.operand = null;
  writing.named = token.kind === "function" ? out.length : null;
  switch (token.kind) {
    case "function":
      out.push(token.source);
      break;
    case "number":
    case "value":
      writing.operand = named ?? out.length;
      // √9 needs no bracket.
      out.push(...(named === null ? [token.source] : ["(", token.source, ")"]));
      break;
    case "open":
      writing.brackets.push(named ?? out.length);
      out.push("(");
      break;
  }
}

function writeRest(writing: Writing, token: RestToken): void {
  const { out, operand } = writing;
  switch (token.kind) {
    case "close":
      out.push(")");
      writing.operand = writing.brackets.pop() ?? null;
      break;
    case "percent":
      out.splice(operand ?? out.length, 0, "(");
      out.push("/", "100", ")");
      break;
    case "square":
      out.push("^", "2");
      break;
    case "operator":
      out.push(...(operand === null ? signOf(token.source, out.at(-1)) : [token.source]));
      writing.operand = null;
      break;
  }
}

/** A sign in front of an operand. */
function signOf(operator: string, before: string | undefined): readonly string[] {
  if (operator === "+") return [];
  if (operator !== "-" || before === "^") return [operator];
  return ["(0-1)", before === "/" ? "/" : "*"];
}

function dividesByZero(part: Part, values: Values): boolean {
  if (
    part instanceof Formula.MultDivExpression &&
    part.operator === "/" &&
    part.right.evaluate({ ...values }) === 0
  )
    return true;
  return partsOf(part).some((inner) => dividesByZero(inner, values));
}

function partsOf(part: Part): readonly Part[] {
  if (part instanceof Formula.BracketExpression) return [part.innerExpression];
  if (part instanceof Formula.PowerExpression) return [part.base, part.exponent];
  if (part instanceof Formula.FunctionExpression) return part.argumentExpressions;
  if (part instanceof Formula.MultDivExpression || part instanceof Formula.PlusMinusExpression)
    return [part.left, part.right];
  return [];
}

/** Without the last digits, which are noise of binary fractions. */
function settle(value: number): number {
  return Math.abs(value) < 1e-15 ? 0 : Number(value.toPrecision(15));
}

import { describe, expect, it } from "vitest";
import { evaluate } from "./expression.ts";
import { tidyTyped } from "./expression-tokens.ts";

const valueOf = (written: string, answer = 0) => {
  const result = evaluate(written, answer);
  if (!result.ok) throw new Error(`${written}: ${result.problem}`);
  return result.value;
};

describe("an expression", () => {
  it.each([
    ["1+2×3", 7],
    ["(1+2)×3", 9],
    ["10−2−3", 5],
    ["8÷4÷2", 1],
    ["2^3^2", 512],
    ["−2²", -4],
    ["(−2)²", 4],
    ["2×−3²", -18],
    ["18÷−3²", -2],
    ["2^−1", 0.5],
    ["5−−3", 8],
    [".5+1.", 1.5],
    ["1.5E3+2E−3", 1500.002],
    ["2(3+4)", 14],
    ["(1+1)(2+2)", 8],
    ["2π", 2 * Math.PI],
    ["50%", 0.5],
    ["200×15%", 30],
    ["200÷50%", 400],
    ["200÷(25+25)%", 400],
    ["√9+√(16)", 7],
    ["2√(9)²", 18],
    ["sin(30)", 0.5],
    ["cos60", 0.5],
    ["tan(45)", 1],
    ["sin(180)", 0],
    ["sin⁻¹(0.5)", 30],
    ["acos(0)", 90],
    ["tan⁻¹(1)", 45],
    ["log(1000)", 3],
    ["ln(1)", 0],
    ["2 + 2", 4],
    ["Sqrt(4) pi", 2 * Math.PI],
  ])("%s is %d", (written, value) => {
    expect(valueOf(written)).toBeCloseTo(value, 12);
  });

  it("knows the last answer", () => {
    expect(valueOf("Ans×2", 21)).toBe(42);
    expect(valueOf("3Ans", 0.1)).toBeCloseTo(0.3, 12);
    expect(valueOf("2×Ans²", -3)).toBe(18);
  });

  it.each([
    ["1÷0", "division_by_zero"],
    ["0÷0", "division_by_zero"],
    ["√(4÷(2−2))", "division_by_zero"],
    ["(1+2", "bracket"],
    ["1+2)", "bracket"],
    ["1+", "incomplete"],
    ["×2", "incomplete"],
    ["()", "incomplete"],
    ["sin", "incomplete"],
    ["", "incomplete"],
    ["%", "incomplete"],
    ["√(−1)", "undefined"],
    ["log(0)", "undefined"],
    ["tan(90)", "undefined"],
    ["sin⁻¹(2)", "undefined"],
    ["(−8)^0.5", "undefined"],
    ["10^999", "too_large"],
    ["2$3", "unknown"],
    ["constructor(1)", "unknown"],
    ["1,5", "unknown"],
    ["1.2.3", "incomplete"],
  ])("%s has no value: %s", (written, problem) => {
    expect(evaluate(written, 0)).toEqual({ ok: false, problem });
  });
});

describe("what is typed", () => {
  it("is written in the signs of the calculator", () => {
    expect(tidyTyped("٣٫٥*٢/-۱", ".")).toBe("3.5×2÷−1");
    expect(tidyTyped("1,5", ",")).toBe("1.5");
    expect(tidyTyped("1,5", ".")).toBe("1,5");
  });
});

import { describe, expect, it } from "vitest";
import { outerOver, readHairline, setUnder, SPEED_INDEX, stepValue, turnOf, valueAt } from "./slide-rule.ts";
import { UNIT_MARKS } from "./scale-marks.ts";

const START = { disc: 0, hairline: 0 };
/** Digits of a value, 10 up to 100. */
const digits = (value: number) => valueAt(turnOf(value));

describe("a scale", () => {
  it("puts a value at the logarithm of its digits", () => {
    expect(turnOf(10)).toBe(0);
    expect(turnOf(100)).toBe(0);
    expect(turnOf(20)).toBeCloseTo(0.30103, 5);
    expect(turnOf(1.25)).toBeCloseTo(turnOf(125), 12);
  });

  it("reads every value back", () => {
    for (let value = 10; value < 100; value += 0.1) expect(valueAt(turnOf(value))).toBeCloseTo(value, 9);
  });

  it("is stepped along its grid, and begins again after its end", () => {
    expect(stepValue(12.5, 1)).toBe(12.6);
    expect(stepValue(12.5, -1)).toBe(12.4);
    expect(stepValue(12.54, 10)).toBe(13);
    expect(stepValue(12.54, -10)).toBe(12);
    expect(stepValue(12, 10)).toBe(13);
    expect(stepValue(99.9, 1)).toBe(10);
    expect(stepValue(10, -1)).toBe(99.9);
    let value = 10;
    for (let step = 0; step < 900; step += 1) value = stepValue(value, 1);
    expect(value).toBe(10);
  });
});

describe("the slide rule", () => {
  it.each([
    { knots: 120, minutes: 45, miles: 90 },
    { knots: 97, minutes: 13, miles: 21.02 },
    { knots: 143, minutes: 62, miles: 147.8 },
    { knots: 85, minutes: 150, miles: 212.5 },
    { knots: 460, minutes: 7, miles: 53.67 },
  ])("set to $knots kt has $miles NM over $minutes minutes", ({ knots, minutes, miles }) => {
    const rule = setUnder(START, SPEED_INDEX, knots);
    expect(outerOver(rule, SPEED_INDEX)).toBeCloseTo(digits(knots), 9);
    expect(Math.abs(outerOver(rule, minutes) / digits(miles) - 1)).toBeLessThan(0.005);
    const { outer, inner } = readHairline({ ...rule, hairline: turnOf(miles) });
    expect(outer).toBeCloseTo(digits(miles), 9);
    expect(Math.abs(inner / digits(minutes) - 1)).toBeLessThan(0.005);
  });

  it.each([
    ["NM", "km", 1.852],
    ["NM", "SM", 1.15078],
    ["US gal", "L", 3.78541],
    ["Imp gal", "L", 4.54609],
    ["kg", "lb", 2.20462],
    ["m", "ft", 3.28084],
  ] as const)("turns %s into %s by its arrows", (from, to, factor) => {
    // 50 under the one arrow: under the other stands what it comes to.
    const rule = setUnder(START, 50, UNIT_MARKS[from]);
    const { inner } = readHairline({ ...rule, hairline: turnOf(UNIT_MARKS[to]) });
    expect(Math.abs(inner / digits(50 * factor) - 1)).toBeLessThan(0.005);
  });
});

import { describe, expect, it } from "vitest";
import type { NumberKey } from "../questions/item.ts";
import { showAnswer } from "../questions/typed.ts";
import { type GeneratedItem, generate, seedOf } from "./generate.ts";
import { TEMPLATES } from "./index.ts";
import type { Template } from "./template.ts";

/** A tenth of the crosswinds of these seeds used to end on a half. */
const FIRST = 770_000;
const SEEDS = 300;
/** Part of a step, a little less than the generator keeps. */
const HALF_MARGIN = 0.0199;
/** Decimals that binary noise does not reach. */
const CLEAN = 9;

const keyOf = ({ options, key }: Pick<GeneratedItem, "options" | "key">) =>
  options.find(({ id }) => id === key[0])?.text ?? "";
const numberIn = (text: string) => Number.parseFloat(text.replace("−", "-"));

/** Thousand-millionths of a value as a whole number: 12.499999999999998 is 12500000000. */
function toWhole(value: number): bigint {
  return BigInt(value.toFixed(CLEAN).replace(".", ""));
}

/** Rounded half up on paper, without binary fractions: the value in steps of the last decimal. */
function stepsOnPaper(value: number, decimals: number): number {
  const unit = 10n ** BigInt(CLEAN - decimals);
  const size = (toWhole(Math.abs(value)) + unit / 2n) / unit;
  return value < 0 ? -Number(size) : Number(size);
}

/** Part of a step between a value and the next half. */
function distanceFromHalf(value: number, decimals: number): number {
  const unit = 10n ** BigInt(CLEAN - decimals);
  return Math.abs(Number(toWhole(Math.abs(value)) % unit) / Number(unit) - 0.5);
}

describe("an answer that lies on a half", () => {
  it.each([
    [25 * Math.sin(Math.PI / 6), 0, "13"],
    [-25 * Math.sin(Math.PI / 6), 0, "-13"],
    [2.3275, 3, "2.328"],
    [122.5, 0, "123"],
    [0.045, 2, "0.05"],
  ])("%d is rounded up with %d decimals, as on paper", (value, decimals, shown) => {
    expect(showAnswer(value, { decimals })).toBe(shown);
  });
});

/** The typed form of a question; undefined where the answer is a text. */
function findNumber(template: Template, number: number): NumberKey | undefined {
  try {
    return generate(template, seedOf(number), "typed_number").number;
  } catch {
    return undefined;
  }
}

const NUMERIC = TEMPLATES.filter((template) => findNumber(template, FIRST) !== undefined);

describe("every key of a number template", () => {
  it.each(NUMERIC.map((template) => [template.id, template] as const))(
    "%s: is rounded as on paper, and never from a half",
    (_id, template) => {
      const faults: string[] = [];
      for (let number = FIRST; number < FIRST + SEEDS; number += 1) {
        const { value = Number.NaN, decimals = 0 } = findNumber(template, number) ?? {};
        const item = generate(template, seedOf(number), "single");
        const steps = Math.round(numberIn(keyOf(item)) * 10 ** decimals);
        if (steps !== stepsOnPaper(value, decimals)) faults.push(`seed ${number}: ${item.stem}`);
        if (distanceFromHalf(value, decimals) < HALF_MARGIN) faults.push(`seed ${number}: half, ${value}`);
      }
      expect(faults).toEqual([]);
      expect(NUMERIC.length).toBeGreaterThan(45);
    },
  );
});

describe("options of a number template", () => {
  it.each(NUMERIC.map((template) => [template.id, template] as const))(
    "%s: are two steps apart where rounding comes in",
    (_id, template) => {
      const faults: string[] = [];
      for (let number = FIRST; number < FIRST + SEEDS; number += 1) {
        const { value = Number.NaN, decimals = 0 } = findNumber(template, number) ?? {};
        const isRounded = distanceFromHalf(value, decimals) < 0.5 - HALF_MARGIN;
        const { options, key } = generate(template, seedOf(number), "single");
        const right = numberIn(keyOf({ options, key }));
        const others = options.filter(({ id }) => id !== key[0]).map(({ text }) => numberIn(text));
        const least = Math.min(...others.map((one) => Math.abs(one - right))) * 10 ** decimals;
        if (isRounded && least < 1.5) faults.push(`seed ${number}: ${right} beside ${others.join(", ")}`);
      }
      expect(faults).toEqual([]);
    },
  );
});

import { describe, expect, it } from "vitest";
import type { NumberKey } from "../questions/item.ts";
import { isWithin } from "../questions/typed.ts";
import { type GeneratedItem, generate, seedOf } from "./generate.ts";
import type { Template } from "./template.ts";
import { climbGradient, climbRate } from "./templates-a/climb.ts";
import { glidePathRate } from "./templates-a/descent.ts";
import { rateOneBank } from "./templates-a/turns.ts";
import { localSpeedOfSound, machNumber, trueAirspeedFromMach } from "./templates-b/airspeed.ts";

const SEEDS = 2_000;

type TypedItem = GeneratedItem & { readonly number: NumberKey };

function eachItem(template: Template, check: (item: TypedItem) => void): void {
  for (let number = 0; number < SEEDS; number += 1) {
    const { number: key, ...item } = generate(template, seedOf(number), "typed_number");
    if (key === undefined) throw new Error(`${template.id} has no number`);
    check({ ...item, number: key });
  }
}

/** The figures that the pattern captures in a text. */
function read(text: string, pattern: RegExp): readonly number[] {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`${pattern} is not in "${text}"`);
  return found.slice(1).map((figures) => Number(figures.replace("−", "-")));
}

const groundSpeedIn = ({ explanation }: GeneratedItem) => read(explanation, /GS = .* = (\d+)\$ kt/)[0] ?? 0;

/** The tolerance printed in the stem is the one that counts. */
function expectPrinted({ stem, number }: TypedItem): void {
  expect(read(stem, /within ([\d.]+)/)).toEqual([number.tolerance]);
}

describe("who reckons by the rule that the explanation teaches is right", () => {
  it("bank at rate one: a tenth of the TAS and 7", () => {
    eachItem(rateOneBank, (item) => {
      const [tas = 0] = read(item.stem, /(\d+) kt/);
      expect(isWithin(item.number, tas / 10 + 7), item.stem).toBe(true);
    });
  });

  it("climb gradient: ft/min divided by knots, to one decimal", () => {
    eachItem(climbGradient, (item) => {
      const [rate = 0] = read(item.stem, /(\d+) ft\/min/);
      const gradient = Number((rate / groundSpeedIn(item)).toFixed(1));
      expect(isWithin(item.number, gradient), item.stem).toBe(true);
      expectPrinted(item);
    });
  });

  it("rate of climb: knots times percent", () => {
    eachItem(climbRate, (item) => {
      const [percent = 0] = read(item.stem, /([\d.]+) %/);
      const rate = Math.round(percent * groundSpeedIn(item));
      expect(isWithin(item.number, rate), item.stem).toBe(true);
      expectPrinted(item);
    });
  });

  it.each([localSpeedOfSound, machNumber, trueAirspeedFromMach])(
    "speed of sound: $id by 38.97 √T",
    (template) => {
      eachItem(template, ({ stem, number }) => {
        const [celsius = 0] = read(stem, /([−\d]+) °C/);
        const sound = 38.97 * Math.sqrt(celsius + 273.15);
        const tas = () => read(stem, /TAS(?: is)? (\d+) kt/)[0] ?? 0;
        const mach = () => read(stem, /(?:M|Mach )(0\.\d+)/)[0] ?? 0;
        const expected = {
          "mach-number": () => tas() / sound,
          "true-airspeed-from-mach": () => mach() * sound,
        };
        const value = expected[template.id as keyof typeof expected]?.() ?? sound;
        expect(number.value, stem).toBeCloseTo(value, 6);
      });
    },
  );
});

describe("a mistake is named only where it is one", () => {
  it("five times the ground speed is no mistake on a path of about 3°", () => {
    eachItem(glidePathRate, ({ stem, mistakes }) => {
      const [angle = 0] = read(stem, /([\d.]+)° glide path/);
      const hasRule = mistakes?.some(({ why }) => why.includes("3° path only"));
      expect(Math.abs(angle - 3) < 0.25 && hasRule, stem).toBe(false);
    });
  });

  it("nobody drops the sign of a temperature that has none", () => {
    const blamed = { "Drops the sign": new Set<number>(), "Subtracts the temperature": new Set<number>() };
    eachItem(localSpeedOfSound, ({ stem, mistakes = [] }) => {
      const [celsius = 0] = read(stem, /([−\d]+) °C/);
      for (const [words, signs] of Object.entries(blamed)) {
        if (mistakes.some(({ why }) => why.startsWith(words))) signs.add(Math.sign(celsius));
      }
    });
    expect(blamed).toEqual({ "Drops the sign": new Set([-1]), "Subtracts the temperature": new Set([1]) });
  });
});

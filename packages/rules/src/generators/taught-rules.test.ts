import { describe, expect, it } from "vitest";
import type { NumberKey } from "../questions/item.ts";
import { isWithin } from "../questions/typed.ts";
import { type GeneratedItem, generate, seedOf } from "./generate.ts";
import type { Template } from "./template.ts";
import { climbGradient, climbRate } from "./performance/climb.ts";
import { glidePathRate } from "./performance/descent.ts";
import { gradientInFeetPerMile } from "./performance/gradient-units.ts";
import { landingDistanceRequired } from "./performance/landing-factors.ts";
import { rateOneBank } from "./performance/turns.ts";
import { metarPressureAltitude } from "./metar/number-question.ts";
import { localSpeedOfSound, machNumber, trueAirspeedFromMach } from "./navigation/airspeed.ts";
import { altimeterWrongSetting, altitudeOfFlightLevel } from "./atmosphere/altimetry.ts";
import { densityAltitude, pressureAltitudeOfAerodrome } from "./atmosphere/density-altitude.ts";
import { compassHeading } from "./navigation/heading-chain.ts";
import { trueAltitudeOfReading } from "./atmosphere/true-altitude.ts";
import { departureOnParallel } from "./navigation/departure.ts";
import { hydroplaningSpeed } from "./performance/hydroplaning.ts";
import { equalTimeTwoWinds } from "./planning/equal-time-two-winds.ts";

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

  it("gradient in ft/NM: sixty for each percent", () => {
    eachItem(gradientInFeetPerMile, (item) => {
      const [percent = 0] = read(item.stem, /([\d.]+) %/);
      expect(isWithin(item.number, 60 * percent), item.stem).toBe(true);
      expectPrinted(item);
    });
  });

  it("landing distance: times 1.43 as well as divided by 0.7", () => {
    eachItem(landingDistanceRequired, (item) => {
      expect(isWithin(item.number, item.number.value * 0.7 * 1.43), item.stem).toBe(true);
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

/** Sign of a figure of the question, and the words of its mistakes that hold for one sign only. */
type Sided = readonly [Template, (stem: string) => number, positive: string, negative: string];

const deviationIn = (stem: string) => {
  const [feet = 0] = read(stem, /altitude (\d+) ft/);
  const [celsius = 0] = read(stem, /temperature ([−\d]+) °C/);
  return celsius - (15 - feet / 500);
};
const belowStandard = (stem: string) => 1013 - (read(stem, /(?:QNH (?:is |of )?|Q)(\d+)/)[0] ?? 0);
const SIDED: readonly Sided[] = [
  [densityAltitude, deviationIn, "warm air", "cold air"],
  [pressureAltitudeOfAerodrome, belowStandard, "below standard", "above standard"],
  [metarPressureAltitude, belowStandard, "below standard", "above standard"],
  [altitudeOfFlightLevel, belowStandard, "lower than the level", "higher than the level"],
  [
    altimeterWrongSetting,
    (stem) => {
      const [set = 0] = read(stem, /(?:set to|QNH of|subscale) (\d+)/);
      const [actual = 0] = read(stem, /(?:where the QNH is|QNH here is|, QNH) (\d+)/);
      return set - actual;
    },
    "from high to low",
    "from low to high",
  ],
  [
    localSpeedOfSound,
    (stem) => read(stem, /([−\d]+) °C/)[0] ?? 0,
    "Puts the temperature in °C under the root",
    "root of a negative number",
  ],
  [
    trueAltitudeOfReading,
    (stem) => {
      const [indicated = 0] = read(stem, /altitude (\d+) ft/);
      const [celsius = 0] = read(stem, /air temperature ([−\d]+) °C/);
      return celsius - (15 - indicated / 500);
    },
    "lower in warm air",
    "higher in cold air",
  ],
  [
    equalTimeTwoWinds,
    (stem) => (/headwind of \d+ kt on the way to/.test(stem) ? 1 : -1),
    "Adds the headwind on the way out",
    "Subtracts the tailwind on the way out",
  ],
  [
    hydroplaningSpeed,
    (stem) => (stem.includes("a rolling tyre") ? 1 : -1),
    "factor of a tyre that is not turning",
    "factor of a tyre that rolls",
  ],
  [
    departureOnParallel,
    (stem) => (/°E.*°W|°W.*°E/.test(stem) ? -1 : 1),
    "same side of Greenwich",
    "both sides of Greenwich",
  ],
  [
    compassHeading,
    (stem) => (/(?:find the|is the|Which) compass heading/.test(stem) ? 1 : -1),
    "Stops at the magnetic heading",
    "Takes the compass heading for the magnetic",
  ],
];

describe("a mistake is named only where it is one", () => {
  it.each(SIDED.map((sided) => [sided[0].id, sided] as const))("%s: the sentence fits", (_id, sided) => {
    const [template, sideOf, positive, negative] = sided;
    const told = new Map<string, Set<number>>();
    eachItem(template, ({ stem, mistakes = [] }) => {
      for (const words of [positive, negative]) {
        if (!mistakes.some(({ why }) => why.includes(words))) continue;
        told.set(words, (told.get(words) ?? new Set()).add(Math.sign(sideOf(stem))));
      }
    });
    expect(told.get(positive)).toEqual(new Set([1]));
    expect(told.get(negative) ?? new Set([-1])).toEqual(new Set([-1]));
  });

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

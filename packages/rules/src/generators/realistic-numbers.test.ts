import { describe, expect, it } from "vitest";
import { type GeneratedItem, generate, seedOf } from "./generate.ts";
import { metarPressureAltitude, metarSpread } from "./metar/number-question.ts";
import { tafHours } from "./metar/taf-question.ts";
import type { Template } from "./template.ts";
import { glidePathRate } from "./performance/descent.ts";
import { fuelToLoad } from "./planning/fuel.ts";
import { trackErrorAngle } from "./navigation/one-in-sixty.ts";
import { crosswindComponent } from "./performance/runway-wind.ts";
import { rateOneBank } from "./performance/turns.ts";
import { densityAltitude, pressureAltitudeOfAerodrome } from "./atmosphere/density-altitude.ts";
import { isaDeviation } from "./atmosphere/isa-deviation.ts";

const SEEDS = 1_000;

function listItems(template: Template): readonly GeneratedItem[] {
  return Array.from({ length: SEEDS }, (_, number) => generate(template, seedOf(number), "single"));
}

const numberIn = (text: string) => Number.parseFloat(text.replace("−", "-"));
const numbersOf = ({ options }: GeneratedItem) => options.map(({ text }) => numberIn(text));
const keyOf = ({ options, key }: GeneratedItem) =>
  numberIn(options.find(({ id }) => id === key[0])?.text ?? "");
const figureIn = (stem: string, pattern: RegExp) => Number(pattern.exec(stem)?.[1] ?? Number.NaN);

describe("approaches", () => {
  const items = listItems(glidePathRate);
  const angleOf = ({ stem }: GeneratedItem) => figureIn(stem, /([\d.]+)° glide path/);

  it("are mostly flown on 3°, nearly all between 2.5° and 3.5°, and called steep from 4.5° on", () => {
    const share = (isWanted: (angle: number) => boolean) =>
      items.filter((item) => isWanted(angleOf(item))).length / SEEDS;
    expect(share((angle) => angle === 3)).toBeGreaterThan(0.4);
    expect(share((angle) => angle >= 2.5 && angle <= 3.5)).toBeGreaterThan(0.85);
    for (const item of items) expect(item.stem.includes("steep")).toBe(angleOf(item) >= 4.5);
  });

  it("have no tailwind of more than 10 kt", () => {
    const tailwinds = items.map(({ stem }) => figureIn(stem, /tailwind (\d+) kt/)).filter((kt) => kt > 0);
    expect(Math.max(...tailwinds)).toBe(10);
  });
});

describe("winds on a runway", () => {
  it("are such that a light aeroplane lands in", () => {
    const keys = listItems(crosswindComponent).map(keyOf);
    expect(Math.max(...keys)).toBeLessThanOrEqual(25);
    expect(keys.filter((kt) => kt <= 17).length).toBeGreaterThan(SEEDS / 2);
  });
});

describe("fuel", () => {
  it("names whose contingency and reserve it takes", () => {
    for (const { stem } of listItems(fuelToLoad)) expect(stem).toContain("as stated by the operator");
  });
});

describe("wrong numbers are ones that somebody would take for possible", () => {
  it.each<[string, Template, (given: number, item: GeneratedItem) => boolean]>([
    ["no track error of 0°", trackErrorAngle, (degrees) => degrees < 1],
    ["no bank below 10°", rateOneBank, (degrees) => degrees < 10],
    ["no ISA deviation above 40 °C", isaDeviation, (celsius) => Math.abs(celsius) > 40],
    ["no dew point 10 °C above the temperature", metarSpread, (celsius) => celsius < -9],
    ["no validity of 0 h or of days", tafHours, (hours) => hours < 1 || hours > 60],
  ])("%s", (_what, template, isAbsurd) => {
    const absurd = listItems(template).filter((item) =>
      numbersOf(item).some((number) => isAbsurd(number, item)),
    );
    expect(absurd.map(({ stem }) => stem)).toEqual([]);
  });

  it.each([densityAltitude, pressureAltitudeOfAerodrome, metarPressureAltitude])(
    "a correction downwards is no altitude: $id",
    (template) => {
      const alone = listItems(template)
        .filter((item) => keyOf(item) >= 0)
        .flatMap(({ options }) => options.filter(({ why }) => why.includes("correction alone")));
      expect(alone.filter(({ text }) => numberIn(text) < 0)).toEqual([]);
      expect(alone.length).toBeGreaterThan(0);
    },
  );
});

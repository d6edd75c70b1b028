import type { Random } from "../../random.ts";
import { standardTemperature } from "../atmosphere/atmosphere.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number) => showNumber(value, { decimals: 0 });

/** The wind of a place at two levels: higher up it has veered or backed a little, and blows harder. */
function drawWinds(random: Random) {
  const below = {
    direction: drawNumber(random, { from: 220, to: 310, step: 10 }),
    speed: drawNumber(random, { from: 15, to: 40, step: 5 }),
  };
  const above = {
    direction: below.direction + drawNumber(random, { from: -20, to: 30, step: 10 }),
    speed: below.speed + drawNumber(random, { from: 5, to: 40, step: 5 }),
  };
  return { below, above };
}

/** Two levels with temperatures near the standard atmosphere at two places, the second of which is read by mistake. */
function drawTable(random: Random) {
  const gap = pick(random, [4, 5, 6, 7] as const);
  const low = drawNumber(random, { from: 50, to: 180, step: 10 });
  const high = low + gap * 10 * 2;
  const warm = Math.round(standardTemperature(low * 100)) + drawNumber(random, { from: -6, to: 6, step: 1 });
  // From 1.5 to 2 °C for each 1000 ft, and even, so that half of it is a whole number.
  const lapse = drawNumber(random, { from: 2 * Math.ceil(gap * 1.5), to: gap * 4, step: 2 });
  const other = {
    warm: warm + pick(random, [-3, 3, 4, 5] as const),
    lapse: lapse + pick(random, [-2, 2] as const),
  };
  return { gap, low, high, warm, lapse, other, here: drawWinds(random), there: drawWinds(random) };
}

function drawUpperWind(random: Random): NumberProblem {
  const places = ["5000N", "4800N"];
  const { gap, low, high, warm, lapse, other, here, there } = drawTable(random);
  const level = (number: number) => `FL${String(number).padStart(3, "0")}`;
  const middle = low + gap * 10;
  const value = warm - lapse / 2;
  return {
    shape: "number",
    stem: pick(random, [
      `Which temperature is forecast for ${level(middle)} at ${places[0] ?? ""}, in °C? Interpolate.`,
      `What temperature in °C does the table lead you to expect at ${places[0] ?? ""} at ${level(middle)}?`,
    ]),
    figure: {
      kind: "upper-wind-table",
      places,
      rows: [
        {
          level: level(high),
          winds: [
            { ...here.above, temperature: warm - lapse },
            { ...there.above, temperature: other.warm - other.lapse },
          ],
        },
        {
          level: level(low),
          winds: [
            { ...here.below, temperature: warm },
            { ...there.below, temperature: other.warm },
          ],
        },
      ],
    },
    unit: "°C",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      { id: "lower-level", why: "Takes the temperature of the level below.", value: warm },
      { id: "upper-level", why: "Takes the temperature of the level above.", value: warm - lapse },
      { id: "other-place", why: "Reads the column of the other place.", value: other.warm - other.lapse / 2 },
      {
        id: "whole-difference-down",
        why: "Goes on from the upper level by half of the difference.",
        value: warm - lapse * 1.5,
      },
      {
        id: "sign-lost",
        why: "Adds half of the difference instead of taking it off.",
        value: warm + lapse / 2,
      },
    ],
    explanation: `${level(middle)} lies half-way between ${level(low)} (${dec(warm)} °C) and ${level(high)} (${dec(warm - lapse)} °C): half of the difference of ${lapse} °C below the lower level, ${dec(value)} °C.`,
  };
}

export const upperWindTemperature: Template = {
  id: "upper-wind-temperature",
  version: 2,
  title: "Temperature between two forecast levels",
  code: "050",
  lo: "050.10",
  difficulty: 2,
  reference:
    "ICAO Annex 3, Appendix 2 (upper-air gridded forecasts); FAA-H-8083-28A, Chapter 27 (Forecasts), Wind and Temperature Aloft Forecast",
  draw: drawUpperWind,
};

import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number) => showNumber(value, { decimals: 0 });

function drawUpperWind(random: Random): NumberProblem {
  const places = ["5000N", "4800N"];
  const gap = pick(random, [4, 5, 6, 7] as const);
  const low = drawNumber(random, { from: 50, to: 180, step: 10 });
  const high = low + gap * 10 * 2;
  const warm = drawNumber(random, { from: -10, to: 4, step: 1 });
  const lapse = drawNumber(random, { from: gap * 2, to: gap * 4 + 4, step: 2 });
  const other = {
    warm: warm + pick(random, [-3, 3, 4, 5] as const),
    lapse: lapse + pick(random, [-2, 2, 4] as const),
  };
  const cell = (temperature: number) => ({
    direction: drawNumber(random, { from: 200, to: 330, step: 10 }),
    speed: drawNumber(random, { from: 15, to: 80, step: 5 }),
    temperature,
  });
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
        { level: level(high), winds: [cell(warm - lapse), cell(other.warm - other.lapse)] },
        { level: level(low), winds: [cell(warm), cell(other.warm)] },
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
  version: 1,
  title: "Temperature between two forecast levels",
  code: "050",
  lo: "050.10",
  difficulty: 2,
  reference: "FAA-H-8083-28A, Chapter 27 (Forecasts), Wind and Temperature Aloft Forecast",
  draw: drawUpperWind,
};

import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";
import { CONVERSIONS } from "./conversions.ts";

const ACCEPTED_RATIO = 0.01;

function drawConversion(random: Random): NumberProblem {
  const { what, from, to, factor, range, wrong } = pick(random, CONVERSIONS);
  const given = drawNumber(random, { from: range[0], to: range[1], step: 1 });
  const value = given * factor;
  const shown = `$${given} \\times ${showNumber(factor, { decimals: 4 })} = ${showNumber(value, { decimals: 1 })}$ ${to}`;
  return {
    shape: "number",
    stem: pick(random, [
      `${what} ${given} ${from}. How much is that in ${to}? An answer within 1 % counts.`,
      `${what} ${given} ${from}. Convert it to ${to}, within 1 %.`,
      `${what} ${given} ${from}. What is that in ${to}, within 1 %?`,
    ]),
    unit: to,
    decimals: 0,
    value,
    tolerance: Math.max(0.5, value * ACCEPTED_RATIO),
    mistakes: wrong.map(([id, why, times]) => ({ id, why, value: given * times })),
    explanation: `1 ${from} is ${showNumber(factor, { decimals: 4 })} ${to}. ${shown}.`,
  };
}

export const unitConversion: Template = {
  id: "unit-conversion",
  version: 3,
  title: "Conversion of units",
  code: "061",
  lo: "061.01.04",
  difficulty: 1,
  reference: "ICAO Annex 5, table of conversion factors",
  draw: drawConversion,
};

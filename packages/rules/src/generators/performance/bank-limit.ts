import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { RADIANS_PER_DEGREE } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const STEEPEST_DEGREES = 89;
const dec = (value: number, decimals = 2) => showNumber(value, { decimals });
const degrees = (radians: number) => radians / RADIANS_PER_DEGREE;

/** Bank in degrees at which a level, coordinated turn has a load factor. Source: n = 1/cos φ. */
export function bankOfLoadFactor(factor: number): number {
  return degrees(Math.acos(1 / factor));
}

function drawBankLimit(random: Random): NumberProblem {
  const factor = drawNumber(random, { from: 1.15, to: 2.5, step: 0.05 });
  const value = bankOfLoadFactor(factor);
  return {
    shape: "number",
    stem: pick(random, [
      `The load factor in a level turn shall not exceed ${dec(factor)}. What is the largest angle of bank, to the nearest degree?`,
      `At which bank does a level, coordinated turn have a load factor of ${dec(factor)}, to the nearest degree?`,
      `Passengers are promised no more than ${dec(factor)} g in level turns. Find the greatest bank, to the nearest degree.`,
    ]),
    unit: "°",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      {
        id: "sine-for-cosine",
        why: "Takes the angle whose sine is 1/n.",
        value: degrees(Math.asin(1 / factor)),
      },
      {
        id: "root-of-the-factor",
        why: "Works with the square root of the load factor, which is the factor of the stall speed.",
        value: bankOfLoadFactor(Math.sqrt(factor)),
      },
      { id: "factor-squared", why: "Squares the load factor.", value: bankOfLoadFactor(factor ** 2) },
      {
        id: "tangent",
        why: "Takes the angle whose tangent is the load factor.",
        value: degrees(Math.atan(factor)),
      },
      {
        id: "tangent-of-the-rest",
        why: "Takes the angle whose tangent is what the load factor exceeds 1 by.",
        value: degrees(Math.atan(factor - 1)),
      },
      {
        id: "even-growth",
        why: "Lets the load factor grow evenly, by 1 for each 90° of bank.",
        value: (factor - 1) * 90,
      },
      {
        id: "even-to-sixty",
        why: "Lets the load factor grow evenly up to 2 at 60°.",
        value: (factor - 1) * 60,
      },
    ].filter((mistake) => mistake.value < STEEPEST_DEGREES),
    explanation: String.raw`$\cos\varphi = 1 / n = 1 / ${dec(factor)} = ${dec(1 / factor, 4)}$, so the bank is ${dec(value, 1)}°.`,
  };
}

export const bankForLoadFactor: Template = {
  id: "bank-for-load-factor",
  version: 1,
  title: "Bank of a load factor",
  code: "081",
  lo: "081.08",
  difficulty: 2,
  reference:
    "A. C. Kermode, Mechanics of Flight, Manoeuvres, loads during a turn; FAA-H-8083-25C, ch. 5, Load Factors, Load Factors in Steep Turns; n = 1 / cos bank",
  draw: drawBankLimit,
};

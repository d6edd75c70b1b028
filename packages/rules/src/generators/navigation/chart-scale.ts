import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { KM_PER_NM } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const CM_PER_KM = 100_000;
const KM_PER_STATUTE_MILE = 1.609_344;
const ACCEPTED_RATIO = 0.01;

/** Denominators of the charts that pilots fly with, and how they are printed. */
const SCALES = [
  [250_000, "1:250 000"],
  [500_000, "1:500 000"],
  [1_000_000, "1:1 000 000"],
] as const;

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawChartDistance(random: Random): NumberProblem {
  const [denominator, scale] = pick<(typeof SCALES)[number]>(random, SCALES);
  const cm = drawNumber(random, { from: 5, to: 38, step: 0.1 });
  const km = (cm * denominator) / CM_PER_KM;
  const value = km / KM_PER_NM;
  return {
    shape: "number",
    stem: pick(random, [
      `A leg measures ${dec(cm)} cm on a chart of scale ${scale}. How long is it in NM? An answer within 1 % counts.`,
      `Find the length of a leg in NM, within 1 %: it is ${dec(cm)} cm long on a ${scale} chart.`,
      `On a chart of ${scale} two towns are ${dec(cm)} cm apart. What is their distance in NM, within 1 %?`,
    ]),
    unit: "NM",
    decimals: 1,
    value,
    tolerance: Math.max(0.1, value * ACCEPTED_RATIO),
    mistakes: [
      { id: "kilometres", why: "Gives the distance in km.", value: km },
      {
        id: "statute-mile",
        why: "Takes the statute mile for the nautical mile.",
        value: km / KM_PER_STATUTE_MILE,
      },
      { id: "scale-doubled", why: "Works with a scale that is twice as small.", value: value * 2 },
      { id: "scale-halved", why: "Works with a scale that is twice as large.", value: value / 2 },
      { id: "divided-twice", why: "Divides by 1.852 twice.", value: value / KM_PER_NM },
      { id: "tenth-forgotten", why: "Halves the kilometres and forgets to add ten percent.", value: km / 2 },
      {
        id: "tenth-wrong-way",
        why: "Halves the kilometres and takes ten percent off instead of adding them.",
        value: km * 0.45,
      },
      { id: "inches", why: "Takes the centimetres for inches.", value: value * 2.54 },
    ],
    explanation: String.raw`On the ground: $${dec(cm)} \times ${denominator} = ${dec(cm * denominator, 0)}$ cm, which is ${dec(km, 2)} km. In NM: $${dec(km, 2)} / 1.852 = ${dec(value)}$ NM.`,
  };
}

export const chartScaleDistance: Template = {
  id: "chart-scale-distance",
  version: 1,
  title: "Distance from the scale of a chart",
  code: "061",
  lo: "061.04",
  difficulty: 1,
  reference: "ICAO Annex 5, ch. 3 (nautical mile); scale = chart distance / earth distance",
  draw: drawChartDistance,
};

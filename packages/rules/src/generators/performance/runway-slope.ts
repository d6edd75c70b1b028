import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { slopePercent } from "../flight/vertical.ts";
import { METRES_PER_FOOT, RADIANS_PER_DEGREE } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 2) => showNumber(value, { decimals });

function drawSlope(random: Random): NumberProblem {
  const length = drawNumber(random, { from: 600, to: 2_200, step: 10 });
  const feet = Math.round(
    (length * drawNumber(random, { from: 0.7, to: 2, step: 0.05 })) / 100 / METRES_PER_FOOT,
  );
  const low = drawNumber(random, { from: 40, to: 2_400, step: 1 });
  const runway = drawNumber(random, { from: 1, to: 18, step: 1 });
  const [near, far] = [runway, runway + 18].map((number) => String(number).padStart(2, "0"));
  const metres = feet * METRES_PER_FOOT;
  const slope = slopePercent(metres, length);
  const given = `Runway ${near}/${far} is ${length} m long; the elevation is ${low} ft at threshold ${near} and ${low + feet} ft at threshold ${far}`;
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. What is the mean slope of runway ${near}, in percent, to one decimal?`,
      `${given}. What is the average upslope in percent for a take-off on runway ${near}, to one decimal?`,
      `Find the mean slope in percent, to one decimal. ${given}.`,
    ]),
    unit: "%",
    decimals: 1,
    value: slope,
    tolerance: 0.1,
    mistakes: [
      {
        id: "feet-over-metres",
        why: "Divides feet by metres.",
        value: slopePercent(feet, length),
      },
      {
        id: "converted-wrong-way",
        why: "Multiplies the feet by 3.28 instead of dividing.",
        value: slopePercent(feet / METRES_PER_FOOT, length),
      },
      {
        id: "degrees-for-percent",
        why: "Gives the angle of the slope in degrees.",
        value: Math.atan(slope / 100) / RADIANS_PER_DEGREE,
      },
      { id: "per-mille", why: "Multiplies by 1000 instead of 100.", value: slope * 10 },
      {
        id: "both-converted",
        why: "Turns the difference into metres but the length into feet.",
        value: slope * METRES_PER_FOOT,
      },
      {
        id: "half-slope",
        why: "Divides the slope by 2 as if it were the mean of both directions.",
        value: slope / 2,
      },
      {
        id: "from-the-middle",
        why: "Divides by half the length of the runway.",
        value: slope * 2,
      },
    ],
    explanation: String.raw`Difference: $${low + feet} - ${low} = ${feet}$ ft, which is $${feet} \times 0.3048 = ${dec(metres, 1)}$ m. Slope: $\frac{${dec(metres, 1)}}{${length}} \times 100 = ${dec(slope)}$ %.`,
  };
}

export const runwaySlope: Template = {
  id: "runway-slope",
  version: 3,
  title: "Slope of a runway",
  code: "032",
  lo: "032.01",
  difficulty: 2,
  reference: "ICAO Annex 14: slope = difference of elevation / length; 1 ft = 0.3048 m",
  draw: drawSlope,
};

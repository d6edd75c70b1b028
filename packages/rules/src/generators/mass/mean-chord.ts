import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

const LEAST_PERCENT = 10;
const MOST_PERCENT = 38;
const dec = (value: number, decimals = 2) => showNumber(value, { decimals });

/** Arms in m from the datum, and the length of the mean aerodynamic chord. */
type Wing = { readonly leading: number; readonly chord: number; readonly centre: number };

/** Centre of gravity in percent of the mean aerodynamic chord. */
export function percentOfChord({ leading, chord, centre }: Wing): number {
  return ((centre - leading) / chord) * 100;
}

function drawWing(random: Random): Wing {
  return {
    leading: drawNumber(random, { from: 13.5, to: 17, step: 0.01 }),
    chord: drawNumber(random, { from: 3.2, to: 4.6, step: 0.01 }),
    centre: drawNumber(random, { from: 14, to: 18.5, step: 0.01 }),
  };
}

function drawPercent(random: Random): NumberProblem {
  const wing = drawWhere(random, drawWing, (one) => {
    const percent = percentOfChord(one);
    return percent >= LEAST_PERCENT && percent <= MOST_PERCENT;
  });
  const { leading, chord, centre } = wing;
  const behind = centre - leading;
  const value = percentOfChord(wing);
  const given = `leading edge of the mean aerodynamic chord (MAC) at ${dec(leading)} m, length of the MAC ${dec(chord)} m, centre of gravity at ${dec(centre)} m; both arms are behind the datum`;
  return {
    shape: "number",
    stem: pick(random, [
      `Where is the centre of gravity in percent of the MAC, to one decimal? Given: ${given}.`,
      `Express the centre of gravity in % MAC, to one decimal: ${given}.`,
      `Given ${given}. Which centre of gravity in % MAC does the trim sheet show, to one decimal?`,
    ]),
    unit: "%",
    decimals: 1,
    value,
    tolerance: 0.2,
    mistakes: [
      { id: "from-trailing-edge", why: "Measures from the trailing edge of the chord.", value: 100 - value },
      {
        id: "distance-as-percent",
        why: "Takes the centimetres behind the leading edge for percent.",
        value: behind * 100,
      },
      {
        id: "divided-by-both",
        why: "Divides by the chord and the distance together.",
        value: (behind / (chord + behind)) * 100,
      },
      {
        id: "divided-by-rest",
        why: "Divides by the rest of the chord behind the centre of gravity.",
        value: (behind / (chord - behind)) * 100,
      },
      {
        id: "divided-by-arm",
        why: "Divides by the arm of the leading edge instead of the chord.",
        value: (behind / leading) * 100,
      },
      { id: "half-chord", why: "Divides by half of the chord.", value: value * 2 },
      {
        id: "chord-doubled",
        why: "Divides by twice the chord.",
        value: value / 2,
      },
    ].filter((mistake) => mistake.value < 100),
    explanation: String.raw`The centre of gravity lies $${dec(centre)} - ${dec(leading)} = ${dec(behind)}$ m behind the leading edge. $${dec(behind)} / ${dec(chord)} \times 100 = ${dec(value, 1)}$ % MAC.`,
  };
}

export const centreInPercentOfChord: Template = {
  id: "centre-of-gravity-in-percent-mac",
  version: 1,
  title: "Centre of gravity in percent of the mean aerodynamic chord",
  code: "031",
  lo: "031.05",
  difficulty: 2,
  reference:
    "UK CAA CAP 696, Section 4, Aircraft Data Constants (LEMAC and MAC); FAA-H-8083-1B, ch. 9, Weight and Balance Control, Commuter Category and Large Aircraft (percent MAC)",
  draw: drawPercent,
};

import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { KM_PER_NM } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

/** NM for the root of a height in ft: with refraction, without it, and km for the root of metres. */
const RADIO = 1.23;
const OPTICAL = 1.06;
const METRIC = 4.12;
const ACCEPTED_RATIO = 0.02;

const dec = (value: number, decimals = 0) => showNumber(value, { decimals });

/** NM at which VHF is received between two heights in ft. Source: ICAO Annex 10, Vol. V, Attachment A. */
export function vhfRange(feet: number, stationFeet: number, factor = RADIO): number {
  return factor * (Math.sqrt(feet) + Math.sqrt(stationFeet));
}

function drawVhfRange(random: Random): NumberProblem {
  const feet = drawNumber(random, { from: 2_000, to: 12_000, step: 500 });
  const station = drawNumber(random, { from: 100, to: 900, step: 20 });
  const value = vhfRange(feet, station);
  const given = `aircraft at ${feet} ft, aerial of the station at ${station} ft, flat terrain at sea level`;
  return {
    shape: "number",
    stem: pick(random, [
      `What is the greatest range in NM (within 2 %) at which VHF can be expected? Given: ${given}.`,
      `Find the theoretical VHF range in NM, within 2 %: ${given}.`,
      `Up to which distance in NM, within 2 %, does VHF reach by line of sight? Given: ${given}.`,
    ]),
    unit: "NM",
    decimals: 0,
    value,
    tolerance: value * ACCEPTED_RATIO,
    mistakes: [
      {
        id: "station-forgotten",
        why: "Leaves out the height of the aerial of the station.",
        value: vhfRange(feet, 0),
      },
      {
        id: "root-of-the-sum",
        why: "Takes the root of the sum of the heights, not the sum of the roots.",
        value: vhfRange(feet + station, 0),
      },
      {
        id: "roots-subtracted",
        why: "Subtracts the roots of the two heights.",
        value: 2 * vhfRange(feet, 0) - value,
      },
      {
        id: "optical-horizon",
        why: "Takes the factor of the optical horizon, without refraction.",
        value: vhfRange(feet, station, OPTICAL),
      },
      {
        id: "factor-for-metres",
        why: "Takes the factor for metres and km with heights in ft.",
        value: vhfRange(feet, station, METRIC),
      },
      { id: "kilometres", why: "Gives the range in km.", value: value * KM_PER_NM },
      {
        id: "factor-squared",
        why: "Squares the factor 1.23.",
        value: vhfRange(feet, station, RADIO ** 2),
      },
    ],
    explanation: String.raw`$1.23 \times (\sqrt{${feet}} + \sqrt{${station}}) = 1.23 \times (${dec(Math.sqrt(feet), 1)} + ${dec(Math.sqrt(station), 1)}) = ${dec(value)}$ NM.`,
  };
}

export const vhfLineOfSight: Template = {
  id: "vhf-range",
  version: 1,
  title: "Range of VHF by line of sight",
  code: "062",
  lo: "062.01",
  difficulty: 2,
  reference:
    "ICAO Annex 10, Vol. V, Attachment A (radio line of sight); range in NM = 1.23 × (√h1 + √h2), heights in ft",
  draw: drawVhfRange,
};

import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { KM_PER_NM } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";
import { LIGHT_KM_PER_SECOND, LIGHT_MILES_PER_SECOND } from "./waves.ts";

const ACCEPTED_RATIO = 0.01;
const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Greatest range in km from which an echo is back before the next pulse. Source: 2 × range = c / PRF. */
export function radarRangeKm(pulsesPerSecond: number): number {
  return LIGHT_KM_PER_SECOND / (2 * pulsesPerSecond);
}

function drawRadarRange(random: Random): NumberProblem {
  const pulses = drawNumber(random, { from: 250, to: 1_600, step: 10 });
  const km = radarRangeKm(pulses);
  const value = km / KM_PER_NM;
  return {
    shape: "number",
    stem: pick(random, [
      `A radar sends ${pulses} pulses per second. What is its greatest unambiguous range in NM, within 1 %?`,
      `Find the greatest theoretical range in NM, within 1 %, of a primary radar with a pulse repetition frequency of ${pulses} pulses per second.`,
      `Up to which range in NM, within 1 %, can a radar with ${pulses} pulses per second show an echo without ambiguity?`,
    ]),
    unit: "NM",
    decimals: 0,
    value,
    tolerance: Math.max(0.5, value * ACCEPTED_RATIO),
    mistakes: [
      { id: "way-back-forgotten", why: "Forgets that the pulse travels there and back.", value: 2 * value },
      { id: "kilometres", why: "Gives the range in km.", value: km },
      { id: "halved-twice", why: "Halves the way twice.", value: value / 2 },
      {
        id: "statute-miles",
        why: "Works with 186000 statute miles a second.",
        value: LIGHT_MILES_PER_SECOND / (2 * pulses),
      },
      { id: "divided-twice", why: "Divides by 1.852 twice.", value: value / KM_PER_NM },
      {
        id: "half-in-kilometres",
        why: "Halves the way twice and gives the range in km.",
        value: km / 2,
      },
    ],
    explanation: String.raw`The pulse has to be back before the next one: $2R = c / PRF$. $R = \frac{300000}{2 \times ${pulses}} = ${dec(km)}$ km, which is ${dec(value)} NM.`,
  };
}

export const radarRange: Template = {
  id: "radar-range",
  version: 1,
  title: "Radar range from the pulse repetition frequency",
  code: "062",
  lo: "062.03",
  difficulty: 3,
  reference:
    "S. Kingsley and S. Quegan, Understanding Radar Systems, maximum unambiguous range; NEETS module 18, NAVEDTRA 14190, ch. 1, Maximum Range",
  draw: drawRadarRange,
};

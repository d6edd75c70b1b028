import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { FEET_PER_NM, KM_PER_NM, METRES_PER_FOOT } from "../flight/units.ts";
import { gradientOfAngle } from "../flight/vertical.ts";
import type { NumberProblem, Template } from "../template.ts";

const FEET_PER_STATUTE_MILE = 5_280;
const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawFeetPerMile(random: Random): NumberProblem {
  const percent = drawNumber(random, { from: 3.4, to: 8, step: 0.1 });
  const feet = (one: number, mile = FEET_PER_NM) => (one / 100) * mile;
  const value = feet(percent);
  return {
    shape: "number",
    stem: pick(random, [
      `A standard instrument departure asks for a climb gradient of ${dec(percent)} %. How many ft/NM is that, within 10 ft/NM?`,
      `Turn a procedure design gradient of ${dec(percent)} % into ft/NM, within 10 ft/NM.`,
      `Which climb in ft/NM, within 10 ft/NM, is a gradient of ${dec(percent)} %?`,
    ]),
    unit: "ft/NM",
    decimals: 0,
    value,
    // The rule for the head, 60 ft/NM for each percent, is off by 6 at most.
    tolerance: 10,
    mistakes: [
      {
        id: "percent-as-degrees",
        why: "Takes the percent for degrees.",
        value: feet(gradientOfAngle(percent)),
      },
      {
        id: "hundred-feet-a-percent",
        why: "Takes 100 ft/NM for each percent, the rule of thumb for a degree.",
        value: percent * 100,
      },
      {
        id: "statute-mile",
        why: "Takes the statute mile for the NM.",
        value: feet(percent, FEET_PER_STATUTE_MILE),
      },
      { id: "kilometre", why: "Gives the feet for each kilometre.", value: value / KM_PER_NM },
      { id: "metres", why: "Gives the metres for each NM.", value: value * METRES_PER_FOOT },
      {
        id: "nm-conversion-twice",
        why: "Multiplies by 1.852 although the feet of a NM are used already.",
        value: value * KM_PER_NM,
      },
      {
        id: "eighty-feet-a-percent",
        why: "Takes 80 ft/NM for each percent.",
        value: percent * 80,
      },
    ],
    explanation: String.raw`1 NM has 6076 ft. $${dec(percent)} / 100 \times 6076 = ${dec(value, 0)}$ ft/NM. In the head: 60 ft/NM for each percent.`,
  };
}

export const gradientInFeetPerMile: Template = {
  id: "gradient-in-feet-per-mile",
  version: 1,
  title: "Climb gradient in feet per nautical mile",
  code: "033",
  lo: "033.02",
  difficulty: 2,
  reference:
    "ICAO Doc 8168, Volume I, departure procedures (procedure design gradient); ICAO Annex 5, ch. 3 (nautical mile)",
  draw: drawFeetPerMile,
};

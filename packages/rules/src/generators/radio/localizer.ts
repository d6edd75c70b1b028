import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { KM_PER_NM, METRES_PER_FOOT } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const METRES_PER_NM = KM_PER_NM * 1_000;
const DOTS = 5;
/** Full scale of the indicator for a localizer, a VOR and a glide path, degrees. */
const LOCALIZER = 2.5;
const VOR = 10;
const GLIDE_PATH = 0.7;

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Metres off the centre line by the 1-in-60 rule. */
export function localizerOffset(dots: number, distanceNm: number, fullScale = LOCALIZER): number {
  return ((dots * fullScale) / DOTS / 60) * distanceNm * METRES_PER_NM;
}

function drawLocalizer(random: Random): NumberProblem {
  const dots = drawNumber(random, { from: 1, to: 4, step: 0.5 });
  const distance = drawNumber(random, { from: 4, to: 18, step: 0.5 });
  const side = pick(random, ["left", "right"]);
  const degrees = (dots * LOCALIZER) / DOTS;
  const value = localizerOffset(dots, distance);
  const given = `${dec(distance)} NM from the localizer aerial the needle shows ${dots} ${dots === 1 ? "dot" : "dots"} ${side} (full scale ${DOTS} dots, ${LOCALIZER}°)`;
  return {
    shape: "number",
    stem: pick(random, [
      `At ${given}. By the 1-in-60 rule, how many metres off the extended centre line is the aircraft, within 10 m?`,
      `Find the distance from the extended centre line in m, within 10 m, by the 1-in-60 rule: ${given}.`,
      `By the 1-in-60 rule, how far off the centre line is an aircraft in m, within 10 m, when ${given}?`,
    ]),
    unit: "m",
    decimals: 0,
    value,
    tolerance: 10,
    mistakes: [
      {
        id: "vor-scale",
        why: "Counts 2° for a dot, as with a VOR.",
        value: localizerOffset(dots, distance, VOR),
      },
      {
        id: "one-degree-a-dot",
        why: "Counts 1° for a dot.",
        value: localizerOffset(dots, distance, DOTS),
      },
      {
        id: "glide-path-scale",
        why: "Takes the scale of the glide path needle, 0.7° in all.",
        value: localizerOffset(dots, distance, GLIDE_PATH),
      },
      { id: "feet", why: "Gives the distance in ft.", value: value / METRES_PER_FOOT },
      { id: "nm-as-kilometres", why: "Takes the NM for km.", value: value / KM_PER_NM },
      {
        id: "half-the-angle",
        why: "Shares the full scale between both sides of the centre.",
        value: value / 2,
      },
    ],
    explanation: String.raw`The deviation is $${dots} \times ${LOCALIZER} / ${DOTS} = ${dec(degrees, 2)}$°. $${dec(degrees, 2)} / 60 \times ${dec(distance)} = ${dec(value / METRES_PER_NM, 3)}$ NM, which is ${dec(value, 0)} m.`,
  };
}

export const localizerDeviation: Template = {
  id: "localizer-deviation",
  version: 1,
  title: "Distance off the centre line from localizer dots",
  code: "062",
  lo: "062.02",
  difficulty: 3,
  reference: "ICAO Annex 10, Vol. I, 3.1.3.7; 1-in-60 rule",
  draw: drawLocalizer,
};

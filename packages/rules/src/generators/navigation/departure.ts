import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { KM_PER_NM, RADIANS_PER_DEGREE } from "../flight/units.ts";
import type { Mistake, NumberProblem, Template } from "../template.ts";

/** A latitude in degrees and two longitudes, positive east. */
type Parallel = { readonly latitude: number; readonly from: number; readonly to: number };

/** NM between two places on one parallel. Source: parallel sailing, departure = difference of longitude × cos latitude. */
export function departureNm(longitudeDegrees: number, latitude: number): number {
  return longitudeDegrees * 60 * Math.cos(latitude * RADIANS_PER_DEGREE);
}

const FEWEST_DEGREES = 4;
const MOST_DEGREES = 50;

function drawParallel(random: Random): Parallel {
  return {
    latitude: drawNumber(random, { from: 20, to: 66, step: 1 }),
    from: drawNumber(random, { from: -60, to: 60, step: 1 }),
    to: drawNumber(random, { from: -60, to: 60, step: 1 }),
  };
}

function isUsable({ from, to }: Parallel): boolean {
  const apart = Math.abs(to - from);
  return apart >= FEWEST_DEGREES && apart <= MOST_DEGREES && from !== 0 && to !== 0;
}

function showLongitude(degrees: number): string {
  return `${String(Math.abs(degrees)).padStart(3, "0")}°${degrees > 0 ? "E" : "W"}`;
}

/** The slip with the two longitudes that this pair allows. */
function longitudeMistake({ from, to, latitude }: Parallel): Mistake {
  const isSameSide = from * to > 0;
  const wrong = Math.abs(isSameSide ? from + to : Math.abs(from) - Math.abs(to));
  return {
    id: "longitudes-wrong",
    why: isSameSide
      ? "Adds the two longitudes, although both lie on the same side of Greenwich."
      : "Subtracts the two longitudes, although they lie on both sides of Greenwich.",
    value: departureNm(wrong, latitude),
  };
}

function drawDeparture(random: Random): NumberProblem {
  const parallel = drawWhere(random, drawParallel, isUsable);
  const { latitude, from, to } = parallel;
  const side = pick(random, ["N", "S"]);
  const apart = Math.abs(to - from);
  const value = departureNm(apart, latitude);
  const cosine = Math.cos(latitude * RADIANS_PER_DEGREE);
  const given = `on the parallel of ${latitude}°${side}, one at ${showLongitude(from)} and the other at ${showLongitude(to)}`;
  return {
    shape: "number",
    stem: pick(random, [
      `Two places lie ${given}. How far apart are they along the parallel, to the nearest NM?`,
      `Two reporting points are ${given}. Find the departure between them in NM, to the nearest NM.`,
      `What is the distance along the parallel, to the nearest NM, between two points ${given}?`,
    ]),
    unit: "NM",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      longitudeMistake(parallel),
      { id: "cosine-forgotten", why: "Counts 60 NM for a degree as at the equator.", value: apart * 60 },
      {
        id: "sine-for-cosine",
        why: "Takes the sine of the latitude instead of its cosine.",
        value: apart * 60 * Math.sin(latitude * RADIANS_PER_DEGREE),
      },
      {
        id: "divided-by-cosine",
        why: "Divides by the cosine of the latitude instead of multiplying.",
        value: (apart * 60) / cosine,
      },
      { id: "cosine-twice", why: "Multiplies by the cosine twice.", value: value * cosine },
      { id: "kilometres", why: "Gives the distance in km.", value: value * KM_PER_NM },
      { id: "minutes-as-km", why: "Takes a minute of arc for a kilometre.", value: value / KM_PER_NM },
    ],
    explanation: String.raw`Difference of longitude: ${apart}°, which is $${apart} \times 60 = ${apart * 60}$ minutes of arc. Departure: $${apart * 60} \times \cos ${latitude}^\circ = ${apart * 60} \times ${showNumber(cosine, { decimals: 4 })} = ${showNumber(value, { decimals: 1 })}$ NM.`,
  };
}

export const departureOnParallel: Template = {
  id: "departure-on-parallel",
  version: 1,
  title: "Distance along a parallel of latitude",
  code: "061",
  lo: "061.03",
  difficulty: 2,
  reference:
    "NGA Pub. 9, Bowditch, The American Practical Navigator, The Sailings (parallel sailing); departure = difference of longitude × cos latitude",
  draw: drawDeparture,
};

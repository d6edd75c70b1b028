import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { Mistake, NumberProblem, Template } from "../template.ts";

/** Parts of the landing distance available that may be used: class B, and jets of class A. */
const CLASS_B = 0.7;
const CLASS_A_JET = 0.6;
/** Wet runway, and grass up to 20 cm. */
const SURFACE_FACTOR = 1.15;
const SLOPE_FACTOR = 0.05;
const SURFACES = [
  { name: "a dry paved runway", factor: 1 },
  { name: "a wet paved runway", factor: SURFACE_FACTOR },
  { name: "a dry, short and firm grass runway", factor: SURFACE_FACTOR },
] as const;

const whole = (value: number) => showNumber(value, { decimals: 0 });

function slopeText(down: number): string {
  return down === 0 ? "no slope" : `${down} % downslope`;
}

function drawLandingDistance(random: Random): NumberProblem {
  const surface = pick<(typeof SURFACES)[number]>(random, SURFACES);
  const down = drawNumber(random, { from: 0, to: 2, step: 1 });
  const flown = drawNumber(random, { from: 360, to: 690, step: 10 });
  const needed = (part: number, factors: number) => (flown * factors) / part;
  const slope = 1 + SLOPE_FACTOR * down;
  const factors = surface.factor * slope;
  const value = needed(CLASS_B, factors);
  const given = `performance class B, landing distance of the flight manual ${flown} m, ${surface.name}, ${slopeText(down)}`;
  const conditions: readonly Mistake[] = [
    {
      id: "surface-forgotten",
      why: "Leaves out the factor of the surface.",
      value: needed(CLASS_B, slope),
    },
    {
      id: "slope-forgotten",
      why: "Leaves out the factor of the slope.",
      value: needed(CLASS_B, surface.factor),
    },
    {
      id: "slope-credited",
      why: "Makes the distance shorter for a downslope.",
      value: needed(CLASS_B, surface.factor * (2 - slope)),
    },
  ];
  return {
    shape: "number",
    stem: pick(random, [
      `Which landing distance available in m, within 5 m, is needed at least? Given: ${given}.`,
      `Find the shortest landing distance available, in m within 5 m, for dispatch: ${given}.`,
      `How long must the landing distance available be for this landing in commercial air transport, in m within 5 m? ${given[0]?.toUpperCase()}${given.slice(1)}.`,
    ]),
    unit: "m",
    decimals: 0,
    value,
    tolerance: 5,
    mistakes: [
      ...conditions,
      { id: "class-a", why: "Uses 60 %, the part for jets of class A.", value: needed(CLASS_A_JET, factors) },
      { id: "half-used", why: "Allows half of the distance available only.", value: needed(0.5, factors) },
      {
        id: "no-part",
        why: "Uses the whole distance available.",
        value: needed(1, factors),
      },
      {
        id: "thirty-percent-added",
        why: "Adds 30 % instead of dividing by 70 %.",
        value: flown * factors * (2 - CLASS_B),
      },
      {
        id: "surface-factor-twice",
        why: "Applies the factor for a wet or a grass surface once too often.",
        value: needed(CLASS_B, factors * SURFACE_FACTOR),
      },
    ],
    explanation: String.raw`Surface ${surface.factor === 1 ? "1.00" : "1.15"}, slope ${showNumber(slope, { decimals: 2 })} (5 % for each 1 % downslope): $${flown} \times ${showNumber(surface.factor, { decimals: 2 })} \times ${showNumber(slope, { decimals: 2 })} = ${whole(flown * factors)}$ m. That may be 70 % of the distance available: $${whole(flown * factors)} / 0.7 = ${whole(value)}$ m.`,
  };
}

export const landingDistanceRequired: Template = {
  id: "landing-distance-required",
  version: 1,
  title: "Landing distance required in performance class B",
  code: "032",
  lo: "032.02",
  difficulty: 3,
  reference:
    "CAT.POL.A.330 (Air Operations); CAT.POL.A.335 (Air Operations); AMC1 CAT.POL.A.330 (Air Operations)",
  draw: drawLandingDistance,
};

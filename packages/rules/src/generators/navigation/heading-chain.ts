import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showDirection } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";
import { inCircle, isOffNorth } from "../flight/direction.ts";

/** Errors of a compass in degrees, east positive. */
type Errors = { readonly variation: number; readonly deviation: number };

/** Compass heading in degrees for a true heading: variation and deviation east are subtracted. */
export function toCompass(trueHeading: number, { variation, deviation }: Errors): number {
  return inCircle(trueHeading - variation - deviation);
}

/** True heading in degrees for a compass heading: variation and deviation east are added. */
export function fromCompass(compassHeading: number, { variation, deviation }: Errors): number {
  return inCircle(compassHeading + variation + deviation);
}

type Chain = Errors & { readonly heading: number; readonly asks: "compass" | "true" };

function drawChain(random: Random): Chain {
  const side = () => pick(random, [1, -1]);
  return {
    heading: drawNumber(random, { from: 5, to: 355, step: 1 }),
    variation: side() * drawNumber(random, { from: 2, to: 18, step: 1 }),
    deviation: side() * drawNumber(random, { from: 1, to: 5, step: 1 }),
    asks: pick<Chain["asks"]>(random, ["compass", "true"]),
  };
}

function answer({ heading, asks, ...errors }: Chain): number {
  return asks === "compass" ? toCompass(heading, errors) : fromCompass(heading, errors);
}

const turn = (degrees: number) => `${showDirection(degrees)}°`;
const named = (degrees: number) => `${Math.abs(degrees)}° ${degrees > 0 ? "E" : "W"}`;
const signed = (degrees: number) => `${degrees < 0 ? "−" : "+"} ${Math.abs(degrees)}°`;

function drawHeadingChain(random: Random): NumberProblem {
  const chain = drawWhere(random, drawChain, (one) => isOffNorth(answer(one)));
  const { heading, variation, deviation, asks } = chain;
  const value = answer(chain);
  const given = asks === "compass" ? "true" : "compass";
  const sign = asks === "compass" ? -1 : 1;
  const magnetic = inCircle(heading + sign * (asks === "compass" ? variation : deviation));
  const steps =
    asks === "compass"
      ? `MH = TH ${signed(-variation)} = ${turn(magnetic)}; CH = MH ${signed(-deviation)} = ${turn(value)}`
      : `MH = CH ${signed(deviation)} = ${turn(magnetic)}; TH = MH ${signed(variation)} = ${turn(value)}`;
  return {
    shape: "number",
    stem: pick(random, [
      `The ${given} heading is ${turn(heading)}, variation ${named(variation)}, deviation ${named(deviation)}. What is the ${asks} heading?`,
      `Variation ${named(variation)}, deviation ${named(deviation)}, ${given} heading ${turn(heading)}: find the ${asks} heading.`,
      `Which ${asks} heading belongs to a ${given} heading of ${turn(heading)} with variation ${named(variation)} and deviation ${named(deviation)}?`,
    ]),
    unit: "°",
    decimals: 0,
    digits: 3,
    value,
    tolerance: 0.6,
    mistakes: [
      {
        id: "variation-wrong-way",
        why: "Applies the variation with the wrong sign.",
        value: answer({ ...chain, variation: -variation }),
      },
      {
        id: "deviation-wrong-way",
        why: "Applies the deviation with the wrong sign.",
        value: answer({ ...chain, deviation: -deviation }),
      },
      {
        id: "both-wrong-way",
        why: "Applies variation and deviation with the wrong sign.",
        value: answer({ ...chain, variation: -variation, deviation: -deviation }),
      },
      {
        id: "variation-ignored",
        why: "Leaves out the variation.",
        value: answer({ ...chain, variation: 0 }),
      },
      {
        id: "deviation-ignored",
        why:
          asks === "compass"
            ? "Stops at the magnetic heading, without the deviation."
            : "Takes the compass heading for the magnetic heading.",
        value: answer({ ...chain, deviation: 0 }),
      },
    ],
    explanation: `Variation east: magnetic is least; west: magnetic is best. The same holds for deviation. Heading ${turn(heading)}: ${steps}.`,
  };
}

export const compassHeading: Template = {
  id: "heading-true-magnetic-compass",
  version: 3,
  title: "True, magnetic and compass heading",
  code: "061",
  lo: "061.01.03",
  difficulty: 2,
  reference: "ICAO Annex 5 and Doc 8400 terms; east errors are subtracted from true",
  draw: drawHeadingChain,
};

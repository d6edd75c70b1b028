import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { KM_PER_NM } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const PSI_PER_BAR = 14.5;
/** Speed in kt for the root of the tyre pressure in psi: a tyre that rolls, and one that does not turn yet. */
const ROLLING = 9;
const NOT_TURNING = 7.7;
/** The same for a rolling tyre with the speed in statute miles an hour. */
const ROLLING_MPH = 10.35;
const KT_PER_MPH = 0.868_98;

const dec = (value: number, decimals = 0) => showNumber(value, { decimals });

/** Speed in kt at which a tyre begins to hydroplane on standing water. Source: NASA TN D-2056. */
export function hydroplaningKt(psi: number, factor = ROLLING): number {
  return factor * Math.sqrt(psi);
}

function drawHydroplaning(random: Random): NumberProblem {
  const isTurning = pick(random, [true, false]);
  const bar = drawNumber(random, { from: 2, to: 14, step: 0.1 });
  const psi = bar * PSI_PER_BAR;
  const [factor, other] = isTurning ? [ROLLING, NOT_TURNING] : [NOT_TURNING, ROLLING];
  const value = hydroplaningKt(psi, factor);
  const tyre = isTurning
    ? "a rolling tyre on the take-off run"
    : "a tyre that is not turning yet at touchdown";
  const given = `tyre pressure ${dec(bar, 1)} bar (1 bar = ${PSI_PER_BAR} psi)`;
  return {
    shape: "number",
    stem: pick(random, [
      `The runway is flooded. From which speed on can ${tyre} hydroplane, to the nearest knot? Given: ${given}.`,
      `Find the speed, to the nearest knot, at which dynamic hydroplaning begins for ${tyre}: ${given}.`,
      `Given ${given}, from how many knots on may ${tyre} hydroplane on standing water? Round to the nearest knot.`,
    ]),
    unit: "kt",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      {
        id: "other-factor",
        why: isTurning
          ? "Takes the factor of a tyre that is not turning yet."
          : "Takes the factor of a tyre that rolls.",
        value: hydroplaningKt(psi, other),
      },
      {
        id: "bar-under-the-root",
        why: "Puts the pressure in bar under the root.",
        value: factor * Math.sqrt(bar),
      },
      {
        id: "miles-an-hour",
        why: "Takes the factor that gives statute miles an hour.",
        value: hydroplaningKt(psi, (factor * ROLLING_MPH) / ROLLING),
      },
      {
        id: "taken-for-miles-an-hour",
        why: "Takes the result for statute miles an hour and converts it to knots.",
        value: value * KT_PER_MPH,
      },
      { id: "kilometres-an-hour", why: "Gives the speed in km/h.", value: value * KM_PER_NM },
      {
        id: "twelve-times-the-root",
        why: "Multiplies the root by 12.",
        value: hydroplaningKt(psi, 12),
      },
      {
        id: "ten-psi-a-bar",
        why: "Counts 10 psi for a bar.",
        value: hydroplaningKt(bar * 10, factor),
      },
    ],
    explanation: String.raw`${dec(bar, 1)} bar are $${dec(bar, 1)} \times ${PSI_PER_BAR} = ${dec(psi, 1)}$ psi. ${isTurning ? "A rolling tyre hydroplanes" : "A tyre that does not turn yet hydroplanes"} from $${dec(factor, 1)} \times \sqrt{${dec(psi, 1)}} = ${dec(value, 1)}$ kt on.`,
  };
}

export const hydroplaningSpeed: Template = {
  id: "hydroplaning-speed",
  version: 1,
  title: "Speed of dynamic hydroplaning",
  code: "032",
  lo: "032.01",
  difficulty: 3,
  reference:
    "NASA TN D-2056, Phenomena of Pneumatic Tire Hydroplaning; speed in kt = 9 × √psi rolling, 7.7 × √psi not turning",
  draw: drawHydroplaning,
};

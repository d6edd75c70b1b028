import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { RADIANS_PER_DEGREE } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

/** As pilots reckon and as the stem says, m/s². */
const G = 9.81;
const LEAST_PERCENT = 2;
const MOST_PERCENT = 10;

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Thrust of one engine in kN, mass in t, lift to drag ratio. */
type Twin = { readonly thrust: number; readonly tonnes: number; readonly ratio: number };

/** Climb gradient in percent. Source: sine of the climb angle = (thrust − drag) / weight, nearly its tangent. */
export function gradientOfThrust(thrustKn: number, { tonnes, ratio }: Omit<Twin, "thrust">): number {
  return (thrustKn / (tonnes * G) - 1 / ratio) * 100;
}

function drawTwin(random: Random): Twin {
  return {
    thrust: drawNumber(random, { from: 85, to: 118, step: 1 }),
    tonnes: drawNumber(random, { from: 52, to: 74, step: 1 }),
    ratio: drawNumber(random, { from: 9, to: 14, step: 0.5 }),
  };
}

function drawGradient(random: Random): NumberProblem {
  const twin = drawWhere(random, drawTwin, (one) => {
    const percent = gradientOfThrust(one.thrust, one);
    return percent >= LEAST_PERCENT && percent <= MOST_PERCENT;
  });
  const { thrust, tonnes, ratio } = twin;
  const value = gradientOfThrust(thrust, twin);
  const weight = tonnes * G;
  const drag = weight / ratio;
  const given = `mass ${tonnes} t, thrust ${thrust} kN from each engine, lift to drag ratio ${dec(ratio)}, g = ${G} m/s²`;
  return {
    shape: "number",
    stem: pick(random, [
      `A twin climbs with one engine inoperative: ${given}. Which climb gradient in percent does it reach, to one decimal?`,
      `Find the still-air climb gradient in percent, to one decimal, of a twin with one engine failed: ${given}.`,
      `One of two engines has failed. Given ${given}, what is the climb gradient in percent, to one decimal?`,
    ]),
    unit: "%",
    decimals: 1,
    value,
    tolerance: 0.1,
    mistakes: [
      {
        id: "both-engines",
        why: "Works with the thrust of both engines.",
        value: gradientOfThrust(2 * thrust, twin),
      },
      { id: "drag-forgotten", why: "Leaves out the drag.", value: (thrust / weight) * 100 },
      { id: "drag-added", why: "Adds the drag to the thrust.", value: ((thrust + drag) / weight) * 100 },
      {
        id: "degrees-for-percent",
        why: "Gives the angle of climb in degrees.",
        value: Math.asin(value / 100) / RADIANS_PER_DEGREE,
      },
      {
        id: "drag-twice",
        why: "Subtracts the drag twice.",
        value: ((thrust - 2 * drag) / weight) * 100,
      },
      {
        id: "ratio-as-percent",
        why: "Subtracts the lift to drag ratio itself as a percentage.",
        value: (thrust / weight) * 100 - ratio,
      },
      {
        id: "excess-over-thrust",
        why: "Divides the excess thrust by the thrust instead of the weight.",
        value: ((thrust - drag) / thrust) * 100,
      },
      { id: "half", why: "Shares the excess thrust between two engines.", value: value / 2 },
    ].filter((mistake) => mistake.value > 0),
    explanation: String.raw`Weight: $${tonnes} \times ${G} = ${dec(weight)}$ kN. Drag: $${dec(weight)} / ${dec(ratio)} = ${dec(drag)}$ kN. Gradient: $\frac{${thrust} - ${dec(drag)}}{${dec(weight)}} \times 100 = ${dec(value)}$ %.`,
  };
}

export const thrustGradient: Template = {
  id: "gradient-from-thrust",
  version: 1,
  title: "Climb gradient from thrust and drag",
  code: "032",
  lo: "032.01",
  difficulty: 4,
  reference:
    "P. J. Swatton, Aircraft Performance Theory and Practice for Pilots, ch. 3, Take-off and Climb Aerodynamics (climb gradient); NAVWEPS 00-80T-80, Aerodynamics for Naval Aviators, ch. 2, Climb Performance; gradient = (thrust − drag) / weight",
  draw: drawGradient,
};

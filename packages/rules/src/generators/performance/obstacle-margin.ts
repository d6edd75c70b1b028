import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { METRES_PER_FOOT } from "../flight/units.ts";
import { gradientOfAngle } from "../flight/vertical.ts";
import type { NumberProblem, Template } from "../template.ts";

/** Height where the take-off flight path of performance class B begins, ft. Source: CAT.POL.A.310. */
const SCREEN_FEET = 50;
const LEAST_MARGIN_FEET = 30;
const MOST_MARGIN_FEET = 220;

const dec = (value: number, decimals = 0) => showNumber(value, { decimals });

type Path = { readonly percent: number; readonly metres: number; readonly obstacle: number };

/** Feet gained on a gradient in percent over metres of ground. */
function feetGained(percent: number, metres: number): number {
  return ((percent / 100) * metres) / METRES_PER_FOOT;
}

const marginOf = ({ percent, metres, obstacle }: Path) =>
  SCREEN_FEET + feetGained(percent, metres) - obstacle;

function drawPath(random: Random): Path {
  return {
    percent: drawNumber(random, { from: 4, to: 9, step: 0.1 }),
    metres: drawNumber(random, { from: 900, to: 3_000, step: 50 }),
    obstacle: drawNumber(random, { from: 120, to: 420, step: 5 }),
  };
}

function drawMargin(random: Random): NumberProblem {
  const path = drawWhere(random, drawPath, (one) => {
    const margin = marginOf(one);
    return margin >= LEAST_MARGIN_FEET && margin <= MOST_MARGIN_FEET;
  });
  const { percent, metres, obstacle } = path;
  const gained = feetGained(percent, metres);
  const value = marginOf(path);
  const given = `climb gradient ${dec(percent, 1)} %, obstacle ${obstacle} ft above the end of the take-off distance required and ${metres} m beyond it`;
  return {
    shape: "number",
    stem: pick(random, [
      `A twin of performance class B starts its take-off flight path at the screen height of ${SCREEN_FEET} ft: ${given}. By how many feet does it clear the obstacle, within 5 ft?`,
      `Find the vertical distance in ft (within 5 ft) by which a twin of performance class B clears an obstacle. The path begins ${SCREEN_FEET} ft above the surface; ${given}.`,
      `The take-off flight path begins at ${SCREEN_FEET} ft; ${given}. How large is the margin above the obstacle in ft, within 5 ft?`,
    ]),
    unit: "ft",
    decimals: 0,
    value,
    tolerance: 5,
    mistakes: [
      { id: "screen-forgotten", why: "Leaves out the screen height.", value: value - SCREEN_FEET },
      {
        id: "screen-subtracted",
        why: "Subtracts the screen height instead of adding it.",
        value: value - 2 * SCREEN_FEET,
      },
      { id: "screen-twice", why: "Adds the screen height twice.", value: value + SCREEN_FEET },
      {
        id: "height-as-margin",
        why: "Gives the height above the surface and forgets the obstacle.",
        value: value + obstacle,
      },
      {
        id: "percent-as-degrees",
        why: "Takes the gradient in percent for an angle in degrees.",
        value: SCREEN_FEET + feetGained(gradientOfAngle(percent), metres) - obstacle,
      },
      {
        id: "three-feet-a-metre",
        why: "Counts 3 ft for a metre.",
        value: SCREEN_FEET + (percent / 100) * metres * 3 - obstacle,
      },
      {
        id: "gain-as-margin",
        why: "Gives the height gained after the screen height.",
        value: gained,
      },
    ],
    explanation: String.raw`Height gained: $${dec(percent, 1)} / 100 \times ${metres} = ${dec((percent / 100) * metres, 1)}$ m, which is ${dec(gained)} ft. Margin: $${SCREEN_FEET} + ${dec(gained)} - ${obstacle} = ${dec(value)}$ ft.`,
  };
}

export const obstacleMargin: Template = {
  id: "obstacle-margin",
  version: 1,
  title: "Margin above an obstacle after take-off",
  code: "032",
  lo: "032.02",
  difficulty: 3,
  reference: "CAT.POL.A.310 (Air Operations)",
  draw: drawMargin,
};

import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showDirection, showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

const RADIANS = Math.PI / 180;
const whole = (value: number) => showNumber(value, { decimals: 0 });
const turn = (degrees: number) => `${showDirection(degrees)}°`;

/** What remains on a heading with a wind: the speed over ground (kt) and the drift (degrees, to the right positive). */
function groundOf(tas: number, windSpeed: number, fromRight: number) {
  const [along, across] = [
    windSpeed * Math.cos(fromRight * RADIANS),
    windSpeed * Math.sin(fromRight * RADIANS),
  ];
  return {
    speed: Math.hypot(tas - along, across),
    drift: Math.atan2(-across, tas - along) / RADIANS,
  };
}

/** Degrees between where the wind comes from and the heading. */
function offHeading(heading: number, windFrom: number): number {
  return Math.abs(((windFrom - heading + 540) % 360) - 180);
}

/** A triangle that is neither flat nor of a wind as fast as the aeroplane. */
function drawTriangle(random: Random) {
  return drawWhere(
    random,
    (drawn) => ({
      heading: drawNumber(drawn, { from: 5, to: 355, step: 5 }),
      tas: drawNumber(drawn, { from: 90, to: 160, step: 5 }),
      windFrom: drawNumber(drawn, { from: 5, to: 355, step: 5 }),
      windSpeed: drawNumber(drawn, { from: 25, to: 45, step: 5 }),
    }),
    ({ heading, windFrom }) => Math.abs(Math.sin((heading - windFrom) * RADIANS)) >= 0.5,
  );
}

function drawSide(random: Random): NumberProblem {
  const triangle = drawTriangle(random);
  const { heading, tas, windFrom, windSpeed } = triangle;
  const { speed } = groundOf(tas, windSpeed, windFrom - heading);
  const against = groundOf(tas, windSpeed, windFrom - heading + 180).speed;
  const given = `Side 1 stands for ${tas} kt on ${turn(heading)}, side 2 for a wind of ${turn(windFrom)} / ${windSpeed} kt`;
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. How many knots does side 3 stand for, to the nearest knot?`,
      `${given}. What is the speed of side 3 of this triangle, to the nearest knot?`,
    ]),
    figure: { kind: "wind-triangle", ...triangle, heads: "numbers" },
    unit: "kt",
    decimals: 0,
    value: speed,
    tolerance: 2,
    mistakes: [
      {
        id: "wind-turned-round",
        why: "Lets the wind blow to where it comes from.",
        value: against,
      },
      { id: "wind-added", why: "Adds the speed of the wind whatever its direction.", value: tas + windSpeed },
      {
        id: "wind-taken-off",
        why: "Takes off the speed of the wind whatever its direction.",
        value: tas - windSpeed,
      },
      {
        id: "right-angle-long",
        why: "Takes the triangle for one with a right angle between sides 1 and 2.",
        value: Math.hypot(tas, windSpeed),
      },
      {
        id: "right-angle-short",
        why: "Takes side 1 for the longest side of a right-angled triangle.",
        value: Math.sqrt(tas ** 2 - windSpeed ** 2),
      },
      { id: "side-one", why: "Gives the true airspeed, which is side 1.", value: tas },
    ],
    explanation: String.raw`Side 3 is what comes of side 1 and side 2 together: the ground speed. The wind comes from ${whole(offHeading(heading, windFrom))}° off the heading. By the cosine rule $GS^2 = ${tas}^2 + ${windSpeed}^2 - 2 \times ${tas} \times ${windSpeed} \cos ${whole(offHeading(heading, windFrom))}^\circ$, so $GS = ${whole(speed)}$ kt.`,
  };
}

function drawDrift(random: Random): NumberProblem {
  const triangle = drawTriangle(random);
  const { heading, tas, windFrom, windSpeed } = triangle;
  const { drift, speed } = groundOf(tas, windSpeed, windFrom - heading);
  const value = Math.abs(drift);
  const across = Math.abs(windSpeed * Math.sin((windFrom - heading) * RADIANS));
  const given = `Side 1 stands for ${tas} kt on ${turn(heading)}, side 2 for a wind of ${turn(windFrom)} / ${windSpeed} kt`;
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. How large is the angle between sides 1 and 3, to the nearest degree?`,
      `${given}. How many degrees does the aeroplane drift, the angle between sides 1 and 3, to the nearest degree?`,
    ]),
    figure: { kind: "wind-triangle", ...triangle, heads: "numbers" },
    unit: "°",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      {
        id: "wind-turned-round",
        why: "Lets the wind blow to where it comes from.",
        value: Math.abs(groundOf(tas, windSpeed, windFrom - heading + 180).drift),
      },
      {
        id: "whole-wind-across",
        why: "Takes the whole wind for crosswind.",
        value: Math.atan2(windSpeed, tas) / RADIANS,
      },
      { id: "half-of-it", why: "Takes half of the crosswind.", value: Math.atan2(across / 2, tas) / RADIANS },
      {
        id: "angle-at-the-wind",
        why: "Gives the angle between sides 2 and 3.",
        value:
          Math.asin(Math.min(1, (tas * Math.abs(Math.sin((windFrom - heading) * RADIANS))) / speed)) /
          RADIANS,
      },
      {
        id: "crosswind-as-degrees",
        why: "Takes the knots of crosswind for degrees of drift.",
        value: across,
      },
      {
        id: "twice-the-drift",
        why: "Measures from one side of the track to the other.",
        value: value * 2,
      },
    ],
    explanation: String.raw`The wind has ${whole(across)} kt across the heading; along it ${whole(Math.abs(windSpeed * Math.cos((windFrom - heading) * RADIANS)))} kt ${Math.cos((windFrom - heading) * RADIANS) > 0 ? "against" : "with"} the aeroplane, so that side 3 is ${whole(speed)} kt long. $\sin(\text{drift}) = \frac{${whole(across)}}{${whole(speed)}}$, which is ${whole(value)}°.`,
  };
}

const DRAWN = {
  code: "061",
  lo: "061.01.06",
  difficulty: 3,
  reference: "Triangle of velocities, law of sines",
} as const;

export const drawnTriangleSpeed: Template = {
  ...DRAWN,
  id: "drawn-triangle-speed",
  version: 1,
  title: "Third side of a triangle of velocities",
  draw: drawSide,
};

export const drawnTriangleDrift: Template = {
  ...DRAWN,
  id: "drawn-triangle-drift",
  version: 1,
  title: "Drift by a triangle of velocities",
  draw: drawDrift,
};

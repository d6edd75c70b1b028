import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { KM_PER_NM } from "../flight/units.ts";
import { distanceForHeight, gradientOfAngle, rateOnGradient } from "../flight/vertical.ts";
import type { Mistake, NumberProblem, Template } from "../template.ts";
import { drawAlongTrack, groundSpeedTex, windMistakes } from "../navigation/along-track.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawTopOfDescent(random: Random): NumberProblem {
  const along = drawAlongTrack(random, { from: 100, to: 180, step: 5 });
  const cruise = drawNumber(random, { from: 6500, to: 11500, step: 500 });
  const elevation = drawNumber(random, { from: 300, to: 1800, step: 20 });
  const rate = drawNumber(random, { from: 400, to: 800, step: 50 });
  const above = 1000;
  const height = cruise - elevation - above;
  const distance = distanceForHeight(height, rate, along.gs);
  const to = (feet: number) => distanceForHeight(feet, rate, along.gs);
  const given = `Cruising altitude ${cruise} ft, aerodrome elevation ${elevation} ft, rate of descent ${rate} ft/min, ${along.text} in the descent`;
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. How far before the aerodrome must the descent begin to arrive overhead at ${above} ft above it? Round to the nearest NM.`,
      `${given}. You want to be overhead ${above} ft above the aerodrome. At what distance do you begin the descent, to the nearest NM?`,
      `Find the top of descent, in NM from the aerodrome to the nearest NM, for arriving overhead ${above} ft above its elevation. ${given}.`,
    ]),
    unit: "NM",
    decimals: 0,
    value: distance,
    tolerance: 1,
    mistakes: [
      ...windMistakes(along, (gs) => distanceForHeight(height, rate, gs)),
      {
        id: "elevation-ignored",
        why: `Takes ${above} ft above the aerodrome for an altitude of ${above} ft.`,
        value: to(cruise - above),
      },
      {
        id: "descent-to-the-ground",
        why: `Descends to the elevation and leaves out the ${above} ft above it.`,
        value: to(cruise - elevation),
      },
      {
        id: "circuit-height-added",
        why: "Adds the height above the aerodrome to the height to lose.",
        value: to(cruise - elevation + above),
      },
      {
        id: "minutes-as-miles",
        why: "Takes the minutes of the descent for miles.",
        value: height / rate,
      },
      {
        id: "three-miles-a-thousand-feet",
        why: "Takes 3 NM for each 1000 ft, which holds for a 3° path only.",
        value: (3 * height) / 1000,
      },
      {
        id: "elevation-twice",
        why: "Subtracts the elevation twice.",
        value: to(height - elevation),
      },
    ],
    explanation: String.raw`Height to lose: $${cruise} - ${elevation} - ${above} = ${height}$ ft. Time: $${height} / ${rate} = ${dec(height / rate, 2)}$ min. ${groundSpeedTex(along)}, so the distance is $${dec(height / rate, 2)} \times ${along.gs} / 60 = ${dec(distance)}$ NM.`,
  };
}

/** From this angle on an approach is called steep. CAT.POL.A.245 of Regulation (EU) No 965/2012. */
const STEEP_DEGREES = 4.5;
/** The tailwind most flight manuals allow for landing, kt. */
const MOST_TAILWIND_KT = 10;
/** So near to 3° five times the ground speed is the rule of thumb and no mistake. */
const RULE_HOLDS_DEGREES = 0.25;

/** Angle of an approach path in degrees: the standard one in half of the draws, a steep one in a tenth. */
function drawPathAngle(random: Random): number {
  const choice = random.below(10);
  if (choice < 5) return 3;
  return choice < 9
    ? drawNumber(random, { from: 2.5, to: 3.5, step: 0.1 })
    : pick(random, [STEEP_DEGREES, 5.5]);
}

/** Two mistakes with the rule of thumb of five times the ground speed. */
function ruleMistakes(angle: number, groundSpeed: number): readonly Mistake[] {
  const doubled = {
    id: "ten-times-ground-speed",
    why: "Takes ten times the ground speed, twice the rule of thumb for 3°.",
    value: 10 * groundSpeed,
  };
  if (Math.abs(angle - 3) < RULE_HOLDS_DEGREES) return [doubled];
  const why = "Takes five times the ground speed, which holds for a 3° path only.";
  return [doubled, { id: "always-three-degrees", why, value: 5 * groundSpeed }];
}

function drawGlidePathRate(random: Random): NumberProblem {
  const along = drawWhere(
    random,
    (random) => drawAlongTrack(random, { from: 70, to: 130, step: 5 }),
    ({ head }) => head >= -MOST_TAILWIND_KT,
  );
  const angle = drawPathAngle(random);
  const gradient = gradientOfAngle(angle);
  const rate = rateOnGradient(gradient, along.gs);
  const path = angle >= STEEP_DEGREES ? "steep approach on a " : "";
  const given = `${path}${dec(angle)}° glide path, ${along.text}`;
  return {
    shape: "number",
    stem: pick(random, [
      `Which rate of descent in ft/min keeps you on the path? Given: ${given}. An answer within 20 ft/min counts.`,
      `On approach: ${given}. What rate of descent is needed, within 20 ft/min?`,
      `Find the rate of descent for the approach, within 20 ft/min: ${given}.`,
    ]),
    unit: "ft/min",
    decimals: 0,
    value: rate,
    tolerance: 20,
    mistakes: [
      ...windMistakes(along, (gs) => rateOnGradient(gradient, gs)),
      {
        id: "degrees-as-percent",
        why: "Takes the angle in degrees for a gradient in percent.",
        value: rateOnGradient(angle, along.gs),
      },
      ...ruleMistakes(angle, along.gs),
      {
        id: "knots-as-km-h",
        why: "Takes the knots for km/h.",
        value: rate / KM_PER_NM,
      },
      {
        id: "km-h-as-knots",
        why: "Turns the ground speed into km/h and works on as with knots.",
        value: rate * KM_PER_NM,
      },
    ],
    explanation: String.raw`${groundSpeedTex(along)}, which is ${dec(rateOnGradient(100, along.gs), 0)} ft/min over ground. Rate: $${dec(rateOnGradient(100, along.gs), 0)} \tan ${dec(angle)}^\circ = ${dec(rate, 0)}$ ft/min. In the head: ground speed times the gradient of ${dec(gradient)} %.`,
  };
}

export const topOfDescent: Template = {
  id: "top-of-descent",
  version: 3,
  title: "Top of descent",
  code: "061",
  lo: "061.01.08",
  difficulty: 3,
  reference: "Navigation in climb and descent: time = height / rate, distance = time × ground speed",
  draw: drawTopOfDescent,
};

export const glidePathRate: Template = {
  id: "glide-path-rate",
  version: 3,
  title: "Rate of descent on a glide path",
  code: "061",
  lo: "061.01.08",
  difficulty: 3,
  reference: "Rate of descent = ground speed × tangent of the path angle",
  draw: drawGlidePathRate,
};

import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { legMinutes } from "../flight/navigation.ts";
import { KM_PER_NM } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const LEAST_LEFT = 12;
const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Fuel in L at take-off and at the check, minutes between, NM still to go and the ground speed in kt. */
type Check = {
  readonly start: number;
  readonly now: number;
  readonly minutes: number;
  readonly distance: number;
  readonly speed: number;
};

/** Fuel in L left at the destination when the consumption stays as it was so far. */
export function fuelLeft({ start, now, minutes, distance, speed }: Check): number {
  return now - ((start - now) / minutes) * legMinutes(distance, speed);
}

function drawCheck(random: Random): Check {
  const start = drawNumber(random, { from: 100, to: 190, step: 1 });
  const used = drawNumber(random, { from: 20, to: 60, step: 1 });
  return {
    start,
    now: start - used,
    minutes: drawNumber(random, { from: 35, to: 95, step: 1 }),
    distance: drawNumber(random, { from: 55, to: 190, step: 1 }),
    speed: drawNumber(random, { from: 90, to: 140, step: 1 }),
  };
}

/** Whether it is a light aeroplane with fuel left for the rest of the way. */
function isFlown(check: Check): boolean {
  const flow = ((check.start - check.now) / check.minutes) * 60;
  return flow >= 22 && flow <= 48 && fuelLeft(check) >= LEAST_LEFT;
}

function drawFuelCheck(random: Random): NumberProblem {
  const check = drawWhere(random, drawCheck, isFlown);
  const { start, now, minutes, distance, speed } = check;
  const value = fuelLeft(check);
  const used = start - now;
  const toGo = legMinutes(distance, speed);
  const given = `fuel at take-off ${start} L, fuel after ${minutes} min ${now} L, ${distance} NM to go at a ground speed of ${speed} kt`;
  return {
    shape: "number",
    stem: pick(random, [
      `Fuel check: ${given}. How much fuel is left at the destination if the consumption stays the same, to the nearest litre?`,
      `Find the fuel expected at the destination, to the nearest litre, with the consumption so far: ${given}.`,
      `Given ${given}. With unchanged consumption, how many litres remain at the destination, to the nearest litre?`,
    ]),
    unit: "L",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      { id: "fuel-to-go", why: "Gives the fuel needed for the rest of the way.", value: now - value },
      {
        id: "same-fuel-again",
        why: "Takes off the fuel burned so far, as if the rest took the same time.",
        value: now - used,
      },
      {
        id: "consumption-of-all-fuel",
        why: "Divides the fuel left at the check by the time flown.",
        value: now - (now / minutes) * toGo,
      },
      {
        id: "knots-as-km-h",
        why: "Takes the knots for km/h.",
        value: now - (used / minutes) * toGo * KM_PER_NM,
      },
      {
        id: "km-h-as-knots",
        why: "Turns the ground speed into km/h and divides the NM by it.",
        value: now - ((used / minutes) * toGo) / KM_PER_NM,
      },
      {
        id: "nm-as-minutes",
        why: "Takes the distance to go for minutes.",
        value: now - (used / minutes) * distance,
      },
      {
        id: "from-take-off-fuel",
        why: "Subtracts from the fuel at take-off instead of the fuel at the check.",
        value: start - (now - value),
      },
    ].filter((mistake) => mistake.value > 0),
    explanation: String.raw`Used so far: $${start} - ${now} = ${used}$ L in ${minutes} min, $${used} / ${minutes} \times 60 = ${dec((used / minutes) * 60)}$ L/h. Time to go: $${distance} / ${speed} \times 60 = ${dec(toGo)}$ min, which takes ${dec(now - value)} L. Left: $${now} - ${dec(now - value)} = ${dec(value)}$ L.`,
  };
}

export const fuelAtDestination: Template = {
  id: "fuel-at-destination",
  version: 1,
  title: "Fuel at the destination from a fuel check",
  code: "033",
  lo: "033.06",
  difficulty: 3,
  reference: "NCO.OP.185 (Air Operations)",
  draw: drawFuelCheck,
};

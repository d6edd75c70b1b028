import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 0) => showNumber(value, { decimals });

/** Speeds that stand for one angle of attack, with the range they have in light aeroplanes, kt. */
const SPEEDS = [
  { name: "stall speed", range: [46, 66] },
  { name: "best glide speed", range: [64, 84] },
  { name: "manoeuvring speed VA", range: [88, 112] },
] as const;

/** A speed at another mass and the same angle of attack. Source: lift = mass × g, so the speed grows with √mass. */
export function speedAtMass(speedKt: number, fromKg: number, toKg: number): number {
  return speedKt * Math.sqrt(toKg / fromKg);
}

const LEAST_CHANGE = 0.12;
const MOST_CHANGE = 0.4;

function drawMasses(random: Random) {
  return {
    from: drawNumber(random, { from: 850, to: 1_600, step: 10 }),
    to: drawNumber(random, { from: 850, to: 1_600, step: 10 }),
  };
}

function drawSpeedAtMass(random: Random): NumberProblem {
  const { from, to } = drawWhere(random, drawMasses, (masses) => {
    const change = Math.abs(masses.to / masses.from - 1);
    return change >= LEAST_CHANGE && change <= MOST_CHANGE;
  });
  const { name, range } = pick<(typeof SPEEDS)[number]>(random, SPEEDS);
  const speed = drawNumber(random, { from: range[0], to: range[1], step: 1 });
  const ratio = to / from;
  const value = speedAtMass(speed, from, to);
  return {
    shape: "number",
    stem: pick(random, [
      `The ${name} is ${speed} kt at ${from} kg. What is it at ${to} kg, to the nearest knot?`,
      `An aeroplane has a ${name} of ${speed} kt at a mass of ${from} kg. Find its ${name} at ${to} kg, to the nearest knot.`,
      `At ${from} kg the ${name} is ${speed} kt. To which speed does it change at ${to} kg? Round to the nearest knot.`,
    ]),
    unit: "kt",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      { id: "root-forgotten", why: "Changes the speed as much as the mass.", value: speed * ratio },
      { id: "unchanged", why: "Takes the speed for independent of the mass.", value: speed },
      { id: "ratio-squared", why: "Squares the ratio of the masses.", value: speed * ratio ** 2 },
      { id: "wrong-way", why: "Divides by the root of the ratio.", value: speed / Math.sqrt(ratio) },
      {
        id: "wrong-way-without-root",
        why: "Divides by the ratio of the masses and forgets the root.",
        value: speed / ratio,
      },
      { id: "root-twice", why: "Takes the root of the ratio twice.", value: speed * ratio ** 0.25 },
      {
        id: "ratio-to-the-power-of-one-and-a-half",
        why: "Multiplies by the ratio of the masses and by its root.",
        value: speed * ratio ** 1.5,
      },
    ],
    explanation: String.raw`At the same angle of attack the lift grows with the square of the speed, so the speed grows with the root of the mass: $${speed} \times \sqrt{${to} / ${from}} = ${speed} \times ${dec(Math.sqrt(ratio), 4)} = ${dec(value, 1)}$ kt.`,
  };
}

export const speedWithMass: Template = {
  id: "speed-at-another-mass",
  version: 1,
  title: "Stall, glide and manoeuvring speed at another mass",
  code: "081",
  lo: "081.08",
  difficulty: 3,
  reference:
    "A. C. Kermode, Mechanics of Flight, Gliding and landing, stalling speed (effect of weight); NAVWEPS 00-80T-80, Aerodynamics for Naval Aviators, ch. 2, Straight and Level Flight (effect of gross weight)",
  draw: drawSpeedAtMass,
};

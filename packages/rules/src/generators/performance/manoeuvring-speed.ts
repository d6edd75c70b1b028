import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { Mistake, NumberProblem, Template } from "../template.ts";

/** Categories of CS-23 and their positive limit load factors. Source: CS 23.337, Amendment 4. */
const CATEGORIES = [
  { name: "normal", limit: 3.8 },
  { name: "utility", limit: 4.4 },
  { name: "aerobatic", limit: 6 },
] as const;

const SAFETY_FACTOR = 1.5;
const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Speed in kt above which full deflection may exceed the limit load. Source: CS 23.335(c), VA = VS √n. */
export function manoeuvringSpeed(stallKt: number, limit: number): number {
  return stallKt * Math.sqrt(limit);
}

function drawManoeuvring(random: Random): NumberProblem {
  const { name, limit } = pick<(typeof CATEGORIES)[number]>(random, CATEGORIES);
  const stall = drawNumber(random, { from: 42, to: 68, step: 1 });
  const value = manoeuvringSpeed(stall, limit);
  const given = `stall speed VS1 ${stall} kt, positive limit load factor ${dec(limit)} (${name} category)`;
  const others = CATEGORIES.filter((one) => one.limit !== limit).map((one): Mistake => ({
    id: `limit-of-${one.name}`,
    why: `Takes the limit load factor of the ${one.name} category.`,
    value: manoeuvringSpeed(stall, one.limit),
  }));
  return {
    shape: "number",
    stem: pick(random, [
      `Given ${given}: what is the design manoeuvring speed VA from the stall speed, to the nearest knot?`,
      `Find the speed, to the nearest knot, at which the aeroplane stalls just as the limit load is reached: ${given}.`,
      `Up to which speed does the wing stall before the limit load is exceeded, to the nearest knot? Given: ${given}.`,
    ]),
    unit: "kt",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      ...others,
      {
        id: "root-forgotten",
        why: "Multiplies by the load factor instead of its root.",
        value: stall * limit,
      },
      {
        id: "ultimate-load",
        why: "Works with the ultimate load, 1.5 times the limit load.",
        value: manoeuvringSpeed(stall, limit * SAFETY_FACTOR),
      },
      {
        id: "one-subtracted",
        why: "Takes 1 g off the load factor before the root.",
        value: manoeuvringSpeed(stall, limit - 1),
      },
      {
        id: "one-added",
        why: "Adds 1 g to the load factor before the root.",
        value: manoeuvringSpeed(stall, limit + 1),
      },
      {
        id: "half-the-factor",
        why: "Multiplies by half of the load factor.",
        value: (stall * limit) / 2,
      },
      {
        id: "safety-factor-taken-off",
        why: "Divides the load factor by 1.5 before the root.",
        value: manoeuvringSpeed(stall, limit / SAFETY_FACTOR),
      },
    ],
    explanation: String.raw`$V_A = V_S \sqrt{n} = ${stall} \times \sqrt{${dec(limit)}} = ${stall} \times ${dec(Math.sqrt(limit), 3)} = ${dec(value)}$ kt.`,
  };
}

export const manoeuvringSpeedOfLimit: Template = {
  id: "manoeuvring-speed",
  version: 1,
  title: "Manoeuvring speed from the stall speed",
  code: "081",
  lo: "081.06",
  difficulty: 3,
  reference: "CS-23 up to Amdt 4, CS 23.335(c); CS-23 up to Amdt 4, CS 23.337(a)",
  draw: drawManoeuvring,
};

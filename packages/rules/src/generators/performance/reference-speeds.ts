import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

/** What is asked, from which stall speed and with which factor. Source: CS 23.51(b)(2) and CS 23.73(a), Amendment 4. */
const ASKED = {
  approach: { name: "reference landing approach speed VREF", stall: "VS0", factor: 1.3, other: 1.2 },
  climb: { name: "speed at 50 ft above the take-off surface", stall: "VS1", factor: 1.2, other: 1.3 },
} as const;

function drawReferenceSpeed(random: Random): NumberProblem {
  const clean = drawNumber(random, { from: 50, to: 72, step: 1 });
  const landing = clean - drawNumber(random, { from: 5, to: 10, step: 1 });
  const { name, stall, factor, other } = ASKED[pick<keyof typeof ASKED>(random, ["approach", "climb"])];
  const [own, wrong] = stall === "VS0" ? [landing, clean] : [clean, landing];
  const value = own * factor;
  const given = `${clean} kt in take-off configuration (VS1) and ${landing} kt in landing configuration (VS0)`;
  return {
    shape: "number",
    stem: pick(random, [
      `A single-engined aeroplane certified under CS-23 (Amendment 4) has stall speeds of ${given}. How slow may its ${name} be as a multiple of the stall speed? Round to the nearest knot.`,
      `Stall speeds of a single-engined CS-23 (Amendment 4) aeroplane: ${given}. Find the least ${name} that follows from them, to the nearest knot.`,
      `What is the least ${name}, to the nearest knot, of a single-engined CS-23 (Amendment 4) aeroplane with stall speeds of ${given}?`,
    ]),
    unit: "kt",
    decimals: 0,
    value,
    tolerance: 1,
    mistakes: [
      {
        id: "other-factor",
        why: `Takes ${other} times the stall speed, the factor of the other speed.`,
        value: own * other,
      },
      {
        id: "other-stall-speed",
        why: "Takes the stall speed of the other configuration.",
        value: wrong * factor,
      },
      {
        id: "other-stall-speed-and-factor",
        why: "Takes the stall speed and the factor that belong to the other speed.",
        value: wrong * other,
      },
      { id: "factor-of-one-and-a-tenth", why: "Takes 1.1 times the stall speed.", value: own * 1.1 },
      { id: "stall-speed-itself", why: "Gives the stall speed without any margin.", value: own },
      {
        id: "factor-of-one-and-a-half",
        why: "Takes one and a half times the stall speed.",
        value: own * 1.5,
      },
      {
        id: "factor-of-one-and-four-tenths",
        why: "Takes 1.4 times the stall speed.",
        value: own * 1.4,
      },
    ],
    explanation: String.raw`The least ${name} is ${factor} ${stall}: $${factor} \times ${own} = ${showNumber(value, { decimals: 1 })}$ kt.`,
  };
}

export const referenceSpeed: Template = {
  id: "speed-from-stall-speed",
  version: 1,
  title: "Approach and climb-out speed from the stall speed",
  code: "081",
  lo: "081.03",
  difficulty: 2,
  reference: "CS-23 up to Amdt 4, CS 23.51(b)(2); CS-23 up to Amdt 4, CS 23.73(a)",
  draw: drawReferenceSpeed,
};

import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { FEET_PER_NM, KM_PER_NM } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Height above the station in ft and what the DME shows, NM. */
type Slant = { readonly feet: number; readonly shown: number };

/** NM over ground to a DME. Source: Pythagoras, the DME measures the slant range. */
export function groundRange({ feet, shown }: Slant): number {
  return Math.sqrt(shown ** 2 - (feet / FEET_PER_NM) ** 2);
}

function drawSlant(random: Random): Slant {
  return {
    feet: drawNumber(random, { from: 15_000, to: 40_000, step: 500 }),
    shown: drawNumber(random, { from: 4, to: 14, step: 0.1 }),
  };
}

/** Near the station, where the height counts, but not overhead. */
function isNear({ feet, shown }: Slant): boolean {
  const ratio = feet / FEET_PER_NM / shown;
  return ratio > 0.4 && ratio < 0.88;
}

function drawGroundRange(random: Random): NumberProblem {
  const slant = drawWhere(random, drawSlant, isNear);
  const { feet, shown } = slant;
  const height = feet / FEET_PER_NM;
  const value = groundRange(slant);
  const given = `${feet} ft above a DME station the indicator shows ${dec(shown)} NM`;
  return {
    shape: "number",
    stem: pick(random, [
      `At ${given}. How far is it to the station over ground, in NM to one decimal?`,
      `Find the ground distance to the station in NM, to one decimal: ${given}.`,
      `When ${given}, what is the horizontal distance in NM, to one decimal?`,
    ]),
    unit: "NM",
    decimals: 1,
    value,
    tolerance: 0.2,
    mistakes: [
      { id: "slant-as-ground", why: "Takes the slant range for the ground distance.", value: shown },
      {
        id: "squares-added",
        why: "Adds the squares instead of subtracting them.",
        value: Math.sqrt(shown ** 2 + height ** 2),
      },
      { id: "height-subtracted", why: "Subtracts the height from the slant range.", value: shown - height },
      { id: "height-added", why: "Adds the height to the slant range.", value: shown + height },
      {
        id: "height-in-kilometres",
        why: "Turns the height into km and works on as with NM.",
        value: Math.sqrt(Math.max(0, shown ** 2 - (height * KM_PER_NM) ** 2)),
      },
      {
        id: "statute-mile",
        why: "Takes the statute mile of 5280 ft for the NM.",
        value: Math.sqrt(Math.max(0, shown ** 2 - (feet / 5_280) ** 2)),
      },
      {
        id: "root-left-out",
        why: "Divides the difference of the squares by the slant range instead of taking its root.",
        value: value ** 2 / shown,
      },
      {
        id: "five-thousand-feet-a-mile",
        why: "Counts 5000 ft for a NM.",
        value: Math.sqrt(Math.max(0, shown ** 2 - (feet / 5_000) ** 2)),
      },
      {
        id: "ten-thousand-feet-a-mile",
        why: "Counts 10000 ft for a NM.",
        value: Math.sqrt(shown ** 2 - (feet / 10_000) ** 2),
      },
    ].filter((mistake) => mistake.value > 0),
    explanation: String.raw`Height: $${feet} / 6076 = ${dec(height, 2)}$ NM. Ground distance: $\sqrt{${dec(shown)}^2 - ${dec(height, 2)}^2} = ${dec(value)}$ NM.`,
  };
}

export const dmeGroundDistance: Template = {
  id: "dme-ground-distance",
  version: 2,
  title: "Ground distance from a DME slant range",
  code: "062",
  lo: "062.02",
  difficulty: 3,
  reference:
    "ICAO Annex 10, Vol. I, 3.5.2 (DME, slant range); FAA-H-8083-15B, ch. 9, Distance Measuring Equipment (DME)",
  draw: drawGroundRange,
};

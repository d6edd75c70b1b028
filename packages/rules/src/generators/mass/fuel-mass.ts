import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { KG_PER_LB, LITRES_PER_IMPERIAL_GALLON, LITRES_PER_US_GALLON } from "../flight/units.ts";
import type { NumberProblem, Template } from "../template.ts";

const ACCEPTED_RATIO = 0.01;
/** Densities in kg/L as fuel bowsers show them. */
const FUELS = [
  { name: "AVGAS 100LL", from: 0.69, to: 0.74 },
  { name: "Jet A-1", from: 0.78, to: 0.83 },
] as const;

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawFuelMass(random: Random): NumberProblem {
  const { name, from, to } = pick<(typeof FUELS)[number]>(random, FUELS);
  const density = drawNumber(random, { from, to, step: 0.01 });
  const gallons = drawNumber(random, { from: 22, to: 160, step: 1 });
  const litres = gallons * LITRES_PER_US_GALLON;
  const value = litres * density;
  const given = `${gallons} US gal of ${name}, density ${dec(density, 2)} kg/L`;
  return {
    shape: "number",
    stem: pick(random, [
      `What is the mass in kg of ${given}? An answer within 1 % counts.`,
      `The tanks take ${given}. How many kg does the load sheet show for it, within 1 %?`,
      `Find the mass in kg, within 1 %, of ${given}.`,
    ]),
    unit: "kg",
    decimals: 0,
    value,
    tolerance: Math.max(0.5, value * ACCEPTED_RATIO),
    mistakes: [
      {
        id: "imperial-gallon",
        why: "Takes imperial gallons for US gallons.",
        value: gallons * LITRES_PER_IMPERIAL_GALLON * density,
      },
      { id: "density-forgotten", why: "Takes a litre for a kilogram.", value: litres },
      {
        id: "divided-by-density",
        why: "Divides the litres by the density instead of multiplying.",
        value: litres / density,
      },
      { id: "pounds", why: "Gives the mass in lb.", value: value / KG_PER_LB },
      { id: "density-twice", why: "Multiplies by the density twice.", value: value * density },
      {
        id: "six-pounds-as-kilograms",
        why: "Takes pounds for kilograms on the way and converts once too often.",
        value: value * KG_PER_LB,
      },
      { id: "three-litres", why: "Takes 3 L for a US gallon.", value: gallons * 3 * density },
    ],
    explanation: String.raw`1 US gal is 3.785 L. $${gallons} \times 3.785 = ${dec(litres)}$ L, and $${dec(litres)} \times ${dec(density, 2)} = ${dec(value)}$ kg.`,
  };
}

export const fuelMass: Template = {
  id: "mass-of-fuel",
  version: 1,
  title: "Mass of fuel from gallons",
  code: "031",
  lo: "031.02",
  difficulty: 2,
  reference:
    "UK CAA Safety Sense Leaflet 9, Weight and Balance; FAA-H-8083-1B, ch. 2, Weight and Balance Theory (fuel); mass = volume × density",
  draw: drawFuelMass,
};

import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { type Load, combine } from "../flight/mass.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 3) => showNumber(value, { decimals });

/** Masses at their arms as printed: "720 kg at 2.31 m". */
const at = ({ massKg, armM }: Load) => `${dec(massKg, 0)} kg at ${dec(armM, 2)} m`;

/** Loading of a four-seat aeroplane, arms in m behind the datum. */
function drawLoading(random: Random) {
  const litres = drawNumber(random, { from: 60, to: 180, step: 5 });
  const density = pick(random, [0.72, 0.8]);
  const armOf = (from: number, to: number) => drawNumber(random, { from, to, step: 0.01 });
  return {
    litres,
    density,
    empty: { massKg: drawNumber(random, { from: 640, to: 860, step: 2 }), armM: armOf(2.15, 2.35) },
    front: { massKg: drawNumber(random, { from: 75, to: 185, step: 1 }), armM: armOf(2.25, 2.45) },
    rear: { massKg: drawNumber(random, { from: 60, to: 160, step: 1 }), armM: armOf(3.0, 3.3) },
    fuel: { massKg: litres * density, armM: armOf(2.4, 2.65) },
  };
}

function drawCentre(random: Random): NumberProblem {
  const { litres, density, empty, front, rear, fuel } = drawLoading(random);
  const centre = combine([empty, front, rear, fuel]);
  const moment = centre.massKg * centre.armM;
  const given = `basic empty mass ${at(empty)}, front seats ${at(front)}, rear seats ${at(rear)}, fuel ${litres} L (${dec(density, 2)} kg/L) at ${dec(fuel.armM, 2)} m`;
  return {
    shape: "number",
    stem: pick(random, [
      `Where is the centre of gravity, in m behind the datum, to three decimals? Given: ${given}.`,
      `Loading: ${given}. Find the arm of the centre of gravity in m, to three decimals.`,
      `Work out the centre of gravity at take-off in m behind the datum, to three decimals: ${given}.`,
    ]),
    unit: "m",
    decimals: 3,
    value: centre.armM,
    tolerance: 0.003,
    mistakes: [
      {
        id: "litres-as-kilograms",
        why: "Takes the litres of fuel for kilograms.",
        value: combine([empty, front, rear, { ...fuel, massKg: litres }]).armM,
      },
      { id: "fuel-left-out", why: "Leaves out the fuel.", value: combine([empty, front, rear]).armM },
      {
        id: "rear-seats-left-out",
        why: "Leaves out the rear seats.",
        value: combine([empty, front, fuel]).armM,
      },
      {
        id: "mean-of-the-arms",
        why: "Takes the mean of the four arms and gives no weight to the masses.",
        value: (empty.armM + front.armM + rear.armM + fuel.armM) / 4,
      },
      {
        id: "fuel-mass-not-in-total",
        why: "Adds the moment of the fuel but leaves its mass out of the total mass.",
        value: moment / (centre.massKg - fuel.massKg),
      },
      {
        id: "fuel-moment-not-in-sum",
        why: "Adds the mass of the fuel but leaves out its moment.",
        value: (moment - fuel.massKg * fuel.armM) / centre.massKg,
      },
      {
        id: "arms-swapped",
        why: "Swaps the arms of the front and the rear seats.",
        value: combine([empty, { ...front, armM: rear.armM }, { ...rear, armM: front.armM }, fuel]).armM,
      },
    ],
    explanation: String.raw`Fuel: $${litres} \times ${dec(density, 2)} = ${dec(fuel.massKg, 1)}$ kg. Mass ${dec(centre.massKg, 1)} kg, moment ${dec(moment, 1)} kg m (each mass times its arm, added up). $CG = \frac{${dec(moment, 1)}}{${dec(centre.massKg, 1)}} = ${dec(centre.armM)}$ m behind the datum.`,
  };
}

function drawLanding(random: Random): NumberProblem {
  const { density, empty, front, rear, fuel } = drawLoading(random);
  const loaded = combine([empty, front, rear, fuel]);
  const takeOff = { massKg: Math.round(loaded.massKg), armM: Math.round(loaded.armM * 100) / 100 };
  const litres = drawNumber(random, { from: 40, to: 80, step: 1 });
  const tankArm = drawNumber(random, { from: 2.75, to: 3.2, step: 0.01 }) - pick(random, [0, 1]);
  const after = (massKg: number) => combine([takeOff, { massKg: -massKg, armM: tankArm }]);
  const burned = litres * density;
  const landing = after(burned);
  const moment = landing.massKg * landing.armM;
  const given = `Take-off mass ${takeOff.massKg} kg with the centre of gravity ${dec(takeOff.armM, 2)} m behind the datum; the flight burns ${litres} L (${dec(density, 2)} kg/L) from a tank at ${dec(tankArm, 2)} m`;
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. Where is the centre of gravity at landing, in m, to three decimals?`,
      `${given}. Find the arm of the centre of gravity at landing in m, to three decimals.`,
      `Find the centre of gravity at landing in m behind the datum, to three decimals. ${given}.`,
    ]),
    unit: "m",
    decimals: 3,
    value: landing.armM,
    tolerance: 0.002,
    mistakes: [
      {
        id: "litres-as-kilograms",
        why: "Takes the litres of fuel for kilograms.",
        value: after(litres).armM,
      },
      {
        id: "fuel-added",
        why: "Adds the fuel and its moment instead of taking them off.",
        value: after(-burned).armM,
      },
      {
        id: "divided-by-density",
        why: "Divides the litres by the density.",
        value: after(litres / density).armM,
      },
      {
        id: "take-off-mass-below",
        why: "Takes the moment of the fuel off but divides by the take-off mass.",
        value: moment / takeOff.massKg,
      },
      {
        id: "moment-unchanged",
        why: "Takes the mass of the fuel off but leaves the moment as at take-off.",
        value: (takeOff.massKg * takeOff.armM) / landing.massKg,
      },
      { id: "unchanged", why: "Leaves the centre of gravity where it was at take-off.", value: takeOff.armM },
    ],
    explanation: String.raw`Fuel burned: $${litres} \times ${dec(density, 2)} = ${dec(burned, 1)}$ kg, moment $${dec(burned, 1)} \times ${dec(tankArm, 2)} = ${dec(burned * tankArm, 1)}$ kg m. Moment at landing: $${takeOff.massKg} \times ${dec(takeOff.armM, 2)} - ${dec(burned * tankArm, 1)} = ${dec(moment, 1)}$ kg m, mass ${dec(landing.massKg, 1)} kg. $CG = \frac{${dec(moment, 1)}}{${dec(landing.massKg, 1)}} = ${dec(landing.armM)}$ m.`,
  };
}

export const centreOfGravity: Template = {
  id: "centre-of-gravity",
  version: 3,
  title: "Centre of gravity from a loading",
  code: "031",
  lo: "031.05",
  difficulty: 3,
  reference: "Centre of gravity = sum of moments / sum of masses",
  draw: drawCentre,
};

export const landingCentreOfGravity: Template = {
  id: "landing-centre-of-gravity",
  version: 3,
  title: "Centre of gravity after fuel burn",
  code: "031",
  lo: "031.05",
  difficulty: 4,
  reference: "Centre of gravity = sum of moments / sum of masses, the fuel burned counted negative",
  draw: drawLanding,
};

import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showDuration, showNumber } from "../figures.ts";
import { takeOffLimits, trafficLoad } from "../flight/mass.ts";
import type { NumberProblem, Template } from "../template.ts";
import { minutesAsHundredths } from "../navigation/clock-mistakes.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawLandingMass(random: Random): NumberProblem {
  const ramp = drawNumber(random, { from: 960, to: 1380, step: 2 });
  const taxi = drawNumber(random, { from: 4, to: 9, step: 1 });
  const [density, fuel] = pick(random, [
    [0.72, "Avgas, 0.72 kg/L"],
    [0.8, "Jet A-1, 0.80 kg/L"],
  ]);
  const flow = drawNumber(random, { from: 24, to: 48, step: 1 });
  const minutes = drawNumber(random, { from: 65, to: 200, step: 1 });
  const litres = (flow * minutes) / 60;
  const misread = (flow * minutesAsHundredths(minutes)) / 60;
  const takeOff = ramp - taxi;
  const given = `Ramp mass ${ramp} kg, taxi fuel ${taxi} kg, flight time ${showDuration(minutes)}, consumption ${flow} L/h (${fuel})`;
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. What is the landing mass, to the nearest kg?`,
      `${given}. Which mass does the aeroplane have at landing? Round to the nearest kg.`,
      `Find the landing mass, to the nearest kg. ${given}.`,
    ]),
    unit: "kg",
    decimals: 0,
    value: takeOff - litres * density,
    tolerance: 1,
    mistakes: [
      { id: "litres-as-kilograms", why: "Takes the litres burned for kilograms.", value: takeOff - litres },
      {
        id: "divided-by-density",
        why: "Divides the litres by the density instead of multiplying.",
        value: takeOff - litres / density,
      },
      {
        id: "minutes-as-hundredths",
        why: `Reads the flight time as ${dec(minutesAsHundredths(minutes) / 60, 2)} h.`,
        value: takeOff - misread * density,
      },
      {
        id: "taxi-fuel-forgotten",
        why: "Takes the ramp mass for the take-off mass.",
        value: ramp - litres * density,
      },
      { id: "trip-fuel-forgotten", why: "Gives the take-off mass.", value: takeOff },
      {
        id: "taxi-fuel-twice",
        why: "Subtracts the taxi fuel twice.",
        value: takeOff - taxi - litres * density,
      },
      {
        id: "taxi-fuel-as-litres",
        why: "Turns the taxi fuel, already in kg, into kg once more.",
        value: ramp - taxi * density - litres * density,
      },
    ],
    explanation: String.raw`Take-off mass: $${ramp} - ${taxi} = ${takeOff}$ kg. Burned: $${flow} \times ${minutes} / 60 = ${dec(litres)}$ L, times ${dec(density, 2)} kg/L = ${dec(litres * density)} kg. Landing mass: $${takeOff} - ${dec(litres * density)} = ${dec(takeOff - litres * density)}$ kg.`,
  };
}

/** Masses of a short-haul jet; any of the three limits may decide. */
function drawMasses(random: Random) {
  const dryOperating = drawNumber(random, { from: 33_000, to: 37_000, step: 100 });
  const maxZeroFuel = dryOperating + drawNumber(random, { from: 13_500, to: 16_500, step: 100 });
  const tripFuel = drawNumber(random, { from: 4_000, to: 9_000, step: 100 });
  const takeOffFuel = tripFuel + drawNumber(random, { from: 2_200, to: 4_000, step: 100 });
  const maxLanding = maxZeroFuel + drawNumber(random, { from: 2_000, to: 4_200, step: 100 });
  const maxTakeOff = maxZeroFuel + drawNumber(random, { from: 8_000, to: 11_000, step: 100 });
  return { dryOperating, maxZeroFuel, tripFuel, takeOffFuel, maxLanding, maxTakeOff };
}

function drawTrafficLoad(random: Random): NumberProblem {
  const masses = drawMasses(random);
  const { dryOperating, maxZeroFuel, tripFuel, takeOffFuel, maxLanding, maxTakeOff } = masses;
  const [byTakeOff, byLanding, byZeroFuel] = takeOffLimits(masses);
  const load = trafficLoad(masses);
  const operating = dryOperating + takeOffFuel;
  const lowest = Math.min(byTakeOff, byLanding, byZeroFuel);
  const given = `DOM ${dryOperating} kg, MZFM ${maxZeroFuel} kg, MLM ${maxLanding} kg, MTOM ${maxTakeOff} kg, take-off fuel ${takeOffFuel} kg, trip fuel ${tripFuel} kg`;
  return {
    shape: "number",
    stem: pick(random, [
      `What is the largest traffic load? Given: ${given}. Give it in kg.`,
      `Given ${given}. Find the maximum traffic load in kg.`,
      `How much traffic load, in kg, may be carried at most? ${given}.`,
    ]),
    unit: "kg",
    decimals: 0,
    value: load,
    tolerance: 10,
    mistakes: [
      { id: "take-off-limit-only", why: "Looks at the MTOM only.", value: byTakeOff - operating },
      { id: "landing-limit-only", why: "Looks at the MLM only.", value: byLanding - operating },
      { id: "zero-fuel-limit-only", why: "Looks at the MZFM only.", value: byZeroFuel - operating },
      {
        id: "trip-fuel-not-added",
        why: "Takes the MLM for a limit at take-off and does not add the trip fuel.",
        value: maxLanding - operating,
      },
      {
        id: "fuel-taken-off-zero-fuel-mass",
        why: "Subtracts the fuel from the MZFM, which holds no fuel.",
        value: maxZeroFuel - operating,
      },
      {
        id: "trip-fuel-for-take-off-fuel",
        why: "Subtracts the trip fuel instead of the take-off fuel.",
        value: lowest - dryOperating - tripFuel,
      },
      {
        id: "landing-fuel-twice",
        why: "Subtracts the rest of the fuel after landing a second time.",
        value: load - (takeOffFuel - tripFuel),
      },
    ],
    explanation: String.raw`Take-off mass allowed by MTOM: ${maxTakeOff} kg; by MLM: $${maxLanding} + ${tripFuel} = ${byLanding}$ kg; by MZFM: $${maxZeroFuel} + ${takeOffFuel} = ${byZeroFuel}$ kg. The lowest decides: $${lowest} - ${dryOperating} - ${takeOffFuel} = ${load}$ kg.`,
  };
}

export const landingMass: Template = {
  id: "landing-mass",
  version: 3,
  title: "Landing mass after fuel burn",
  code: "031",
  lo: "031.02.03",
  difficulty: 2,
  reference: "Landing mass = take-off mass − trip fuel; mass = volume × density",
  draw: drawLandingMass,
};

export const maximumTrafficLoad: Template = {
  id: "maximum-traffic-load",
  version: 3,
  title: "Maximum traffic load",
  code: "031",
  lo: "031.02.03",
  difficulty: 4,
  reference: "Least of MTOM, MLM + trip fuel and MZFM + take-off fuel, less DOM and take-off fuel",
  draw: drawTrafficLoad,
};

import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showDuration, showNumber } from "../figures.ts";
import { fuelRequired, safeEndurance } from "../flight/fuel.ts";
import type { NumberProblem, Template } from "../template.ts";
import { hundredthsAsMinutes, minutesAsHundredths } from "../navigation/clock-mistakes.ts";

const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

function drawFuelRequired(random: Random): NumberProblem {
  const plan = {
    taxi: drawNumber(random, { from: 3, to: 8, step: 1 }),
    tripMinutes: drawNumber(random, { from: 65, to: 175, step: 1 }),
    contingencyPercent: pick(random, [5, 10]),
    alternateMinutes: drawNumber(random, { from: 15, to: 35, step: 1 }),
    reserveMinutes: pick(random, [30, 45]),
    flow: drawNumber(random, { from: 22, to: 48, step: 1 }),
  };
  const { taxi, tripMinutes, contingencyPercent, alternateMinutes, reserveMinutes, flow } = plan;
  const trip = (tripMinutes / 60) * flow;
  const contingency = (trip * contingencyPercent) / 100;
  const [alternate, reserve] = [(alternateMinutes / 60) * flow, (reserveMinutes / 60) * flow];
  const fuel = fuelRequired(plan);
  const misread = fuelRequired({ ...plan, tripMinutes: minutesAsHundredths(tripMinutes) });
  const given = `taxi ${taxi} L, trip ${showDuration(tripMinutes)}, alternate ${alternateMinutes} min, contingency ${contingencyPercent} % of trip fuel and final reserve ${reserveMinutes} min (both as stated by the operator), consumption ${flow} L/h throughout`;
  return {
    shape: "number",
    stem: pick(random, [
      `Plan the fuel: ${given}. How much fuel must be on board before taxi, to the nearest litre?`,
      `What is the least block fuel, to the nearest litre? Given: ${given}.`,
      `Work out the fuel required at engine start, to the nearest litre: ${given}.`,
    ]),
    unit: "L",
    decimals: 0,
    value: fuel,
    tolerance: 1,
    mistakes: [
      { id: "reserve-forgotten", why: "Leaves out the final reserve.", value: fuel - reserve },
      { id: "alternate-forgotten", why: "Leaves out the fuel to the alternate.", value: fuel - alternate },
      { id: "contingency-forgotten", why: "Leaves out the contingency fuel.", value: fuel - contingency },
      {
        id: "minutes-as-hundredths",
        why: `Reads the trip time as ${dec(minutesAsHundredths(tripMinutes) / 60, 2)} h.`,
        value: misread,
      },
      { id: "taxi-twice", why: "Counts the taxi fuel for the landing as well.", value: fuel + taxi },
      {
        id: "contingency-on-everything",
        why: "Takes the contingency of all the fuel instead of the trip fuel.",
        value: (fuel - contingency) * (1 + contingencyPercent / 100),
      },
      { id: "reserve-twice", why: "Adds a second final reserve for the alternate.", value: fuel + reserve },
      {
        id: "alternate-twice",
        why: "Counts the way to the alternate there and back.",
        value: fuel + alternate,
      },
    ],
    explanation: String.raw`Trip $${tripMinutes} / 60 \times ${flow} = ${dec(trip)}$ L, contingency ${dec(contingency)} L, alternate ${dec(alternate)} L, final reserve ${dec(reserve)} L, taxi ${taxi} L. Sum: $${dec(trip)} + ${dec(contingency)} + ${dec(alternate)} + ${dec(reserve)} + ${taxi} = ${dec(fuel)}$ L.`,
  };
}

function drawEndurance(random: Random): NumberProblem {
  const tank = {
    usable: drawNumber(random, { from: 90, to: 200, step: 1 }),
    taxi: drawNumber(random, { from: 4, to: 9, step: 1 }),
    reserveMinutes: pick(random, [30, 45]),
    flow: drawNumber(random, { from: 22, to: 45, step: 1 }),
  };
  const { usable, taxi, reserveMinutes, flow } = tank;
  const minutes = safeEndurance(tank);
  const airborne = minutes + reserveMinutes;
  const given = `${usable} L of usable fuel, ${taxi} L for taxi, consumption ${flow} L/h, final reserve ${reserveMinutes} min`;
  return {
    shape: "number",
    stem: pick(random, [
      `Given ${given}: how many minutes can you fly before the final reserve is touched? Round to the nearest minute.`,
      `How long may a flight last with the final reserve left at landing? Given ${given}. Answer in minutes, to the nearest minute.`,
      `Find the safe endurance (airborne time without the final reserve) in minutes, to the nearest minute: ${given}.`,
    ]),
    unit: "min",
    decimals: 0,
    value: minutes,
    tolerance: 1,
    mistakes: [
      { id: "reserve-forgotten", why: "Flies the final reserve as well.", value: airborne },
      { id: "taxi-forgotten", why: "Leaves out the fuel for taxi.", value: minutes + (taxi / flow) * 60 },
      {
        id: "hundredths-as-minutes",
        why: "Reads the decimals of the hours as minutes.",
        value: hundredthsAsMinutes(airborne) - reserveMinutes,
      },
      { id: "reserve-twice", why: "Subtracts the final reserve twice.", value: minutes - reserveMinutes },
      {
        id: "reserve-minutes-as-litres",
        why: "Subtracts the minutes of the final reserve as litres.",
        value: ((usable - taxi - reserveMinutes) / flow) * 60,
      },
      {
        id: "taxi-and-reserve-forgotten",
        why: "Divides all usable fuel by the consumption.",
        value: (usable / flow) * 60,
      },
      {
        id: "hours-times-fifty",
        why: "Turns hours into minutes with 50 instead of 60.",
        value: (airborne / 60) * 50 - reserveMinutes,
      },
    ],
    explanation: String.raw`Fuel for flight: $${usable} - ${taxi} = ${usable - taxi}$ L. It lasts $${usable - taxi} / ${flow} = ${dec(airborne / 60, 2)}$ h, which is ${dec(airborne)} min. Less the final reserve of ${reserveMinutes} min: ${dec(minutes)} min (${showDuration(minutes)}).`,
  };
}

export const fuelToLoad: Template = {
  id: "fuel-required",
  version: 3,
  title: "Block fuel of a flight",
  code: "033",
  lo: "033.03",
  difficulty: 2,
  reference:
    "Regulation (EU) No 965/2012, fuel planning: taxi, trip, contingency, alternate and final reserve fuel",
  draw: drawFuelRequired,
};

export const enduranceFromFuel: Template = {
  id: "fuel-endurance",
  version: 3,
  title: "Safe endurance",
  code: "033",
  lo: "033.03",
  difficulty: 2,
  reference: "Fuel planning: final reserve fuel is unused at landing",
  draw: drawEndurance,
};

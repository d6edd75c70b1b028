import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { combine, massToMove } from "../flight/mass.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 3) => showNumber(value, { decimals });

function drawLoadChange(random: Random): NumberProblem {
  const before = {
    massKg: drawNumber(random, { from: 980, to: 1320, step: 2 }),
    armM: drawNumber(random, { from: 2.3, to: 2.6, step: 0.01 }),
  };
  const sign = pick(random, [-1, 1]);
  const massKg = drawNumber(random, { from: 30, to: 95, step: 1 });
  const armM = drawNumber(random, { from: 3.1, to: 4.2, step: 0.01 }) - pick(random, [0, 1.8]);
  const after = combine([before, { massKg: sign * massKg, armM }]);
  const moment = after.massKg * after.armM;
  const [done, undone] = sign > 0 ? ["added", "removed"] : ["removed", "added"];
  const given = `Mass ${before.massKg} kg, centre of gravity ${dec(before.armM, 2)} m behind the datum. ${massKg} kg are ${done} at ${dec(armM, 2)} m`;
  return {
    shape: "number",
    stem: pick(random, [
      `${given}. Where is the centre of gravity now, in m, to three decimals?`,
      `${given}. Find the new arm of the centre of gravity in m, to three decimals.`,
      `Find the new centre of gravity in m behind the datum, to three decimals. ${given}.`,
    ]),
    unit: "m",
    decimals: 3,
    value: after.armM,
    tolerance: 0.002,
    mistakes: [
      {
        id: "shift-wrong-way",
        why: `Reckons as if the load had been ${undone}.`,
        value: combine([before, { massKg: -sign * massKg, armM }]).armM,
      },
      {
        id: "old-mass-below",
        why: "Changes the moment but divides by the mass before the change.",
        value: moment / before.massKg,
      },
      {
        id: "moment-unchanged",
        why: "Changes the mass but leaves the moment as it was.",
        value: (before.massKg * before.armM) / after.massKg,
      },
      {
        id: "arm-from-the-old-centre",
        why: "Measures the arm of the load from the old centre of gravity instead of the datum.",
        value: (before.massKg * before.armM + sign * massKg * (armM - before.armM)) / after.massKg,
      },
      {
        id: "shift-over-old-mass",
        why: "Divides the shift by the mass before the change.",
        value: before.armM + (sign * massKg * (armM - before.armM)) / before.massKg,
      },
      {
        id: "shift-doubled",
        why: "Applies the shift twice.",
        value: 2 * after.armM - before.armM,
      },
    ],
    explanation: String.raw`Moment: $${before.massKg} \times ${dec(before.armM, 2)} ${sign > 0 ? "+" : "-"} ${massKg} \times ${dec(armM, 2)} = ${dec(moment, 1)}$ kg m. Mass: $${before.massKg} ${sign > 0 ? "+" : "-"} ${massKg} = ${after.massKg}$ kg. $CG = \frac{${dec(moment, 1)}}{${after.massKg}} = ${dec(after.armM)}$ m.`,
  };
}

function drawLoadMove(random: Random): NumberProblem {
  const massKg = drawNumber(random, { from: 42_000, to: 68_000, step: 200 });
  const forward = drawNumber(random, { from: 9, to: 12, step: 0.1 });
  const aft = drawNumber(random, { from: 20, to: 25, step: 0.1 });
  const limit = drawNumber(random, { from: 16, to: 17.5, step: 0.01 });
  const shiftM = drawNumber(random, { from: 0.05, to: 0.25, step: 0.01 });
  const total = { massKg, shiftM };
  const moved = massToMove(total, aft - forward);
  const given = `mass ${massKg} kg, centre of gravity at ${dec(limit + shiftM, 2)} m, aft limit ${dec(limit, 2)} m, aft hold at ${dec(aft, 1)} m, forward hold at ${dec(forward, 1)} m, all behind the datum`;
  return {
    shape: "number",
    stem: pick(random, [
      `How many kg must move from the aft to the forward hold to bring the centre of gravity to its limit, to the nearest kg? Given: ${given}.`,
      `Given ${given}. Find the least mass to move from the aft to the forward hold, to the nearest kg.`,
      `The centre of gravity is too far aft: ${given}. Which mass has to move from the aft to the forward hold? Round to the nearest kg.`,
    ]),
    unit: "kg",
    decimals: 0,
    value: moved,
    tolerance: 3,
    mistakes: [
      {
        id: "arm-of-the-aft-hold",
        why: "Divides by the arm of the aft hold instead of the distance between the holds.",
        value: massToMove(total, aft),
      },
      {
        id: "arm-of-the-forward-hold",
        why: "Divides by the arm of the forward hold instead of the distance between the holds.",
        value: massToMove(total, forward),
      },
      {
        id: "arms-added",
        why: "Adds the arms of the holds instead of subtracting them.",
        value: massToMove(total, aft + forward),
      },
      {
        id: "load-taken-off",
        why: "Works out the load to take off from the aft hold, not to move.",
        value: massToMove(total, aft - limit),
      },
      {
        id: "half-the-distance",
        why: "Takes half the distance between the holds.",
        value: 2 * moved,
      },
      {
        id: "half-the-mass",
        why: "Halves the mass because it leaves one hold and enters the other.",
        value: moved / 2,
      },
    ],
    explanation: String.raw`The shift is $${dec(limit + shiftM, 2)} - ${dec(limit, 2)} = ${dec(shiftM, 2)}$ m, the distance between the holds $${dec(aft, 1)} - ${dec(forward, 1)} = ${dec(aft - forward, 1)}$ m. $m = \frac{${massKg} \times ${dec(shiftM, 2)}}{${dec(aft - forward, 1)}} = ${dec(moved, 0)}$ kg.`,
  };
}

export const loadChange: Template = {
  id: "load-added-or-removed",
  version: 3,
  title: "Centre of gravity after a load is added or removed",
  code: "031",
  lo: "031.05",
  difficulty: 3,
  reference: "Centre of gravity = sum of moments / sum of masses",
  draw: drawLoadChange,
};

export const loadMove: Template = {
  id: "load-to-move",
  version: 3,
  title: "Mass to move to shift the centre of gravity",
  code: "031",
  lo: "031.05",
  difficulty: 4,
  reference: "Load shift: mass moved × distance = total mass × change of the centre of gravity",
  draw: drawLoadMove,
};

import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { combine } from "../flight/mass.ts";
import type { NumberProblem, Template } from "../template.ts";

const dec = (value: number, decimals = 0) => showNumber(value, { decimals });

function drawLoadSheet(random: Random): NumberProblem {
  const arm = (from: number, to: number) => drawNumber(random, { from, to, step: 0.01 });
  const mass = (from: number, to: number) => drawNumber(random, { from, to, step: 1 });
  const rows = [
    { item: "empty", mass: mass(620, 820), arm: arm(0.95, 1.1) },
    { item: "front", mass: mass(80, 180), arm: arm(1.0, 1.2) },
    { item: "rear", mass: mass(55, 150), arm: arm(1.75, 1.95) },
    { item: "fuel", mass: mass(50, 130), arm: arm(1.1, 1.35) },
    { item: "baggage", mass: mass(10, 45), arm: arm(2.3, 2.6) },
  ] as const;
  const loads = rows.map((row) => ({ massKg: row.mass, armM: row.arm }));
  const without = (left: (typeof rows)[number]["item"]) =>
    combine(loads.filter((_, at) => rows[at]?.item !== left)).armM;
  const whole = combine(loads);
  const [, front, rear] = loads;
  const swapped =
    front === undefined || rear === undefined
      ? loads
      : loads.with(1, { ...front, armM: rear.armM }).with(2, { ...rear, armM: front.armM });
  return {
    shape: "number",
    stem: pick(random, [
      "Complete the load sheet: where is the centre of gravity, in m behind the datum, to three decimals?",
      "Which arm does the centre of gravity of this loading have, in m, to three decimals?",
      "Add up the load sheet. How far behind the datum is the centre of gravity, in m, to three decimals?",
    ]),
    figure: { kind: "loading-table", rows },
    unit: "m",
    decimals: 3,
    value: whole.armM,
    tolerance: 0.003,
    mistakes: [
      { id: "fuel-left-out", why: "Leaves out the fuel.", value: without("fuel") },
      { id: "baggage-left-out", why: "Leaves out the baggage.", value: without("baggage") },
      { id: "rear-left-out", why: "Leaves out the rear seats.", value: without("rear") },
      { id: "arms-swapped", why: "Swaps the arms of front and rear seats.", value: combine(swapped).armM },
      {
        id: "mean-of-the-arms",
        why: "Takes the mean of the arms and gives no weight to the masses.",
        value: loads.reduce((sum, { armM }) => sum + armM, 0) / loads.length,
      },
      {
        id: "baggage-not-in-total",
        why: "Adds the moment of the baggage but leaves its mass out of the total.",
        value: (whole.massKg * whole.armM) / (whole.massKg - (loads[4]?.massKg ?? 0)),
      },
    ],
    explanation: String.raw`Each mass times its arm, added up: ${dec(whole.massKg * whole.armM, 2)} kg m. Total mass ${whole.massKg} kg. $CG = \frac{${dec(whole.massKg * whole.armM, 2)}}{${whole.massKg}} = ${dec(whole.armM, 3)}$ m.`,
  };
}

export const loadSheetCentre: Template = {
  id: "load-sheet-centre",
  version: 1,
  title: "Centre of gravity by a load sheet",
  code: "031",
  lo: "031.05",
  difficulty: 3,
  reference: "Centre of gravity = sum of moments / sum of masses",
  draw: drawLoadSheet,
};

import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

/** Divisor of the index formula, kg m for one unit. */
const UNIT = 1_000;
const LEAST_INDEX = 15;
const MOST_INDEX = 75;
const dec = (value: number, decimals = 1) => showNumber(value, { decimals });

/** Masses in kg, arms in m; index of the dry operating mass. */
type Loading = {
  readonly dry: number;
  readonly reference: number;
  readonly forward: { readonly massKg: number; readonly armM: number };
  readonly aft: { readonly massKg: number; readonly armM: number };
};

/** Index units of a load. Source: index = mass × (arm − reference arm) / constant. */
export function loadIndex({ massKg, armM }: Loading["forward"], reference: number): number {
  return (massKg * (armM - reference)) / UNIT;
}

const indexOf = ({ dry, reference, forward, aft }: Loading) =>
  dry + loadIndex(forward, reference) + loadIndex(aft, reference);

function drawLoading(random: Random): Loading {
  const massKg = () => drawNumber(random, { from: 800, to: 3_200, step: 20 });
  return {
    dry: drawNumber(random, { from: 38, to: 56, step: 0.5 }),
    reference: drawNumber(random, { from: 17.5, to: 19.5, step: 0.1 }),
    forward: { massKg: massKg(), armM: drawNumber(random, { from: 10, to: 13, step: 0.1 }) },
    aft: { massKg: massKg(), armM: drawNumber(random, { from: 23, to: 27, step: 0.1 }) },
  };
}

function drawIndex(random: Random): NumberProblem {
  const loading = drawWhere(random, drawLoading, (one) => {
    const index = indexOf(one);
    return index >= LEAST_INDEX && index <= MOST_INDEX;
  });
  const { dry, reference, forward, aft } = loading;
  const value = indexOf(loading);
  const [ahead, behind] = [loadIndex(forward, reference), loadIndex(aft, reference)];
  const given = `dry operating index ${dec(dry)}, forward hold ${forward.massKg} kg at ${dec(forward.armM)} m, aft hold ${aft.massKg} kg at ${dec(aft.armM)} m; index = mass × (arm − ${dec(reference)} m) / ${UNIT}`;
  return {
    shape: "number",
    stem: pick(random, [
      `Find the index with the holds loaded, to one decimal: ${given}.`,
      `Given ${given}. What is the index after loading both holds, to one decimal?`,
      `Which index does the load sheet show with both holds loaded, to one decimal? ${given[0]?.toUpperCase()}${given.slice(1)}.`,
    ]),
    unit: "",
    decimals: 1,
    value,
    tolerance: 0.1,
    mistakes: [
      {
        id: "forward-hold-wrong-sign",
        why: "Adds the units of the forward hold, which lies ahead of the reference.",
        value: value - 2 * ahead,
      },
      {
        id: "both-signs-wrong",
        why: "Takes the reference arm less the arm of the hold.",
        value: dry - ahead - behind,
      },
      {
        id: "aft-hold-wrong-sign",
        why: "Subtracts the units of the aft hold, which lies behind the reference.",
        value: value - 2 * behind,
      },
      {
        id: "forward-hold-twice",
        why: "Counts the units of the forward hold twice.",
        value: value + ahead,
      },
      { id: "forward-hold-left-out", why: "Leaves out the forward hold.", value: value - ahead },
      { id: "aft-hold-left-out", why: "Leaves out the aft hold.", value: value - behind },
      {
        id: "loads-swapped",
        why: "Puts each load into the other hold.",
        value: indexOf({
          ...loading,
          forward: { ...forward, massKg: aft.massKg },
          aft: { ...aft, massKg: forward.massKg },
        }),
      },
      { id: "dry-index-left-out", why: "Leaves out the dry operating index.", value: ahead + behind },
      { id: "dry-index-twice", why: "Counts the dry operating index twice.", value: value + dry },
    ],
    explanation: String.raw`Forward hold: $${forward.massKg} \times (${dec(forward.armM)} - ${dec(reference)}) / ${UNIT} = ${dec(ahead, 2)}$. Aft hold: $${aft.massKg} \times (${dec(aft.armM)} - ${dec(reference)}) / ${UNIT} = ${dec(behind, 2)}$. Index: ${dec(dry)} with both added is ${dec(value)}.`,
  };
}

export const loadedIndex: Template = {
  id: "load-index",
  version: 2,
  title: "Index of a loaded aeroplane",
  code: "031",
  lo: "031.05",
  difficulty: 3,
  reference:
    "UK CAA CAP 696, Section 4, Load and trim sheet (index); FAA-H-8083-1B, ch. 9 (index); index = mass × (arm − reference arm) / constant",
  draw: drawIndex,
};

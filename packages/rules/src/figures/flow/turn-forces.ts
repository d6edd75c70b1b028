import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arc, circle, line, placed, polar, polygon, sheet, text, toRadians, type Point } from "../kit/svg.ts";
import { dashed, letterAt, vector, type Vector } from "./forces.ts";

const CENTRE: Point = { x: 180, y: 160 };
const WEIGHT = 84;
const HEIGHT = 308;
const FORCES = ["lift", "weight", "up", "inward"] as const;
type Force = (typeof FORCES)[number];
type Own = { readonly bank: number; readonly lift: number };

/** An aeroplane in a turn from behind, with its forces to scale, lettered, and values beneath. */
export const turnForces = defineFigure({
  parameters: recordField({
    /** To the right positive. */
    bank: numberField({ from: -60, to: 60, step: 5 }),
    /** Per cent of the weight. */
    lift: numberField({ from: 80, to: 180, step: 5 }),
    marks: listField(choiceField(FORCES), 0, 4),
    /** Weight in kN, where it is written; 0: it is not. */
    weight: numberField({ from: 0, to: 100, step: 1 }),
    /** Whether the angle of bank is written. */
    angle: choiceField(["written", "open"]),
  }),
  alt: {
    en: "Aeroplane in a turn from behind, with the forces on it to scale",
    ar: "طائرة في انعطاف من الخلف مع القوى المؤثرة فيها بمقياس رسم",
  },
  fault: (own) => {
    const { bank, marks } = own;
    if (new Set(marks).size < marks.length) return "a letter stands for what another one does";
    if (CENTRE.y - vectorsOf(own).up.to.y > 128) return "the lift is too large for the sheet";
    return Math.abs(bank) < 15 ? "the bank is too small to be seen" : null;
  },
  svg: (own, language) => {
    const { bank, marks, weight, angle } = own;
    const vectors = vectorsOf(own);
    const top = polar(CENTRE, 0, 150);
    const [from, to] = bank > 0 ? [0, bank] : [bank, 0];
    const words = [
      ...(weight > 0 ? [`${{ en: "Weight", ar: "الوزن" }[language]} ${weight} kN`] : []),
      ...(angle === "written" ? [`${{ en: "Bank", ar: "الميل" }[language]} ${Math.abs(bank)}°`] : []),
    ];
    return sheet(HEIGHT, [
      dashed(CENTRE, top),
      arc({ centre: CENTRE, r: 62, from, to }, { stroke: COLOUR.muted, "stroke-width": 1.5 }),
      fromBehind(bank),
      line(vectors.lift.to, vectors.up.to, { stroke: COLOUR.line, "stroke-width": 1.25 }),
      line(vectors.lift.to, vectors.inward.to, { stroke: COLOUR.line, "stroke-width": 1.25 }),
      ...FORCES.map((force) => vector(vectors[force])),
      circle(CENTRE, 5, { fill: COLOUR.ink }),
      ...marks.map((force, at) => letterAt(vectors[force], LETTERS[at] ?? "")),
      ...words.map((one, at) =>
        text({ x: words.length === 1 ? 180 : 100 + at * 160, y: 291 }, one, { size: 15, bold: true }),
      ),
    ]);
  },
});

function vectorsOf({ bank, lift }: Own): Readonly<Record<Force, Vector>> {
  const length = (WEIGHT * lift) / 100;
  const up = length * Math.cos(toRadians(bank));
  const inward = length * Math.sin(toRadians(bank));
  return {
    lift: { from: CENTRE, to: polar(CENTRE, bank, length), stroke: COLOUR.blue },
    weight: { from: CENTRE, to: { x: CENTRE.x, y: CENTRE.y + WEIGHT }, stroke: COLOUR.ink },
    up: { from: CENTRE, to: { x: CENTRE.x, y: CENTRE.y - up }, stroke: COLOUR.green, dash: "7 5" },
    inward: { from: CENTRE, to: { x: CENTRE.x + inward, y: CENTRE.y }, stroke: COLOUR.magenta, dash: "7 5" },
  };
}

function fromBehind(bank: number): string {
  const wing: readonly Point[] = [
    { x: 128, y: -8 },
    { x: 128, y: -4 },
    { x: 14, y: 8 },
    { x: -14, y: 8 },
    { x: -128, y: -4 },
    { x: -128, y: -8 },
    { x: -14, y: 0 },
    { x: 14, y: 0 },
  ];
  const tail: readonly Point[] = [
    { x: 44, y: -14 },
    { x: 44, y: -11 },
    { x: 2, y: -10 },
    { x: -2, y: -10 },
    { x: -44, y: -11 },
    { x: -44, y: -14 },
    { x: -2, y: -14 },
    { x: -2, y: -46 },
    { x: 2, y: -46 },
    { x: 2, y: -14 },
  ];
  const style = { fill: "#d6dde5", stroke: COLOUR.line, "stroke-width": 1.5 };
  const body = Array.from({ length: 24 }, (_, at) => polar({ x: 0, y: 2 }, at * 15, 16));
  return [wing, tail, body].map((points) => polygon(placed(points, CENTRE, bank), style)).join("");
}

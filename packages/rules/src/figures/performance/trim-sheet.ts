import { choiceField, listField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure, type Wording } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, line, polyline, rect, sheet, text, type Point } from "../kit/svg.ts";
import { fictitious } from "./fictitious.ts";

const [FROM, TO] = [20, 80];
const SCALE = 58;
const TOP = 66;
const ROW = 42;
const [LEFT, RIGHT] = [112, 346];
const x = (index: number) => LEFT + ((index - FROM) / (TO - FROM)) * (RIGHT - LEFT);

const PLACES = {
  hold1: { en: "Hold 1", ar: "المخزن 1" },
  hold4: { en: "Hold 4", ar: "المخزن 4" },
  cabinA: { en: "Cabin A", ar: "المقصورة A" },
  cabinB: { en: "Cabin B", ar: "المقصورة B" },
  cabinC: { en: "Cabin C", ar: "المقصورة C" },
  fuel: { en: "Fuel", ar: "الوقود" },
} as const satisfies Readonly<Record<string, Wording>>;

type Row = {
  readonly place: keyof typeof PLACES;
  readonly unit: number;
  readonly shift: number;
  readonly parts?: number | undefined;
};

/** The index at the start and after each row in which the line is drawn. */
function indices(start: number, rows: readonly Row[]): readonly number[] {
  const passed = [start];
  for (const { shift, parts } of rows) {
    if (parts === undefined) break;
    passed.push((passed.at(-1) ?? start) + shift * parts);
  }
  return passed;
}

function faultOf(start: number, rows: readonly Row[]): string | null {
  if (new Set(rows.map(({ place }) => place)).size !== rows.length) return "a place is there twice";
  if (rows.some(({ shift }) => Math.abs(shift) < 2)) return "a scale is too fine to read";
  const passed = indices(start, rows);
  if (rows.slice(passed.length - 1).some(({ parts }) => parts !== undefined))
    return "the line is interrupted";
  return passed.some((index) => index < FROM + 1 || index > TO - 1) ? "the line leaves the scale" : null;
}

/** Load and trim sheet: each load leads the line along its scale, downwards from the index of the dry operating mass. */
export const trimSheet = defineFigure({
  parameters: recordField({
    /** Index of the dry operating mass. */
    start: numberField({ from: 26, to: 74 }),
    rows: listField(
      recordField({
        place: choiceField(["hold1", "hold4", "cabinA", "cabinB", "cabinC", "fuel"]),
        /** What one part of the scale stands for: kg, in cabins passengers. */
        unit: numberField({ from: 5, to: 2_000, step: 5 }),
        /** Index of one part; a negative one leads to the left. */
        shift: numberField({ from: -5, to: 5 }),
        /** Parts along which the line is drawn; left out: it has not been drawn so far. */
        parts: optionalField(numberField({ from: 0, to: 8, step: 0.5 })),
      }),
      2,
      5,
    ),
  }),
  alt: {
    en: "Load and trim sheet of a fictitious aeroplane with scales of index",
    ar: "ورقة تحميل واتزان لطائرة افتراضية بمقاييس الدليل",
  },
  fault: ({ start, rows }) => faultOf(start, rows),
  svg: ({ start, rows }, language) => {
    const bottom = TOP + ROW * rows.length;
    const isArabic = language === "ar";
    const name = { bold: true, anchor: "start" } as const;
    return sheet(bottom + 46, [
      text({ x: 8, y: 16 }, isArabic ? "ورقة التحميل والتوازن" : "Load and trim sheet", name),
      fictitious(language),
      ...scale(SCALE, -1),
      text({ x: 8, y: SCALE - 10 }, isArabic ? "دليل DOM" : "DOM index", name),
      ...rows.flatMap((row, at) => [
        ...head(row, TOP + ROW * at, PLACES[row.place][language]),
        ...parted(row, TOP + ROW * at),
      ]),
      ...scale(bottom + 8, 1),
      text({ x: 8, y: bottom + 24 }, isArabic ? "الدليل" : "Index", name),
      ...trace(indices(start, rows), rows.length),
    ]);
  },
});

/** The scale of index, its figures above or below its line. */
function scale(y: number, side: -1 | 1): readonly string[] {
  const stroke = { stroke: COLOUR.ink, "stroke-width": 1 };
  return [
    line({ x: LEFT, y }, { x: RIGHT, y }, { ...stroke, "stroke-width": 1.5 }),
    ...Array.from({ length: TO - FROM + 1 }, (_, at) => {
      const length = at % 10 === 0 ? 9 : at % 5 === 0 ? 7 : 4;
      return line({ x: x(FROM + at), y }, { x: x(FROM + at), y: y + side * length }, stroke);
    }),
    ...Array.from({ length: (TO - FROM) / 10 + 1 }, (_, at) =>
      text({ x: x(FROM + at * 10), y: y + side * 18 }, FROM + at * 10),
    ),
  ];
}

/** Name of a row, what one part stands for, and which way it leads. */
function head({ place, unit, shift }: Row, top: number, name: string): readonly string[] {
  const isCabin = place.startsWith("cabin");
  const [from, to] = shift > 0 ? [82, 102] : [102, 82];
  return [
    text({ x: 8, y: top + 13 }, name, { anchor: "start", bold: true }),
    text({ x: 8, y: top + 31 }, `${unit} ${isCabin ? "pax" : "kg"}`, { anchor: "start" }),
    arrow({ x: from, y: top + 31 }, { x: to, y: top + 31 }, { stroke: COLOUR.ink, width: 2 }),
  ];
}

/** The scale of a row, parted from its left end on. */
function parted({ shift }: Row, top: number): readonly string[] {
  const count = Math.floor((TO - FROM) / Math.abs(shift));
  return [
    rect(
      { x: LEFT, y: top + 2, width: RIGHT - LEFT, height: ROW - 4 },
      { fill: COLOUR.tint, stroke: COLOUR.line, "stroke-width": 1 },
    ),
    ...Array.from({ length: count }, (_, at) => x(FROM + (at + 1) * Math.abs(shift)))
      .filter((place) => place < RIGHT - 1)
      .map((place) =>
        line(
          { x: place, y: top + 8 },
          { x: place, y: top + ROW - 8 },
          { stroke: COLOUR.muted, "stroke-width": 1.25 },
        ),
      ),
  ];
}

/** The line from the start through the rows that have been loaded; its head points into the next. */
function trace(passed: readonly number[], rows: number): readonly string[] {
  const points: Point[] = [{ x: x(passed[0] ?? FROM), y: SCALE }];
  for (const [row, index] of passed.slice(1).entries()) {
    const y = TOP + ROW * (row + 0.5);
    points.push({ x: points.at(-1)?.x ?? 0, y }, { x: x(index), y });
  }
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const isWhole = passed.length > rows;
  const end = { x: last.x, y: isWhole ? TOP + ROW * rows + 8 : TOP + ROW * (passed.length - 1) + 8 };
  const stroke = { stroke: COLOUR.magenta, "stroke-width": 2.5, "stroke-linejoin": "round" };
  return [polyline(points, stroke), arrow(last, end, { stroke: COLOUR.magenta })];
}

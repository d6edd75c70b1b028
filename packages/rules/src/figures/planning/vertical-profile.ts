import { choiceField, listField, numberField, optionalField, recordField, textField } from "../fields.ts";
import { defineFigure, type FigureLanguage } from "../figure.ts";
import { tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polyline, rect, sheet, text, type Point } from "../kit/svg.ts";
import type { Cell } from "../kit/table.ts";
import { cellField, lettered, tooManyLetters } from "./cells.ts";

const LEFT = 62;
const RIGHT = 350;
const GROUND = 138;
const TOP = 44;
const STEP = 26;
const TABLE = 168;
const ROW = 30;

const segment = recordField({
  distance: cellField(numberField({ from: 1, to: 2_000 })),
  time: cellField(numberField({ from: 1, to: 400 })),
  speed: cellField(numberField({ from: 50, to: 560 })),
  fuel: cellField(numberField({ from: 1, to: 30_000 })),
});

/** Corners of a climb, one or two levels of cruise and a descent, evenly wide. */
function corners(levels: number): readonly Point[] {
  const width = (RIGHT - LEFT) / (levels + 2);
  const lower = levels === 2 ? TOP + STEP : TOP;
  const steps =
    levels === 2
      ? [
          { x: LEFT + width * 2 - 12, y: lower },
          { x: LEFT + width * 2, y: TOP },
        ]
      : [];
  return [
    { x: LEFT, y: GROUND },
    { x: LEFT + width, y: lower },
    ...steps,
    { x: RIGHT - width, y: TOP },
    { x: RIGHT, y: GROUND },
  ];
}

function grid(rows: readonly (readonly Cell[])[], segments: number): readonly string[] {
  const width = (RIGHT - LEFT) / segments;
  return rows.flatMap(([name = "", ...cells], row) => {
    const y = TABLE + ROW * (row + 0.5);
    const rule = { stroke: COLOUR.line, "stroke-width": 1 };
    return [
      line({ x: 8, y: TABLE + ROW * row }, { x: RIGHT, y: TABLE + ROW * row }, rule),
      text({ x: 8, y }, typeof name === "string" ? name : name.letter, {
        anchor: "start",
        bold: true,
        fill: COLOUR.muted,
      }),
      ...cells.map((cell, at) => {
        const middle = { x: LEFT + width * (at + 0.5), y };
        return typeof cell === "string" ? text(middle, cell, { size: 15 }) : tag(middle, cell.letter);
      }),
    ];
  });
}

const made = (language: FigureLanguage) =>
  language === "ar" ? "رحلة افتراضية، بلا مقياس" : "Fictitious flight, not to scale";

/** Climb, cruise and descent of a flight from the side, with miles, minutes and speeds below. */
export const verticalProfile = defineFigure({
  parameters: recordField({
    from: textField(7, ["420 ft", "1240 ft"]),
    /** Levels of the cruise, the second one after a step. */
    levels: listField(textField(7, ["FL350", "6500 ft", "FL370"]), 1, 2),
    to: textField(7, ["80 ft", "1500 ft"]),
    /** Climb, cruise once or twice, descent. */
    segments: listField(segment, 3, 4),
    /** With it there is a row of fuel. */
    unit: optionalField(choiceField(["kg", "L"])),
  }),
  alt: {
    en: "Vertical profile of a fictitious flight with distances, times and ground speeds of its parts",
    ar: "مقطع رأسي لرحلة افتراضية مع مسافات أجزائها وأزمنتها وسرعاتها الأرضية",
  },
  fault: ({ levels, segments, unit }) => {
    if (segments.length !== levels.length + 2) return "parts and levels do not fit";
    if (unit === undefined && segments.some(({ fuel }) => fuel !== undefined)) return "fuel has no unit";
    return tooManyLetters(
      segments.flatMap(({ distance, time, speed, fuel }) => [
        distance,
        time,
        speed,
        ...(unit === undefined ? [] : [fuel]),
      ]),
    );
  },
  svg: ({ from, levels, to, segments, unit }, language) => {
    const path = corners(levels.length);
    const width = (RIGHT - LEFT) / segments.length;
    const rows = lettered([
      ["NM", ...segments.map(({ distance }) => distance?.toString())],
      ["min", ...segments.map(({ time }) => time?.toString())],
      ["GS kt", ...segments.map(({ speed }) => speed?.toString())],
      ...(unit === undefined ? [] : [[unit, ...segments.map(({ fuel }) => fuel?.toString())]]),
    ]);
    const bottom = TABLE + ROW * rows.length;
    const dividers = segments.slice(1).map((_, at) => LEFT + width * (at + 1));
    return sheet(bottom + 26, [
      rect({ x: LEFT, y: TABLE, width: RIGHT - LEFT, height: bottom - TABLE }, { fill: COLOUR.tint }),
      ...dividers.map((x) =>
        line(
          { x, y: TOP },
          { x, y: bottom },
          { stroke: COLOUR.line, "stroke-width": 1, "stroke-dasharray": "4 4" },
        ),
      ),
      line({ x: 8, y: GROUND }, { x: RIGHT, y: GROUND }, { stroke: COLOUR.ground, "stroke-width": 3 }),
      polyline(path, { stroke: COLOUR.blue, "stroke-width": 3.5, "stroke-linejoin": "round" }),
      ...grid(rows, segments.length),
      line({ x: 8, y: bottom }, { x: RIGHT, y: bottom }, { stroke: COLOUR.ink, "stroke-width": 1.5 }),
      ...levels.map((level, at) =>
        text(
          { x: LEFT + width * (at + 1.5), y: (levels.length === 2 && at === 0 ? TOP + STEP : TOP) - 14 },
          level,
          {
            size: 15,
            bold: true,
          },
        ),
      ),
      text({ x: 8, y: GROUND + 15 }, from, { anchor: "start" }),
      text({ x: RIGHT, y: GROUND + 15 }, to, { anchor: "end" }),
      text({ x: 180, y: bottom + 13 }, made(language), { fill: COLOUR.muted }),
    ]);
  },
});

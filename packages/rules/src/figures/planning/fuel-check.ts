import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { axes, graphPoint, GRAPH_HEIGHT, LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, rect, sheet, text, type Point, type Style } from "../kit/svg.ts";
import { risingField } from "./cells.ts";

const PARTS = 5;
/** Where the words of the two lines stand: no line and no point comes there. */
const LEGEND = { x: 226, y: 38, width: 116, height: 46 } as const;
const MARGIN = 24;

/** A field of which both sides are 1. */
const UNIT = { x: { from: 0, to: 1, step: 1 }, y: { from: 0, to: 1, step: 1 } } as const;

/** Where the letter of a point stands: off the planned line. */
function letterPlace({ x, y }: Point, isBelow: boolean): Point {
  return isBelow ? { x: x - 12, y: y + 14 } : { x: x + 12, y: y - 14 };
}

/** How far a point lies from a line. */
function apart(point: Point, from: Point, to: Point): number {
  const across = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  return Math.abs(across) / Math.hypot(to.x - from.x, to.y - from.y);
}

const part = (from: number, to: number) => numberField({ from, to, step: 0.01 });

/** Fuel on board over the way: as planned, the least that must be there, and what was found. */
export const fuelCheck = defineFigure({
  parameters: recordField({
    unit: choiceField(["kg", "L"]),
    /** Way to the destination (NM) and top of the scale of fuel. */
    distance: numberField({ from: 100, to: 950, step: 50 }),
    top: numberField({ from: 50, to: 30_000, step: 50 }),
    /** Fuel at both ends of the lines, as parts of the scale. */
    start: part(0.7, 0.96),
    end: part(0.15, 0.4),
    leastAtStart: part(0.3, 0.75),
    leastAtEnd: part(0.05, 0.14),
    /** Where fuel was checked, and what was found, as parts of the way and of the scale. */
    places: risingField({ from: 0.08, to: 0.94, step: 0.01 }, 1, 4),
    found: listField(part(0.06, 0.92), 1, 4),
  }),
  alt: {
    en: "Graph of fuel on board against distance flown, with the planned line, the minimum line and lettered checks",
    ar: "رسم بياني للوقود المتبقي مقابل المسافة المقطوعة، وفيه خط الخطة وخط الحد الأدنى ونقاط مراجعة معلّمة بحروف",
  },
  fault: ({ start, end, leastAtStart, leastAtEnd, places, found }) => {
    if (places.length !== found.length) return "places and fuel found do not fit";
    const isFalling = end < start && leastAtEnd < leastAtStart && leastAtStart < start && leastAtEnd < end;
    if (!isFalling || end > 0.5 || leastAtEnd < 0.04) return "the lines do not fall as fuel does";
    const put = (at: number, fuel: number) => graphPoint(UNIT, { x: at, y: fuel });
    const points = places.map((at, place) => put(at, found[place] ?? 0));
    const isBelow = places.map((at, place) => (found[place] ?? 0) < start - (start - end) * at);
    const letters = points.map((point, at) => letterPlace(point, isBelow[at] ?? false));
    const hides = ({ x, y }: Point) =>
      x > 335 || x < 68 || y < 46 || y > 242 || (x > LEGEND.x - 12 && y < LEGEND.y + LEGEND.height + 12);
    if ([...points, ...letters].some(hides) || put(0.58, start - (start - end) * 0.58).y < LEGEND.y + 50)
      return "a point or a line goes below the legend";
    const lines = [
      [start, end],
      [leastAtStart, leastAtEnd],
    ] as const;
    const isOnLine = letters.some((letter) =>
      lines.some(([from, to]) => apart(letter, put(0, from), put(1, to)) < 12),
    );
    if (isOnLine) return "a letter lies on a line";
    const gaps = points.slice(1).map(({ x }, at) => x - (points[at]?.x ?? 0));
    return gaps.some((gap) => gap < MARGIN) ? "checks are too near to each other" : null;
  },
  svg: (own, language) => {
    const { unit, distance, top, start, end, leastAtStart, leastAtEnd, places, found } = own;
    const field = {
      x: { from: 0, to: distance, step: distance / PARTS },
      y: { from: 0, to: top, step: top / PARTS },
    };
    const put = (at: number, fuel: number) => graphPoint(field, { x: at * distance, y: fuel * top });
    const isArabic = language === "ar";
    const plan = { stroke: COLOUR.blue, "stroke-width": 3 };
    const minimum = { stroke: COLOUR.red, "stroke-width": 2.5, "stroke-dasharray": "7 4" };
    const sample = (row: number, style: Style) => {
      const y = LEGEND.y + 13 + row * 20;
      return line({ x: LEGEND.x + 6, y }, { x: LEGEND.x + 34, y }, style);
    };
    const word = (row: number, words: string) =>
      text({ x: LEGEND.x + 42, y: LEGEND.y + 13 + row * 20 }, words, { anchor: "start" });
    return sheet(GRAPH_HEIGHT, [
      ...axes({
        ...field,
        fine: PARTS,
        xName: isArabic ? "المسافة المقطوعة NM" : "Distance flown, NM",
        yName: isArabic ? `الوقود على متن الطائرة ${unit}` : `Fuel on board, ${unit} (fictitious flight)`,
      }),
      line(put(0, start), put(1, end), plan),
      line(put(0, leastAtStart), put(1, leastAtEnd), minimum),
      rect(LEGEND, { fill: COLOUR.paper, stroke: COLOUR.line, "stroke-width": 1 }),
      sample(0, plan),
      word(0, isArabic ? "الخطة" : "Planned"),
      sample(1, minimum),
      word(1, isArabic ? "الحد الأدنى" : "Minimum"),
      ...places.flatMap((place, at) => {
        const fuel = found[at] ?? 0;
        const point = put(place, fuel);
        return [
          circle(point, 4.5, { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1.5 }),
          tag(letterPlace(point, fuel < start - (start - end) * place), LETTERS[at] ?? ""),
        ];
      }),
    ]);
  },
});

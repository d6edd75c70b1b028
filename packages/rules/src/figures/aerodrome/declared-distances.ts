import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, line, polygon, rect, sheet, text, WIDTH } from "../kit/svg.ts";

const RUNWAY = { top: 62, bottom: 92 };
const MIDDLE = (RUNWAY.top + RUNWAY.bottom) / 2;
/** Where things end, from left to right; the figure is not to scale. */
const PLACES = {
  "clearway-left": 8,
  "stopway-left": 34,
  "end-left": 72,
  "threshold-left": 122,
  "threshold-right": 238,
  "end-right": 288,
  "stopway-right": 326,
  "clearway-right": 352,
} as const;
const NAMES = [
  "clearway-left",
  "stopway-left",
  "end-left",
  "threshold-left",
  "threshold-right",
  "end-right",
  "stopway-right",
  "clearway-right",
] as const;
const MARKS_TOP = 150;
const MARK_ROW = 27;
const metres = (from: number, to: number) => numberField({ from, to, step: 10 });

/** A runway from above with what lies at its ends, its lengths in metres, and lettered distances; not to scale. */
export const declaredDistances = defineFigure({
  parameters: recordField({
    /** Number of the runway that is used from left to right. */
    runway: numberField({ from: 1, to: 18 }),
    paved: metres(800, 3_800),
    /** How far a threshold is displaced, and lengths beyond the ends of the runway; 0: there is none. */
    displacedLeft: metres(0, 500),
    displacedRight: metres(0, 500),
    stopwayLeft: metres(0, 300),
    stopwayRight: metres(0, 300),
    clearwayLeft: metres(0, 900),
    clearwayRight: metres(0, 900),
    marks: listField(recordField({ from: choiceField(NAMES), to: choiceField(NAMES) }), 0, 4),
  }),
  alt: {
    en: "Runway from above with the areas at its ends and lengths in metres",
    ar: "مدرج من الأعلى مع المناطق عند طرفيه والأطوال بالأمتار",
  },
  fault: (given) => {
    if (given.marks.some(({ from, to }) => NAMES.indexOf(from) >= NAMES.indexOf(to)))
      return "a distance runs backwards";
    if (given.marks.some(({ from, to }) => lengthAt(given, from) === 0 || lengthAt(given, to) === 0))
      return "a distance ends where nothing is";
    const short =
      (given.clearwayLeft > 0 && given.clearwayLeft < given.stopwayLeft) ||
      (given.clearwayRight > 0 && given.clearwayRight < given.stopwayRight);
    return short ? "a clearway ends before the stopway" : null;
  },
  svg: (given, language) => {
    const isArabic = language === "ar";
    const { marks } = given;
    return sheet(MARKS_TOP + (marks.length - 0.4) * MARK_ROW + 26, [
      ...clearway(given.clearwayLeft, PLACES["clearway-left"], PLACES["end-left"]),
      ...clearway(given.clearwayRight, PLACES["end-right"], PLACES["clearway-right"]),
      ...stopway(given.stopwayLeft, PLACES["stopway-left"], PLACES["end-left"]),
      ...stopway(given.stopwayRight, PLACES["end-right"], PLACES["stopway-right"]),
      rect(
        { x: PLACES["end-left"], y: RUNWAY.top, width: PLACES["end-right"] - PLACES["end-left"], height: 30 },
        { fill: "#3a424d" },
      ),
      ...runwayEnd(given.displacedLeft, given.runway, 1),
      ...runwayEnd(given.displacedRight, given.runway + 18, -1),
      measure(14, [PLACES["end-left"], PLACES["end-right"]], `${given.paved} m`),
      ...legend(MARKS_TOP + (marks.length - 0.4) * MARK_ROW + 10, isArabic),
      ...marks.flatMap(({ from, to }, at) => {
        const y = MARKS_TOP + at * MARK_ROW;
        const ends = [PLACES[from], PLACES[to]] as const;
        return [
          ...ends.map((x) =>
            line({ x, y: 128 }, { x, y: y + 6 }, { stroke: COLOUR.line, "stroke-dasharray": "3 3" }),
          ),
          span(y, ends, COLOUR.blue),
          tag({ x: (ends[0] + ends[1]) / 2, y }, LETTERS[at] ?? ""),
        ];
      }),
    ]);
  },
});

type Lengths = Readonly<
  Record<
    | "displacedLeft"
    | "displacedRight"
    | "stopwayLeft"
    | "stopwayRight"
    | "clearwayLeft"
    | "clearwayRight"
    | "paved",
    number
  >
>;

/** The length that makes a place one of its own. */
function lengthAt(given: Lengths, place: (typeof NAMES)[number]): number {
  return {
    "clearway-left": given.clearwayLeft,
    "stopway-left": given.stopwayLeft,
    "end-left": given.paved,
    "threshold-left": given.displacedLeft,
    "threshold-right": given.displacedRight,
    "end-right": given.paved,
    "stopway-right": given.stopwayRight,
    "clearway-right": given.clearwayRight,
  }[place];
}

/** A line with a head at both ends. */
function span(y: number, [left, right]: readonly [number, number], stroke: string): string {
  const middle = { x: (left + right) / 2, y };
  return (
    arrow(middle, { x: left, y }, { stroke, width: 1.5 }) +
    arrow(middle, { x: right, y }, { stroke, width: 1.5 })
  );
}

/** A length above the runway. */
function measure(y: number, ends: readonly [number, number], words: string): string {
  const half = words.length * 4.4 + 4;
  const middle = (ends[0] + ends[1]) / 2;
  return (
    span(y, ends, COLOUR.muted) +
    rect({ x: middle - half, y: y - 9, width: 2 * half, height: 18 }, { fill: COLOUR.paper }) +
    text({ x: middle, y }, words, { bold: true })
  );
}

function clearway(length: number, left: number, right: number): readonly string[] {
  if (length === 0) return [];
  return [
    rect(
      { x: left, y: RUNWAY.top - 22, width: right - left, height: 74 },
      { fill: "#e6f1e4", stroke: COLOUR.green, "stroke-width": 1.5, "stroke-dasharray": "5 4" },
    ),
    text({ x: (left + right) / 2, y: RUNWAY.top - 34 }, length, { bold: true, fill: "#1d7a45" }),
  ];
}

function stopway(length: number, left: number, right: number): readonly string[] {
  if (length === 0) return [];
  const isLeft = right === PLACES["end-left"];
  const chevrons = [0, 1, 2].map((at) => {
    const [tip, foot] = isLeft
      ? [right - 2 - at * 12, right - 12 - at * 12]
      : [left + 2 + at * 12, left + 12 + at * 12];
    return (
      line(
        { x: tip, y: MIDDLE },
        { x: foot, y: RUNWAY.top + 3 },
        { stroke: COLOUR.signYellow, "stroke-width": 2.5 },
      ) +
      line(
        { x: tip, y: MIDDLE },
        { x: foot, y: RUNWAY.bottom - 3 },
        { stroke: COLOUR.signYellow, "stroke-width": 2.5 },
      )
    );
  });
  return [
    rect({ x: left, y: RUNWAY.top, width: right - left, height: 30 }, { fill: "#7d8895" }),
    ...chevrons,
    text({ x: (left + right) / 2, y: RUNWAY.bottom + 12 }, length, { bold: true, fill: "#8a6200" }),
  ];
}

/** Threshold with its number, and arrows before it where it is displaced; `way` is the way of landing. */
function runwayEnd(displaced: number, number: number, way: 1 | -1): readonly string[] {
  const outer = way === 1 ? PLACES["end-left"] : PLACES["end-right"];
  const threshold = displaced === 0 ? outer : outer + way * 50;
  const stripes = [-11, -7, -3, 3, 7, 11].map((y) =>
    line(
      { x: threshold + way * 4, y: MIDDLE + y },
      { x: threshold + way * 16, y: MIDDLE + y },
      { stroke: COLOUR.mark, "stroke-width": 2 },
    ),
  );
  const name = text({ x: threshold + way * 29, y: MIDDLE }, String(number).padStart(2, "0"), {
    size: 15,
    bold: true,
    fill: COLOUR.mark,
    turn: way * 90,
  });
  if (displaced === 0) return [...stripes, name];
  return [
    ...stripes,
    name,
    line(
      { x: threshold, y: RUNWAY.top + 2 },
      { x: threshold, y: RUNWAY.bottom - 2 },
      { stroke: COLOUR.mark, "stroke-width": 2.5 },
    ),
    arrow(
      { x: outer + way * 6, y: MIDDLE },
      { x: threshold - way * 5, y: MIDDLE },
      { stroke: COLOUR.mark, width: 2.5 },
    ),
    text({ x: outer + way * 25, y: RUNWAY.bottom + 12 }, displaced, { bold: true }),
  ];
}

/** What the areas are. */
function legend(y: number, isArabic: boolean): readonly string[] {
  const names = isArabic
    ? { stopway: "منطقة توقف", clearway: "منطقة خالية من العوائق" }
    : { stopway: "stopway", clearway: "clearway" };
  const paper = { x: 0, y: y - 12, width: WIDTH, height: 24 };
  return [
    rect(paper, { fill: COLOUR.paper }),
    rect({ x: 14, y: y - 6, width: 18, height: 12 }, { fill: "#7d8895" }),
    polygon(
      [
        { x: 18, y: y + 5 },
        { x: 23, y },
        { x: 18, y: y - 5 },
      ],
      { fill: "none", stroke: COLOUR.signYellow, "stroke-width": 2 },
    ),
    text({ x: 38, y }, names.stopway, { anchor: "start", fill: COLOUR.muted }),
    rect(
      { x: 142, y: y - 6, width: 18, height: 12 },
      { fill: "#e6f1e4", stroke: COLOUR.green, "stroke-width": 1.5, "stroke-dasharray": "4 3" },
    ),
    text({ x: 166, y }, names.clearway, { anchor: "start", fill: COLOUR.muted }),
  ];
}

import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { areTooClose, graphPoint, GRAPH_HEIGHT, LETTERS, spot, SPOT_ROOM } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polyline, rect, sheet, text, type Point } from "../kit/svg.ts";
import { legend } from "./curves.ts";

/** Flight level and seconds of useful consciousness after a slow loss of oxygen, middle of the usual range. */
const CONSCIOUS: readonly (readonly [level: number, seconds: number])[] = [
  [180, 1500],
  [220, 600],
  [250, 240],
  [280, 165],
  [300, 90],
  [350, 45],
  [400, 17.5],
  [430, 10.5],
];
const CONSCIOUS_FIELD = {
  x: { from: 180, to: 430, step: 50 },
  y: { from: Math.log10(4), to: Math.log10(1800) },
};
const CONSCIOUS_LINES = [5, 10, 30, 60, 180, 600, 1800] as const;

/** Seconds at a level on a curve: 1 slow, 2 after a sudden loss of pressure. */
function consciousAt(level: number, curve: number): number {
  const after = CONSCIOUS.findIndex(([at]) => at >= level);
  const [high, low] = [CONSCIOUS[Math.max(after, 1)], CONSCIOUS[Math.max(after, 1) - 1]];
  if (high === undefined || low === undefined) return 1;
  const part = (level - low[0]) / (high[0] - low[0]);
  return (low[1] * (high[1] / low[1]) ** part) / curve;
}

/** Time of useful consciousness over flight level, on a scale of ratios, with lettered points. */
export const consciousnessTime = defineFigure({
  parameters: recordField({
    marks: listField(
      recordField({
        level: numberField({ from: 190, to: 410, step: 10 }),
        curve: numberField({ from: 1, to: 2 }),
      }),
      0,
      4,
    ),
    /** How many of the two curves are there. */
    shown: numberField({ from: 1, to: 2 }),
  }),
  alt: {
    en: "Graph of the time of useful consciousness against flight level",
    ar: "رسم بياني لزمن الوعي المفيد مقابل مستوى الطيران",
  },
  fault: ({ marks, shown }) => {
    if (marks.some(({ curve }) => curve > shown)) return "a point is on a curve that is not there";
    return areTooClose(
      marks.map(({ level, curve }) => consciousPoint(level, consciousAt(level, curve))),
      SPOT_ROOM,
    )
      ? "two letters are too close"
      : null;
  },
  svg: ({ marks, shown }, language) => {
    const strokes = [COLOUR.blue, COLOUR.red].slice(0, shown);
    const levels = Array.from({ length: 51 }, (_, at) => 180 + at * 5);
    return sheet(GRAPH_HEIGHT, [
      ...consciousAxes(language === "ar" ? "مستوى الطيران" : "Flight level"),
      text({ x: 8, y: 16 }, language === "ar" ? "زمن الوعي المفيد" : "Useful consciousness", {
        bold: true,
        anchor: "start",
      }),
      ...strokes.map((stroke, at) =>
        polyline(
          levels.map((level) => consciousPoint(level, consciousAt(level, at + 1))),
          { stroke, "stroke-width": 3 },
        ),
      ),
      ...(shown === 2 ? legend(strokes) : []),
      ...marks.map(({ level, curve }, at) =>
        spot(consciousPoint(level, consciousAt(level, curve)), LETTERS[at] ?? ""),
      ),
    ]);
  },
});

function consciousPoint(level: number, seconds: number): Point {
  const { x, y } = CONSCIOUS_FIELD;
  return graphPoint({ x, y: { ...y, step: 1 } }, { x: level, y: Math.log10(seconds) });
}

function consciousAxes(xName: string): readonly string[] {
  const [start, end] = [consciousPoint(180, 4), consciousPoint(430, 1800)];
  const box = { x: start.x, y: end.y, width: end.x - start.x, height: start.y - end.y };
  const name = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`);
  const levels = Array.from({ length: 26 }, (_, at) => 180 + at * 10);
  return [
    rect(box, { fill: COLOUR.tint }),
    ...levels.map((level) =>
      line(consciousPoint(level, 4), consciousPoint(level, 1800), {
        stroke: level % 50 === 0 ? COLOUR.line : COLOUR.faint,
        "stroke-width": 1,
      }),
    ),
    ...CONSCIOUS_LINES.map((seconds) =>
      line(consciousPoint(180, seconds), consciousPoint(430, seconds), {
        stroke: COLOUR.line,
        "stroke-width": 1,
      }),
    ),
    rect(box, { fill: "none", stroke: COLOUR.ink, "stroke-width": 1.5 }),
    ...CONSCIOUS_LINES.map((seconds) =>
      text({ x: start.x - 5, y: consciousPoint(180, seconds).y }, name(seconds), { anchor: "end" }),
    ),
    ...[200, 250, 300, 350, 400].map((level) =>
      text({ x: consciousPoint(level, 4).x, y: start.y + 14 }, level),
    ),
    text({ x: start.x + box.width / 2, y: start.y + 36 }, xName, { bold: true }),
  ];
}

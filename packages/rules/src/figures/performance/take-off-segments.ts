import { choiceField, listField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polyline, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";

const GROUND = 214;
const LANE = 238;
const LANE_ROW = 24;

/** Ends of the segments from the start of the run on. */
const ENDS = {
  release: { x: 34, y: GROUND },
  airborne: { x: 96, y: GROUND },
  screen: { x: 122, y: 200 },
  gear: { x: 156, y: 180 },
  level: { x: 228, y: 106 },
  clean: { x: 292, y: 106 },
  high: { x: 340, y: 66 },
} as const satisfies Readonly<Record<string, Point>>;

const middle = (from: Point, to: Point): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
/** Where letters stand: those of ends above the path, those of segments below it. */
const PLACES = {
  ...Object.fromEntries(Object.entries(ENDS).map(([name, { x, y }]) => [name, { x: x - 6, y: y - 20 }])),
  first: below(ENDS.screen, ENDS.gear),
  second: below(ENDS.gear, ENDS.level),
  third: below(ENDS.level, ENDS.clean),
  fourth: below(ENDS.clean, ENDS.high),
} as Readonly<Record<string, Point>>;

function below(from: Point, to: Point): Point {
  const { x, y } = middle(from, to);
  return from.y === to.y ? { x, y: y + 18 } : { x: x + 12, y: y + 14 };
}

const place = choiceField([
  "release",
  "airborne",
  "screen",
  "gear",
  "level",
  "clean",
  "high",
  "first",
  "second",
  "third",
  "fourth",
]);
const change = choiceField(["airborne", "screen", "gear", "level", "clean"]);

/** Take-off path with one engine failed, not to scale: letters along it, and lanes in which something changes. */
export const takeOffSegments = defineFigure({
  parameters: recordField({
    marks: listField(place, 0, 5),
    /** Numbered lanes: dark up to the end of a segment, light from there on. */
    lanes: listField(change, 0, 4),
  }),
  alt: {
    en: "Take-off path after the failure of an engine, side view, not to scale",
    ar: "مسار الإقلاع بعد تعطل محرك، منظر جانبي، ليس بمقياس رسم",
  },
  fault: ({ marks, lanes }) => {
    if (marks.length + lanes.length === 0) return "there is nothing to ask for";
    return new Set(marks).size === marks.length && new Set(lanes).size === lanes.length
      ? null
      : "a place is there twice";
  },
  svg: ({ marks, lanes }, language) =>
    sheet(LANE + LANE_ROW * lanes.length + 2, [
      text({ x: 8, y: 16 }, language === "ar" ? "ليس بمقياس رسم" : "Not to scale", {
        anchor: "start",
        fill: COLOUR.muted,
      }),
      line(
        { x: 0, y: GROUND + 4 },
        { x: WIDTH, y: GROUND + 4 },
        { stroke: COLOUR.muted, "stroke-width": 1.5 },
      ),
      rect({ x: 22, y: GROUND + 1, width: 92, height: 7 }, { fill: COLOUR.bezel }),
      ...[ENDS.screen, ENDS.gear, ENDS.level, ENDS.clean].map(({ x, y }) =>
        line(
          { x, y },
          { x, y: lanes.length > 0 ? LANE + LANE_ROW * lanes.length - 8 : GROUND + 4 },
          { stroke: COLOUR.line, "stroke-width": 1.25, "stroke-dasharray": "4 3" },
        ),
      ),
      polyline(Object.values(ENDS), {
        stroke: COLOUR.blue,
        "stroke-width": 3,
        "stroke-linejoin": "round",
      }),
      ...Object.values(ENDS).map((end) => circle(end, 3.5, { fill: COLOUR.ink })),
      ...marks.map((mark, at) => tag(PLACES[mark] ?? ENDS.release, LETTERS[at] ?? "")),
      ...lanes.flatMap((end, at) => lane(ENDS[end].x, LANE + LANE_ROW * at, at + 1)),
    ]),
});

function lane(x: number, y: number, number: number): readonly string[] {
  const outline = { stroke: COLOUR.ink, "stroke-width": 1.25 };
  return [
    text({ x: 14, y: y + 7 }, number, { bold: true }),
    rect({ x: 34, y, width: x - 34, height: 14 }, { ...outline, fill: COLOUR.muted }),
    rect({ x, y, width: 340 - x, height: 14 }, { ...outline, fill: COLOUR.paper }),
  ];
}

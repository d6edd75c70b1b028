import { choiceField, listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, polyline, rect, sheet, text, WIDTH, type Point } from "../kit/svg.ts";

const HEIGHT = 260;
const RUNWAY = { left: 120, right: 240, y: 206 };
const FAR = 58;
const ENDS = { left: 34, right: 326 };

/** Middles of the legs of a circuit whose runway is landed on from the left, its legs above it. */
const LEGS = {
  upwind: { x: 284, y: RUNWAY.y },
  crosswind: { x: ENDS.right, y: 132 },
  downwind: { x: 180, y: FAR },
  base: { x: ENDS.left, y: 132 },
  final: { x: 76, y: RUNWAY.y },
} as const satisfies Readonly<Record<string, Point>>;

/** Aerodrome circuit from above with lettered legs. */
export const circuit = defineFigure({
  parameters: recordField({
    hand: choiceField(["left", "right"]),
    /** Number of the runway in use. */
    runway: numberField({ from: 1, to: 36 }),
    marks: listField(choiceField(["upwind", "crosswind", "downwind", "base", "final"]), 1, 5),
  }),
  alt: {
    en: "Aerodrome circuit from above with lettered legs",
    ar: "دائرة المرور فوق مطار من الأعلى بأضلاع مرقمة بالحروف",
  },
  svg: ({ hand, runway, marks }) => {
    // Legs are at the left of who takes off to the right of the sheet; a right-hand circuit takes off to the left.
    const flip = (point: Point): Point => (hand === "left" ? point : { x: WIDTH - point.x, y: point.y });
    const route: readonly Point[] = [
      { x: RUNWAY.right, y: RUNWAY.y },
      { x: ENDS.right, y: RUNWAY.y },
      { x: ENDS.right, y: FAR },
      { x: ENDS.left, y: FAR },
      { x: ENDS.left, y: RUNWAY.y },
      { x: RUNWAY.left, y: RUNWAY.y },
    ];
    const courses: readonly (readonly [Point, Point])[] = [
      [
        { x: 300, y: RUNWAY.y },
        { x: 316, y: RUNWAY.y },
      ],
      [
        { x: ENDS.right, y: 100 },
        { x: ENDS.right, y: 84 },
      ],
      [
        { x: 120, y: FAR },
        { x: 100, y: FAR },
      ],
      [
        { x: ENDS.left, y: 164 },
        { x: ENDS.left, y: 180 },
      ],
      [
        { x: 90, y: RUNWAY.y },
        { x: 112, y: RUNWAY.y },
      ],
    ];
    const box = { x: RUNWAY.left, y: RUNWAY.y - 13, width: RUNWAY.right - RUNWAY.left, height: 26 };
    return sheet(HEIGHT, [
      polyline(route.map(flip), { stroke: COLOUR.blue, "stroke-width": 3, "stroke-dasharray": "9 6" }),
      ...courses.map(([from, to]) => arrow(flip(from), flip(to), { stroke: COLOUR.blue, width: 3 })),
      rect(box, { fill: "#3a424d" }),
      text(flip({ x: RUNWAY.left + 20, y: RUNWAY.y }), String(runway).padStart(2, "0"), {
        fill: COLOUR.mark,
        size: 15,
        bold: true,
        turn: hand === "left" ? 90 : -90,
      }),
      ...marks.map((leg, at) => tag(flip(LEGS[leg]), LETTERS[at] ?? "")),
    ]);
  },
});

import { choiceField, numberField, optionalField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { CENTRE, DIAL_HEIGHT, face, plane } from "../kit/dial.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, placed, polar, polygon, sheet, type Point } from "../kit/svg.ts";
import { card, lubberLine } from "./card.ts";

const RIM = 134;
/** Distance between two dots of deviation. */
const DOT = 21;
const SCALE_X = 347;

/** Horizontal situation indicator with course arrow, deviation bar, flag and, with an ILS, the glide path. */
export const hsi = defineFigure({
  parameters: recordField({
    heading: numberField({ from: 0, to: 359 }),
    course: numberField({ from: 0, to: 359 }),
    /** Where the bar lies, in dots, seen along the course: to the right positive. */
    deviation: numberField({ from: -2, to: 2, step: 0.5 }),
    flag: choiceField(["to", "from", "none"]),
    /** Where the glide path lies, in dots: above is positive. */
    glide: optionalField(numberField({ from: -2, to: 2, step: 0.5 })),
  }),
  alt: {
    en: "Face of a horizontal situation indicator",
    ar: "واجهة مؤشر الوضع الأفقي",
  },
  svg: ({ heading, course, deviation, flag, glide }) => {
    const turn = course - heading;
    return sheet(DIAL_HEIGHT, [
      face(CENTRE, 142),
      ...card(heading, RIM),
      lubberLine(RIM),
      ...dots(turn),
      ...courseArrow(turn),
      bar(turn, deviation),
      ...(flag === "none" ? [] : [flagOf(turn, flag)]),
      plane({ centre: CENTRE, heading: 0, size: 44 }, { fill: COLOUR.amber }),
      ...(glide === undefined ? [] : glideScale(glide)),
    ]);
  },
});

function turned(points: readonly Point[], turn: number): readonly Point[] {
  return placed(points, CENTRE, turn);
}

function dots(turn: number): readonly string[] {
  return [-2, -1, 1, 2].flatMap((dot) =>
    turned([{ x: dot * DOT, y: 0 }], turn).map((point) =>
      circle(point, 3.5, { fill: "none", stroke: COLOUR.mark, "stroke-width": 1.5 }),
    ),
  );
}

/** Head and tail of the course arrow; the tip is the first point of the head. */
function courseArrow(turn: number): readonly string[] {
  const head = [
    { x: 0, y: -88 },
    { x: 10, y: -70 },
    { x: 2.5, y: -70 },
    { x: 2.5, y: -46 },
    { x: -2.5, y: -46 },
    { x: -2.5, y: -70 },
    { x: -10, y: -70 },
  ];
  return [
    polygon(turned(head, turn), { fill: COLOUR.magenta, stroke: COLOUR.mark, "stroke-width": 0.75 }),
    line(polar(CENTRE, turn + 180, 46), polar(CENTRE, turn + 180, 88), {
      stroke: COLOUR.magenta,
      "stroke-width": 5,
    }),
  ];
}

function bar(turn: number, deviation: number): string {
  const x = deviation * DOT;
  const [from = CENTRE, to = CENTRE] = turned(
    [
      { x, y: -42 },
      { x, y: 42 },
    ],
    turn,
  );
  return line(from, to, { stroke: COLOUR.magenta, "stroke-width": 5 });
}

function flagOf(turn: number, flag: "to" | "from"): string {
  const side = flag === "to" ? -1 : 1;
  // Slender, so that it points one way only however it is turned.
  const points = [
    { x: 58, y: side * 34 },
    { x: 51.5, y: side * 8 },
    { x: 64.5, y: side * 8 },
  ];
  return polygon(turned(points, turn), { fill: COLOUR.mark });
}

function glideScale(glide: number): readonly string[] {
  const y = CENTRE.y - glide * 30;
  return [
    ...[-2, -1, 1, 2].map((dot) =>
      circle({ x: SCALE_X, y: CENTRE.y + dot * 30 }, 4, {
        fill: "none",
        stroke: COLOUR.ink,
        "stroke-width": 1.5,
      }),
    ),
    line(
      { x: SCALE_X - 9, y: CENTRE.y },
      { x: SCALE_X + 9, y: CENTRE.y },
      { stroke: COLOUR.ink, "stroke-width": 2 },
    ),
    polygon(
      [
        { x: SCALE_X - 10, y },
        { x: SCALE_X, y: y - 7 },
        { x: SCALE_X + 10, y },
        { x: SCALE_X, y: y + 7 },
      ],
      { fill: COLOUR.magenta },
    ),
  ];
}

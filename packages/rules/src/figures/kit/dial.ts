import { COLOUR } from "./palette.ts";
import { circle, line, placed, polar, polygon, text, type Point, type Style, type TextStyle } from "./svg.ts";

/** Where every round instrument stands. */
export const CENTRE: Point = { x: 180, y: 166 };
export const RADIUS = 150;
/** Height of a figure of one round instrument. */
export const DIAL_HEIGHT = 332;

/** Case and face of a round instrument. */
export function face(centre: Point = CENTRE, r: number = RADIUS): string {
  return (
    circle(centre, r + 10, { fill: COLOUR.bezel }) +
    circle(centre, r + 2, { fill: COLOUR.dial, stroke: "#0b1119", "stroke-width": 2 })
  );
}

type Marks = {
  readonly angles: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly width?: number;
  readonly stroke?: string;
  readonly centre?: Point;
};

/** Marks on the edge of a dial. */
export function marks({ angles, from, to, width = 2, stroke = COLOUR.mark, centre = CENTRE }: Marks): string {
  return angles
    .map((angle) =>
      line(polar(centre, angle, from), polar(centre, angle, to), { stroke, "stroke-width": width }),
    )
    .join("");
}

/** A text at an angle of a dial. */
export function label(
  { angle, r }: { readonly angle: number; readonly r: number },
  words: string | number,
  style: TextStyle = {},
): string {
  return text(polar(CENTRE, angle, r), words, { fill: COLOUR.mark, size: 22, bold: true, ...style });
}

/** Whole multiples of a step in a range, both ends included. */
export function steps(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

/** Half the outline of a hand that points up: its tip is the first point. */
export type Outline = readonly (readonly [x: number, y: number])[];

/** A hand that turns around the centre; the first point of the polygon is its tip. */
export function hand(outline: Outline, angle: number, style: Style): string {
  const right = outline.map(([x, y]) => ({ x, y: -y }));
  const left = outline
    .slice(1)
    .map(([x, y]) => ({ x: -x, y: -y }))
    .toReversed();
  return polygon(placed([...right, ...left], CENTRE, angle), { fill: COLOUR.mark, ...style });
}

/** An aeroplane seen from above, its nose up, some 100 units long. */
export const PLAN_SHAPE: Outline = [
  [0, 50],
  [5, 42],
  [6, 20],
  [48, 4],
  [48, -6],
  [6, 0],
  [4, -34],
  [18, -42],
  [18, -49],
  [2, -46],
];

type Plane = { readonly centre: Point; readonly heading: number; readonly size: number };

/** An aeroplane from above; the first point of the polygon is its nose. */
export function plane({ centre, heading, size }: Plane, style: Style): string {
  const scale = size / 100;
  const right = PLAN_SHAPE.map(([x, y]) => ({ x: x * scale, y: -y * scale }));
  const left = PLAN_SHAPE.slice(1)
    .map(([x, y]) => ({ x: -x * scale, y: -y * scale }))
    .toReversed();
  return polygon(placed([...right, ...left], centre, heading), style);
}

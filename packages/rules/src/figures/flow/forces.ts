import { COLOUR } from "../kit/palette.ts";
import { arrow, line, placed, polygon, type Point } from "../kit/svg.ts";
import { tag } from "../kit/graph.ts";

/** Vectors of forces and how they are drawn. */
export type Vector = {
  readonly from: Point;
  readonly to: Point;
  readonly stroke: string;
  readonly dash?: string;
};

export function vector({ from, to, stroke, dash }: Vector): string {
  return arrow(from, to, {
    stroke,
    width: dash === undefined ? 4 : 3,
    ...(dash === undefined ? {} : { dash }),
  });
}

/** A letter just beyond the head of a vector. */
export function letterAt({ from, to }: Vector, letter: string, beyond = 16): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = (length + beyond) / length;
  return tag({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, letter);
}

export function dashed(from: Point, to: Point): string {
  return line(from, to, { stroke: COLOUR.muted, "stroke-width": 1.5, "stroke-dasharray": "6 5" });
}

/** A light aeroplane from its left side, its nose to the right, around the middle of its body. */
const SIDE: readonly Point[] = [
  { x: 66, y: 2 },
  { x: 58, y: -8 },
  { x: 30, y: -11 },
  { x: 14, y: -25 },
  { x: -12, y: -25 },
  { x: -30, y: -11 },
  { x: -66, y: -8 },
  { x: -78, y: -32 },
  { x: -90, y: -32 },
  { x: -86, y: 0 },
  { x: -30, y: 11 },
  { x: 52, y: 12 },
];

export function fromTheSide(centre: Point, degrees: number): string {
  const wing = [
    { x: 22, y: -2 },
    { x: -20, y: 1 },
    { x: -20, y: 5 },
    { x: 18, y: 4 },
  ];
  const blade = [
    { x: 67, y: -24 },
    { x: 70, y: -24 },
    { x: 70, y: 28 },
    { x: 67, y: 28 },
  ];
  return (
    polygon(placed(blade, centre, -degrees), { fill: COLOUR.muted }) +
    polygon(placed(SIDE, centre, -degrees), { fill: "#d6dde5", stroke: COLOUR.line, "stroke-width": 1.5 }) +
    polygon(placed(wing, centre, -degrees), { fill: COLOUR.line })
  );
}

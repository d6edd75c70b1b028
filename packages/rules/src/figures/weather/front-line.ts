import { COLOUR } from "../kit/palette.ts";
import { arc, polar, polygon, polyline, type Point } from "../kit/svg.ts";

/** Which front a line stands for. */
export type Front = "cold" | "warm" | "occluded";

const GAP = 30;
const SIZE = 9;
const COLOURS: Readonly<Record<Front, string>> = {
  cold: COLOUR.blue,
  warm: COLOUR.red,
  occluded: COLOUR.magenta,
};

/** A front along points, its symbols on the left or on the right hand of its way. */
export function frontLine(points: readonly Point[], front: Front, hand: "left" | "right"): readonly string[] {
  const stroke = COLOURS[front];
  const places = alongLine(points);
  return [
    polyline(points, { stroke, "stroke-width": 3.5, "stroke-linejoin": "round" }),
    ...places.map(({ point, turn }, at) => {
      const side = hand === "left" ? turn - 90 : turn + 90;
      const isTooth = front === "cold" || (front === "occluded" && at % 2 === 0);
      return isTooth ? tooth(point, side, stroke) : bow(point, side, stroke);
    }),
  ];
}

/** Evenly spaced places of a line, and where it goes there (degrees clockwise from up). */
function alongLine(points: readonly Point[]): readonly { readonly point: Point; readonly turn: number }[] {
  const found: { readonly point: Point; readonly turn: number }[] = [];
  let next = GAP / 2;
  let gone = 0;
  for (const [at, end] of points.slice(1).entries()) {
    const start = points[at] ?? end;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const turn = (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI;
    while (next <= gone + length) {
      const part = (next - gone) / length;
      found.push({
        point: { x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) },
        turn,
      });
      next += GAP;
    }
    gone += length;
  }
  // The last symbol would stand over the end of the line.
  return gone - (next - GAP) < SIZE ? found.slice(0, -1) : found;
}

function tooth(point: Point, side: number, fill: string): string {
  const base = [side + 90, side - 90].map((way) => polar(point, way, SIZE));
  return polygon([polar(point, side, SIZE * 1.7), ...base], { fill });
}

function bow(centre: Point, side: number, fill: string): string {
  return arc({ centre, r: SIZE, from: side - 90, to: side + 90 }, { fill });
}

import { COLOUR } from "../kit/palette.ts";
import { line, placed, polygon, type Point } from "../kit/svg.ts";

export type Wind = { readonly direction: number; readonly speed: number };

const SHAFT = 78;
const GAP = 11;
const PENNANT = 16;
const FEATHER = 26;

/** A wind arrow of a chart: the shaft lies to where the wind comes from, with feathers for its speed (northern half). */
export function windBarb(station: Point, { direction, speed }: Wind, from = 0): string {
  const put = (x: number, y: number) => placed([{ x, y: -y }], station, direction)[0] ?? station;
  const stroke = { stroke: COLOUR.ink, "stroke-width": 3 };
  const rounded = Math.round(speed / 5) * 5;
  const counts = [
    { value: 50, count: Math.floor(rounded / 50) },
    { value: 10, count: Math.floor((rounded % 50) / 10) },
    { value: 5, count: (rounded % 10) / 5 },
  ];
  // A single short feather stands a step in from the end, so that it is not taken for a long one.
  let y = SHAFT - (rounded === 5 ? GAP : 0);
  // A feather leans outwards: it needs room beside a triangle.
  const parts = counts.flatMap(({ value, count }) =>
    Array.from({ length: count }, () => {
      const top = y;
      y -= value === 50 ? PENNANT : GAP;
      if (value === 50)
        return polygon([put(0, top), put(FEATHER, top + 3), put(0, top - 12)], { fill: COLOUR.ink });
      const length = value === 10 ? FEATHER : FEATHER / 2;
      return line(put(0, top), put(length, top + length * 0.32), stroke);
    }),
  );
  return line(put(0, from), put(0, SHAFT), stroke) + parts.join("");
}

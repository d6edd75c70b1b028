import { COLOUR } from "../kit/palette.ts";
import { CENTRE, marks, steps } from "../kit/dial.ts";
import { polar, polygon, text } from "../kit/svg.ts";

const NAMES: Readonly<Record<number, string>> = { 0: "N", 90: "E", 180: "S", 270: "W" };

/** A compass card with this direction at the top; `r` is its edge. */
export function card(top: number, r: number): readonly string[] {
  return [
    marks({ angles: steps(0, 71, 1).map((at) => at * 5 - top), from: r - 9, to: r, width: 1.5 }),
    marks({ angles: steps(0, 35, 1).map((at) => at * 10 - top), from: r - 15, to: r, width: 2.5 }),
    ...steps(0, 11, 1).map((at) => {
      const direction = at * 30;
      const place = polar(CENTRE, direction - top, r - 30);
      const name = NAMES[direction] ?? direction / 10;
      return text(place, name, { fill: COLOUR.mark, size: 21, bold: true, turn: direction - top });
    }),
  ];
}

/** The mark at the top that the card is read against. */
export function lubberLine(r: number): string {
  const { x, y } = CENTRE;
  return polygon(
    [
      { x, y: y - r + 6 },
      { x: x - 9, y: y - r - 12 },
      { x: x + 9, y: y - r - 12 },
    ],
    { fill: COLOUR.amber },
  );
}

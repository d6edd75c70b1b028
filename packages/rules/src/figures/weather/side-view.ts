import { COLOUR } from "../kit/palette.ts";
import { polygon, type Point, type Style } from "../kit/svg.ts";

/** To which side it flies (1: to the right of the sheet, −1: to the left), and how much it goes down on its way. */
type Course = { readonly way: number; readonly slope?: number };

/** An aeroplane from the side; the first point of the polygon is its nose. */
export function sideView({ x, y }: Point, { way, slope = 0 }: Course, style: Style = {}): string {
  const put = (along: number, up: number) => ({ x: x + way * along, y: y - up + slope * along * 0.25 });
  return polygon(
    [
      put(20, 0),
      put(14, 4),
      put(-12, 4),
      put(-20, 14),
      put(-24, 14),
      put(-20, 0),
      put(-4, -3),
      put(-12, -8),
      put(-6, -8),
      put(6, -3),
      put(16, -3),
    ],
    { fill: COLOUR.magenta, ...style },
  );
}

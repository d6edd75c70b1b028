import { COLOUR } from "../kit/palette.ts";
import { rect, SMALL, text, type Point, type TextStyle } from "../kit/svg.ts";

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Width of a letter in its size, broadly. */
const LETTER = 0.56;

/** Room that a text needs whose middle is at a point. */
export function boxOf({ x, y }: Point, words: string | number, size: number = SMALL): Box {
  const width = String(words).length * size * LETTER + 4;
  return { x: x - width / 2, y: y - size / 2 - 2, width, height: size + 4 };
}

/** Room around a point. */
export function around({ x, y }: Point, reach: number): Box {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Whether any two of these lie on each other. */
export function collide(boxes: readonly Box[]): boolean {
  return boxes.some((one, at) => boxes.slice(at + 1).some((other) => meet(one, other)));
}

/** Whether a box lies inside another. */
export function within(box: Box, frame: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}

/** A text on paper of its own, so that lines below do not run through it. */
export function plate(point: Point, words: string | number, style: TextStyle = {}): string {
  const { width, height, ...corner } = boxOf(point, words, style.size);
  return (
    rect({ ...corner, width, height }, { fill: COLOUR.paper, "fill-opacity": 0.86, rx: 3 }) +
    text(point, words, style)
  );
}

/** Three figures of a direction, north as 360. */
export function direction(degrees: number): string {
  const whole = ((Math.round(degrees) % 360) + 360) % 360;
  return `${String(whole === 0 ? 360 : whole).padStart(3, "0")}°`;
}

/** A latitude as charts write it. */
export function latitudeText(degrees: number): string {
  if (degrees === 0) return "0°";
  return `${whole(Math.abs(degrees))}${degrees > 0 ? "N" : "S"}`;
}

/** A longitude as charts write it. */
export function longitudeText(degrees: number): string {
  const turned = ((((degrees + 180) % 360) + 360) % 360) - 180;
  if (turned === 0) return "0°";
  if (turned === -180) return "180°";
  return `${whole(Math.abs(turned)).padStart(4, "0")}${turned > 0 ? "E" : "W"}`;
}

/** Degrees, and thirty minutes where there is half a degree. */
function whole(degrees: number): string {
  const full = Math.floor(degrees);
  return degrees === full ? `${full}°` : `${full}°30′`;
}

import { tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { rect, text, type Point, type TextStyle } from "../kit/svg.ts";

/** Words on a ground of their own, so that lines of a grid do not run through them. */
export function plate(point: Point, words: string, style: TextStyle = {}): string {
  const width = words.length * 8.2 + 6;
  const left = { start: 3, middle: width / 2, end: width - 3 }[style.anchor ?? "middle"];
  return (
    rect({ x: point.x - left, y: point.y - 8.5, width, height: 17 }, { fill: COLOUR.tint }) +
    text(point, words, style)
  );
}

const SPOT = { room: 22, right: 328, top: 48 } as const;
/** Where the letter of a spot stands, seen from its dot. */
const LETTER = { x: 13, y: -12 } as const;

/** Whether lettered spots hide one another, or numbers on plates, or leave the field of a graph. */
export function crowded(points: readonly Point[], plates: readonly Point[] = []): boolean {
  const letters = points.map(({ x, y }) => ({ x: x + LETTER.x, y: y + LETTER.y }));
  const isOutside = points.some(({ x, y }) => x > SPOT.right || y < SPOT.top);
  const meet = (one: Point, other: Point, room: number) =>
    Math.hypot(one.x - other.x, one.y - other.y) < room;
  const isMet = points.some((point, at) =>
    points.some(
      (other, place) =>
        place > at && (meet(point, other, SPOT.room) || hides(point, other) || hides(other, point)),
    ),
  );
  const isOnPlate = plates.some((one) =>
    points.some((point, at) => meet(point, one, 17) || meet(letters[at] ?? point, one, 23)),
  );
  return isOutside || isMet || isOnPlate;

  function hides(point: Point, other: Point): boolean {
    const letter = letters[points.indexOf(point)] ?? point;
    return meet(letter, other, 16);
  }
}

/** Height of a curve over the sheet at a place along it; null where it is not drawn. */
export type Curve = (x: number) => number | null;

const CLEAR = 15;

/** For each curve a place among these along it where a plate touches no other curve; null where one has none. */
export function platePlaces(curves: readonly Curve[], among: readonly number[]): readonly Point[] | null {
  const places: Point[] = [];
  for (const curve of curves) {
    const own = among.flatMap((x) => {
      const y = curve(x);
      return y === null || places.some((other) => Math.hypot(other.x - x, other.y - y) < 24)
        ? []
        : [{ x, y }];
    });
    const found = own.find((place) => curves.every((other) => other === curve || isClear(place, other)));
    if (found === undefined) return null;
    places.push(found);
  }
  return places;
}

function isClear({ x, y }: Point, curve: Curve): boolean {
  return [-10, -5, 0, 5, 10].every((step) => {
    const height = curve(x + step);
    return height === null || Math.abs(height - y) >= CLEAR;
  });
}

/** What numbered lines stand for, in rows of two or three. */
export function legend(words: readonly string[], top: number, columns: 2 | 3): readonly string[] {
  return words.flatMap((word, at) => {
    const x = 62 + (at % columns) * (290 / columns);
    const y = top + Math.floor(at / columns) * 20;
    return [text({ x, y }, at + 1, { bold: true }), text({ x: x + 10, y }, word, { anchor: "start" })];
  });
}

/** Numbers of curves on their plates. */
export function numberPlates(places: readonly Point[]): readonly string[] {
  return places.map((place, at) => tag(place, String(at + 1)));
}

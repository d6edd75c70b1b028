import { at, rect, text, type Point } from "../kit/svg.ts";
import type { Box } from "./box.ts";

type Ground = {
  /** The value at a point of the sheet. */
  readonly value: (point: Point) => number;
  readonly box: Box;
  /** Side of the squares that the box is cut into. */
  readonly cell: number;
};
/** Ground with the value at each corner of its squares, row by row: every level asks for all of them. */
type Measured = Ground & {
  readonly values: readonly number[];
  readonly columns: number;
  readonly rows: number;
};
type Crossing = { readonly edge: string; readonly point: Point };

/** Lines along which a value is one of these levels, by marching squares; a closed line ends where it starts. */
export function contours(
  ground: Ground,
  levels: readonly number[],
): readonly { readonly points: readonly Point[]; readonly value: number }[] {
  const measured = measure(ground);
  return levels.flatMap((value) => linesAt(measured, value).map((points) => ({ points, value })));
}

function measure(ground: Ground): Measured {
  const { box, cell, value } = ground;
  const columns = Math.round((box.right - box.left) / cell);
  const rows = Math.round((box.bottom - box.top) / cell);
  const values = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at) =>
    value(cornerOf(ground, at % (columns + 1), Math.floor(at / (columns + 1)))),
  );
  return { ...ground, values, columns, rows };
}

function cornerOf({ box, cell }: Ground, column: number, row: number): Point {
  return { x: box.left + column * cell, y: box.top + row * cell };
}

function linesAt(ground: Measured, level: number): readonly (readonly Point[])[] {
  const segments = segmentsOf(ground, level);
  const ends = new Map<string, number[]>();
  for (const [at, pair] of segments.entries())
    for (const { edge } of pair) ends.set(edge, [...(ends.get(edge) ?? []), at]);
  const used = new Set<number>();
  const follow = (start: number, from: 0 | 1): readonly Point[] => {
    const points: Point[] = [];
    let at: number | undefined = start;
    let way: 0 | 1 = from;
    while (at !== undefined) {
      used.add(at);
      const pair: readonly [Crossing, Crossing] | undefined = segments[at];
      if (pair === undefined) break;
      if (points.length === 0) points.push(pair[way].point);
      const next: Crossing = pair[way === 0 ? 1 : 0];
      points.push(next.point);
      at = ends.get(next.edge)?.find((one) => !used.has(one));
      way = at !== undefined && segments[at]?.[0].edge === next.edge ? 0 : 1;
    }
    return points;
  };
  const isOpen = (edge: string) => ends.get(edge)?.length === 1;
  const lines: (readonly Point[])[] = [];
  // Lines that end at the edge of the box first, then the closed ones.
  for (const [at, [one, other]] of segments.entries())
    if (!used.has(at) && (isOpen(one.edge) || isOpen(other.edge)))
      lines.push(follow(at, isOpen(one.edge) ? 0 : 1));
  for (const at of segments.keys()) if (!used.has(at)) lines.push(follow(at, 0));
  return lines;
}

function segmentsOf(ground: Measured, level: number): (readonly [Crossing, Crossing])[] {
  const { value, values, columns, rows } = ground;
  const known = ([column, row]: readonly [number, number]) => values[row * (columns + 1) + column] ?? 0;
  const cross = (from: readonly [number, number], to: readonly [number, number]): Crossing | null => {
    const [low, high] = [known(from) - level, known(to) - level];
    if (low > 0 === high > 0) return null;
    const [start, end] = [cornerOf(ground, ...from), cornerOf(ground, ...to)];
    const between = (part: number) => ({
      x: start.x + part * (end.x - start.x),
      y: start.y + part * (end.y - start.y),
    });
    // The value is not straight from corner to corner: the first guess is corrected once.
    const part = low / (low - high);
    const middle = value(between(part)) - level;
    const better =
      low > 0 === middle > 0 ? part + ((1 - part) * middle) / (middle - high) : (part * low) / (low - middle);
    return { edge: `${from.join()} ${to.join()}`, point: between(better) };
  };
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const found = [
      cross([column, row], [column + 1, row]),
      cross([column + 1, row], [column + 1, row + 1]),
      cross([column, row + 1], [column + 1, row + 1]),
      cross([column, row], [column, row + 1]),
    ].filter((one) => one !== null);
    const [a, b, c, d] = found;
    if (a === undefined || b === undefined) return [];
    // At a saddle the lines go round opposite corners.
    return c === undefined || d === undefined ? [[a, b] as const] : [[a, d] as const, [b, c] as const];
  }).flat();
}

/** A smooth line along points: it goes through the middles between them, and its ends. */
export function smooth(points: readonly Point[]): string {
  const [start] = points;
  if (start === undefined) return "";
  const bends = points.slice(1, -1).map((bend, place) => {
    const next = points[place + 2] ?? bend;
    const isLast = place === points.length - 3;
    const end = isLast ? next : { x: (bend.x + next.x) / 2, y: (bend.y + next.y) / 2 };
    return `Q${at(bend)} ${at(end)}`;
  });
  return `M${at(start)}${bends.join("")}`;
}

type Line = { readonly points: readonly Point[]; readonly value: number };
type Labels = {
  readonly box: Box;
  readonly keepClear: readonly Point[];
  /** Points of other lines: a figure may stand close to them, not on them. */
  readonly lines?: readonly Point[];
  readonly ground: string;
  readonly ink: string;
};

/** The figures of lines, each where there is room for it. */
export function labelsOf(lines: readonly Line[], labels: Labels): readonly string[] {
  const { box, keepClear, ground, ink, lines: others = [] } = labels;
  const taken = [...keepClear];
  return lines.flatMap(({ points, value }) => {
    const free = points.filter((point) => isFree(point, taken, box) && isOff(point, others));
    const place = free[Math.floor(free.length / 2)];
    if (place === undefined) return [];
    taken.push(place);
    return [
      rect({ x: place.x - 18, y: place.y - 9, width: 36, height: 18 }, { fill: ground }),
      text(place, value, { fill: ink }),
    ];
  });
}

function isFree(point: Point, taken: readonly Point[], box: Box): boolean {
  const isInside =
    point.x > box.left + 22 &&
    point.x < box.right - 22 &&
    point.y > box.top + 12 &&
    point.y < box.bottom - 12;
  return isInside && taken.every((one) => Math.abs(one.x - point.x) > 38 || Math.abs(one.y - point.y) > 21);
}

function isOff(point: Point, others: readonly Point[]): boolean {
  return others.every((one) => Math.abs(one.x - point.x) > 21 || Math.abs(one.y - point.y) > 12);
}

/** Points on a line of straight parts, close enough to keep labels off it. */
export function pointsAlong(line: readonly Point[]): readonly Point[] {
  return line.slice(1).flatMap((to, place) => {
    const from = line[place] ?? to;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6));
    return Array.from({ length: count + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }));
  });
}

/** Length of a line of straight parts. */
export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, to, place) => {
    const from = line[place] ?? to;
    return sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);
}

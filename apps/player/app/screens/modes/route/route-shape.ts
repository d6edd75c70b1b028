/** A place in a drawing: `x` in percent of its width, from where reading begins; `y` in pixels from its top. */
export type Point = { readonly x: number; readonly y: number };

/** How the waypoints of one part lie, and the lines between them as SVG paths in units of `Point`. */
export type LegShape = {
  readonly points: readonly Point[];
  readonly height: number;
  /** The line into each point; null into the first point of a route. */
  readonly into: readonly (string | null)[];
  /** The line out to the next part; null at the end of a route. */
  readonly out: string | null;
  /** Where the line comes in and goes out, `x` as in `Point`. */
  readonly exitsAtEnd: boolean;
};

type LegAsk = {
  readonly count: number;
  /** The most waypoints beside each other. */
  readonly columns: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the line comes in at the end side, where reading ends. */
  readonly entersAtEnd: boolean;
};

const ROW_HEIGHT = 112;
/** Room for the plane over the first row. */
const TOP = 72;
const BOTTOM = 66;
/** Waypoints keep this far from the sides, in percent. */
const MARGIN = 17;
/** Where the line crosses from part to part, in percent. */
const CROSSING = 7;
/** How far the line swings out where it turns, in percent. */
const SWING = 13;

/** `x` where a line crosses between two parts. */
export function crossingAt(isAtEnd: boolean): number {
  return isAtEnd ? 100 - CROSSING : CROSSING;
}

/** Lays the waypoints of a part out in rows that run to and fro, each a little off the grid, as on a real chart. */
export function layLeg({ count, columns, isFirst, isLast, entersAtEnd }: LegAsk): LegShape {
  const rows = Math.max(1, Math.ceil(count / columns));
  const perRow = Math.ceil(count / rows);
  const isTowardEnd = (row: number) => (row % 2 === 0) !== entersAtEnd;
  const points = Array.from({ length: count }, (_unused, index) => {
    const row = Math.floor(index / perRow);
    const step = perRow === 1 ? 0.5 : (index % perRow) / (perRow - 1);
    const along = isTowardEnd(row) ? step : 1 - step;
    return {
      x: round(MARGIN + along * (100 - 2 * MARGIN) + Math.cos(index * 1.9) * 2),
      y: round(TOP + row * ROW_HEIGHT + Math.sin(index * 2.3 + 1) * 10),
    };
  });
  const height = TOP + (rows - 1) * ROW_HEIGHT + BOTTOM;
  const exitsAtEnd = isTowardEnd(rows - 1);
  const into = points.map((point, index) => {
    const before = points[index - 1];
    if (before === undefined) return isFirst ? null : lineIn(point, entersAtEnd);
    const isTurn = Math.floor((index - 1) / perRow) !== Math.floor(index / perRow);
    return isTurn
      ? turn(before, point, isTowardEnd(Math.floor((index - 1) / perRow)) ? SWING : -SWING)
      : glide(before, point);
  });
  const last = points.at(-1);
  return {
    points,
    height,
    into,
    out: isLast || last === undefined ? null : lineOut(last, { height, exitsAtEnd }),
    exitsAtEnd,
  };
}

function glide(from: Point, to: Point): string {
  const half = round((to.x - from.x) / 2);
  return `M${from.x} ${from.y}C${round(from.x + half)} ${from.y} ${round(to.x - half)} ${to.y} ${to.x} ${to.y}`;
}

function turn(from: Point, to: Point, swing: number): string {
  return `M${from.x} ${from.y}C${round(from.x + swing)} ${from.y} ${round(to.x + swing)} ${to.y} ${to.x} ${to.y}`;
}

function lineIn(to: Point, entersAtEnd: boolean): string {
  const x = crossingAt(entersAtEnd);
  return `M${x} 0C${x} ${to.y} ${x} ${to.y} ${to.x} ${to.y}`;
}

function lineOut(from: Point, { height, exitsAtEnd }: Pick<LegShape, "height" | "exitsAtEnd">): string {
  const x = crossingAt(exitsAtEnd);
  return `M${from.x} ${from.y}C${x} ${from.y} ${x} ${from.y} ${x} ${height}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

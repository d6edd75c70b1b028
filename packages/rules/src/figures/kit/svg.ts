import { COLOUR } from "./palette.ts";

export type Point = { readonly x: number; readonly y: number };
/** Attributes of an element; what is undefined is left out. */
export type Style = Readonly<Record<string, string | number | undefined>>;

/** Width of every figure; on a phone a unit is some 0.85 px. */
export const WIDTH = 360;
/** Smallest text, still 11 px on a phone. */
export const SMALL = 14;

/** A number as it stands in the text: two decimals at most. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} cannot be drawn`);
  const text = (Math.round(value * 100) / 100).toString();
  return text === "-0" ? "0" : text;
}

export function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function attributes(style: Style): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? num(value) : escape(value ?? "")}"`)
    .join("");
}

function tag(name: string, style: Style): string {
  return `<${name}${attributes(style)}/>`;
}

export function line(from: Point, to: Point, style: Style): string {
  return tag("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...style });
}

export function circle(centre: Point, r: number, style: Style): string {
  return tag("circle", { cx: centre.x, cy: centre.y, r, ...style });
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function rect({ x, y, width, height }: Box, style: Style): string {
  return tag("rect", { x, y, width, height, ...style });
}

/** A path; points stand as `at(point)`. */
export function path(d: string, style: Style): string {
  return tag("path", { d, ...style });
}

export function at({ x, y }: Point): string {
  return `${num(x)} ${num(y)}`;
}

export function polygon(points: readonly Point[], style: Style): string {
  return tag("polygon", { points: points.map(({ x, y }) => `${num(x)},${num(y)}`).join(" "), ...style });
}

export function polyline(points: readonly Point[], style: Style): string {
  return tag("polyline", {
    points: points.map(({ x, y }) => `${num(x)},${num(y)}`).join(" "),
    fill: "none",
    ...style,
  });
}

export type TextStyle = {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly bold?: boolean;
  /** Turned clockwise, degrees. */
  readonly turn?: number;
};

const ARABIC = /[\u0600-\u06ff]/;
/** Numbers with their sign and units keep their own direction in an Arabic line. */
const LATIN_RUN = /[−°]?[A-Za-z0-9](?:[\w .%°·/-]*[\w%°])?/g;
/** A text that runs from right to left starts at its right end. */
const MIRRORED = { start: "end", middle: "middle", end: "start" } as const;

/** A text whose middle line goes through the point. */
export function text(point: Point, words: string | number, style: TextStyle = {}): string {
  const { size = SMALL, fill = COLOUR.ink, anchor = "middle", bold = false, turn = 0 } = style;
  const place =
    turn === 0
      ? { x: point.x, y: point.y + size * 0.35 }
      : { x: 0, y: size * 0.35, transform: turnAt(point, turn) };
  const weight = bold ? { "font-weight": 700 } : {};
  const isArabic = ARABIC.test(String(words));
  const direction = isArabic ? { direction: "rtl" } : {};
  const own = {
    ...place,
    "font-size": size,
    fill,
    "text-anchor": isArabic ? MIRRORED[anchor] : anchor,
    ...weight,
    ...direction,
  };
  const shown = isArabic ? String(words).replaceAll(LATIN_RUN, "\u2066$&\u2069") : String(words);
  return `<text${attributes(own)}>${escape(shown)}</text>`;
}

/** A turn as a matrix: an angle in plain figures would be the answer of an instrument in plain figures. */
function turnAt({ x, y }: Point, degrees: number): string {
  const [sin, cos] = [Math.sin(toRadians(degrees)), Math.cos(toRadians(degrees))];
  const values = [cos, sin, -sin, cos].map((value) => String(Math.round(value * 1e4) / 1e4 + 0));
  return `matrix(${[...values, num(x), num(y)].join(" ")})`;
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The point at an angle (degrees clockwise from up) and a distance. */
export function polar(centre: Point, degrees: number, r: number): Point {
  const angle = toRadians(degrees);
  return { x: centre.x + r * Math.sin(angle), y: centre.y - r * Math.cos(angle) };
}

/** Points of a shape that is drawn upright around the origin, turned clockwise and put at a place. */
export function placed(points: readonly Point[], centre: Point, degrees: number): readonly Point[] {
  const [sin, cos] = [Math.sin(toRadians(degrees)), Math.cos(toRadians(degrees))];
  return points.map(({ x, y }) => ({ x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }));
}

type Arc = { readonly centre: Point; readonly r: number; readonly from: number; readonly to: number };

/** Part of a circle, clockwise from one angle to another, at most a whole turn less a bit. */
export function arc({ centre, r, from, to }: Arc, style: Style): string {
  const isLong = to - from > 180 ? 1 : 0;
  const [start, end] = [polar(centre, from, r), polar(centre, to, r)];
  return path(`M${at(start)}A${num(r)} ${num(r)} 0 ${isLong} 1 ${at(end)}`, { fill: "none", ...style });
}

/** A line with a head at its end. */
export function arrow(
  from: Point,
  to: Point,
  style: { readonly stroke: string; readonly width?: number; readonly dash?: string },
): string {
  const { stroke, width = 2.5, dash } = style;
  const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const size = 5 + width * 2;
  const foot = polar(to, turn + 180, size * 0.8);
  const head = placed(
    [
      { x: 0, y: 0 },
      { x: size / 2, y: size },
      { x: -size / 2, y: size },
    ],
    to,
    turn,
  );
  return (
    line(from, foot, { stroke, "stroke-width": width, "stroke-dasharray": dash }) +
    polygon(head, { fill: stroke })
  );
}

/** The whole figure on its paper. No title, no id, no comment: a script may read it before anybody has answered. */
export function sheet(height: number, shapes: readonly string[]): string {
  const paper = rect({ x: 0, y: 0, width: WIDTH, height }, { fill: COLOUR.paper });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${num(height)}" width="${WIDTH * 2}" ` +
    `height="${num(height * 2)}" font-family="Arial, Helvetica, 'Noto Sans Arabic', sans-serif">` +
    `${paper}${shapes.join("")}</svg>\n`
  );
}

import type { Wording } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, polyline, rect, text, type Point } from "../kit/svg.ts";

/** Parts that diagrams of systems are put together from. Lines never show what flows: that is for the reader. */
const INK = { stroke: COLOUR.ink, "stroke-width": 2 } as const;

export function wire(...points: readonly Point[]): string {
  return polyline(points, { stroke: COLOUR.ink, "stroke-width": 2, "stroke-linejoin": "round" });
}

type Block = {
  readonly width: number;
  readonly height?: number;
  readonly lines: readonly string[];
  readonly fill?: string;
};

/** A box with one or two lines of words; the first is its name. */
export function block(centre: Point, { width, height = 28, lines, fill = COLOUR.tint }: Block): string {
  const corner = { x: centre.x - width / 2, y: centre.y - height / 2 };
  const first = centre.y - (lines.length - 1) * 9;
  return (
    rect({ ...corner, width, height }, { fill, ...INK, rx: 4 }) +
    lines
      .map((words, at) => text({ x: centre.x, y: first + at * 18 }, words, { bold: at === 0, size: 14 }))
      .join("")
  );
}

type Part = { readonly isOn: boolean; readonly isUpright: boolean };

/** A switch in a wire: its blade lies in the wire or stands off it. */
export function contactor({ x, y }: Point, { isOn, isUpright }: Part): string {
  const [from, to] = isUpright
    ? [
        { x, y: y - 12 },
        { x, y: y + 12 },
      ]
    : [
        { x: x - 12, y },
        { x: x + 12, y },
      ];
  const off = isUpright ? { x: x - 13, y: y + 8 } : { x: x + 8, y: y - 13 };
  const gap = isUpright
    ? { x: x - 4, y: y - 12, width: 8, height: 24 }
    : { x: x - 12, y: y - 4, width: 24, height: 8 };
  return (
    rect(gap, { fill: COLOUR.paper }) +
    line(from, isOn ? to : off, { stroke: COLOUR.ink, "stroke-width": 3.5 }) +
    [from, to].map((end) => circle(end, 3.5, { fill: COLOUR.paper, ...INK })).join("")
  );
}

/**
 * A valve in a pipe: its bar lies along the pipe, or across it in a dark disc, so that the sign of the legend is known again
 * in a pipe that runs otherwise.
 */
export function valve({ x, y }: Point, { isOn, isUpright }: Part): string {
  const isBarUpright = isOn === isUpright;
  const [from, to] = isBarUpright
    ? [
        { x, y: y - 11 },
        { x, y: y + 11 },
      ]
    : [
        { x: x - 11, y },
        { x: x + 11, y },
      ];
  const [disc, bar] = isOn ? [COLOUR.paper, COLOUR.ink] : [COLOUR.ink, COLOUR.paper];
  return circle({ x, y }, 11, { fill: disc, ...INK }) + line(from, to, { stroke: bar, "stroke-width": 5 });
}

/** A pump that delivers upwards; one that is off is crossed out. */
export function pump(centre: Point, isOn: boolean): string {
  const { x, y } = centre;
  const triangle = [
    { x, y: y - 8 },
    { x: x + 7, y: y + 5 },
    { x: x - 7, y: y + 5 },
  ];
  return (
    circle(centre, 13, { fill: COLOUR.paper, ...INK }) +
    polygon(triangle, { fill: isOn ? COLOUR.ink : COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.5 }) +
    (isOn ? "" : cross(centre, 12))
  );
}

/** Two red strokes over a part that does not work. */
export function cross({ x, y }: Point, reach: number): string {
  const style = { stroke: COLOUR.red, "stroke-width": 3 };
  return (
    line({ x: x - reach, y: y - reach }, { x: x + reach, y: y + reach }, style) +
    line({ x: x - reach, y: y + reach }, { x: x + reach, y: y - reach }, style)
  );
}

export const junction = (point: Point) => circle(point, 4, { fill: COLOUR.ink });

export const WORDS = {
  on: { en: "on", ar: "يعمل" },
  off: { en: "off", ar: "متوقف" },
  open: { en: "open", ar: "مفتوح" },
  shut: { en: "closed", ar: "مغلق" },
} satisfies Readonly<Record<string, Wording>>;

/** A valve with a piece of its pipe, for a legend. */
export function valveSign({ x, y }: Point, isOn: boolean): string {
  return wire({ x: x - 19, y }, { x: x + 19, y }) + valve({ x, y }, { isOn, isUpright: false });
}

/** Signs and what they mean, in a line at the foot of a diagram. */
export function legend(
  y: number,
  signs: readonly (readonly [sign: string, words: string, x: number])[],
): string {
  return signs
    .map(([sign, words, x]) => sign + text({ x: x + 23, y }, words, { anchor: "start", fill: COLOUR.muted }))
    .join("");
}

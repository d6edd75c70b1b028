import { COLOUR } from "./palette.ts";
import { circle, line, rect, text, type Point } from "./svg.ts";

type Axis = { readonly from: number; readonly to: number; readonly step: number; readonly decimals?: number };
type Graph = {
  readonly x: Axis;
  readonly y: Axis;
  /** Lines of the grid between two figures. */
  readonly fine?: number;
  readonly xName: string;
  readonly yName: string;
};

/** Where the field of every graph lies. */
const FIELD = { x: 56, y: 34, width: 290, height: 220 } as const;
export const GRAPH_HEIGHT = 304;

/** The point of a graph for two values. */
export function graphPoint({ x, y }: Pick<Graph, "x" | "y">, values: Point): Point {
  return {
    x: FIELD.x + ((values.x - x.from) / (x.to - x.from)) * FIELD.width,
    y: FIELD.y + FIELD.height - ((values.y - y.from) / (y.to - y.from)) * FIELD.height,
  };
}

function ticks({ from, to, step }: Axis, parts = 1): readonly number[] {
  const count = Math.round(((to - from) / step) * parts);
  return Array.from({ length: count + 1 }, (_, at) => from + (at * step) / parts);
}

/** Field, grid, figures and names of the axes. */
export function axes(graph: Graph): readonly string[] {
  const { x, y, fine = 1, xName, yName } = graph;
  const put = (values: Point) => graphPoint(graph, values);
  const vertical = (value: number, stroke: string) =>
    line(put({ x: value, y: y.from }), put({ x: value, y: y.to }), { stroke, "stroke-width": 1 });
  const horizontal = (value: number, stroke: string) =>
    line(put({ x: x.from, y: value }), put({ x: x.to, y: value }), { stroke, "stroke-width": 1 });
  const figure = (value: number, decimals = 0) => value.toFixed(decimals).replace("-", "−");
  return [
    rect(FIELD, { fill: COLOUR.tint }),
    ...ticks(x, fine).map((value) => vertical(value, COLOUR.faint)),
    ...ticks(y, fine).map((value) => horizontal(value, COLOUR.faint)),
    ...ticks(x).map((value) => vertical(value, COLOUR.line)),
    ...ticks(y).map((value) => horizontal(value, COLOUR.line)),
    rect(FIELD, { fill: "none", stroke: COLOUR.ink, "stroke-width": 1.5 }),
    ...ticks(x).map((value) => {
      const place = put({ x: value, y: y.from });
      return text({ x: place.x, y: place.y + 14 }, figure(value, x.decimals));
    }),
    ...ticks(y).map((value) => {
      const place = put({ x: x.from, y: value });
      return text({ x: place.x - 6, y: place.y }, figure(value, y.decimals), { anchor: "end" });
    }),
    text({ x: FIELD.x + FIELD.width / 2, y: FIELD.y + FIELD.height + 36 }, xName, { bold: true }),
    text({ x: 8, y: 16 }, yName, { bold: true, anchor: "start" }),
  ];
}

/** How far apart points with `spot` stand at least, for their letters not to touch. */
export const SPOT_ROOM = 26;
/** How far apart letters with `tag` stand at least, for their plates not to touch. */
export const TAG_ROOM = 24;

/** Whether two of these points are less than `room` apart (units of the sheet), so that what stands there would touch. */
export function areTooClose(points: readonly Point[], room: number): boolean {
  return points.some((one, at) =>
    points.slice(0, at).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < room),
  );
}

/** A lettered point. */
export function spot(point: Point, letter: string): string {
  return (
    circle(point, 4.5, { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1.5 }) +
    tag({ x: point.x + 13, y: point.y - 12 }, letter)
  );
}

/** A letter on a small plate of its own, to be read upon anything. */
export function tag(point: Point, letter: string): string {
  return (
    circle(point, 10, { fill: COLOUR.paper, stroke: COLOUR.ink, "stroke-width": 1.25 }) +
    text(point, letter, { size: 14, bold: true })
  );
}

export const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

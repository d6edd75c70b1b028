import { listField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { LETTERS, tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polygon, polyline, sheet, text, toRadians, type Point } from "../kit/svg.ts";
import { around, collide, latitudeText, longitudeText } from "./labels.ts";
import type { Place } from "./sphere.ts";

/** Room for the net, and around it for its figures. */
const FRAME = { left: 64, right: 334, height: 246 };
const ABOVE = 50;
const BELOW = 34;
const LINES = [0, 1, 2, 3];
const MOST_NORTH = 85;

type Net = {
  readonly south: number;
  readonly west: number;
  readonly latitudeStep: number;
  readonly longitudeStep: number;
};

/** Net of four parallels and four meridians, with lettered places. */
export const earthGrid = defineFigure({
  parameters: recordField({
    /** The lowest parallel and the meridian at the left; north and east are positive. */
    south: numberField({ from: -80, to: 65, step: 5 }),
    west: numberField({ from: -180, to: 150, step: 5 }),
    /** From line to line. */
    latitudeStep: numberField({ from: 5, to: 10, step: 5 }),
    longitudeStep: numberField({ from: 5, to: 20, step: 5 }),
    /** Lines, or halves, counted from the lowest parallel and from the left. */
    places: listField(
      recordField({
        row: numberField({ from: 0, to: 3, step: 0.5 }),
        column: numberField({ from: 0, to: 3, step: 0.5 }),
      }),
      1,
      4,
    ),
  }),
  alt: {
    en: "Net of parallels and meridians with lettered places",
    ar: "شبكة دوائر العرض وخطوط الطول مع أماكن مرقمة بالحروف",
  },
  fault: ({ places, ...net }) => {
    if (net.south + 3 * net.latitudeStep > MOST_NORTH) return "the net goes over the pole";
    const { put } = netOf(net);
    const at = (row: number, column: number) => put({ row, column });
    const [first, second] = [at(wideRow(net), 0), at(wideRow(net), 1)];
    const [low, high] = [at(0, 0), at(1, 0)];
    if (second.x - first.x < 52 || low.y - high.y < 34) return "the net is too narrow for its figures";
    const spots = places.map(put).map(({ x, y }) => around({ x: x + 6, y: y - 6 }, 18));
    return collide(spots) ? "two places lie on each other" : null;
  },
  svg: ({ places, ...net }) => {
    const { put, height } = netOf(net);
    const corners = [...edge(put, 0), ...edge(put, 3).toReversed()];
    return sheet(height + ABOVE + BELOW, [
      polygon(corners, { fill: "#e9f1f9" }),
      ...LINES.map((row) =>
        polyline(edge(put, row), {
          stroke: net.south + row * net.latitudeStep === 0 ? COLOUR.ink : COLOUR.muted,
          "stroke-width": net.south + row * net.latitudeStep === 0 ? 2.5 : 1.25,
        }),
      ),
      ...LINES.map((column) =>
        line(put({ row: 0, column }), put({ row: 3, column }), {
          stroke: COLOUR.muted,
          "stroke-width": 1.25,
        }),
      ),
      ...LINES.map((row) => {
        const { x, y } = put({ row, column: 0 });
        return text({ x: x - 9, y }, latitudeText(net.south + row * net.latitudeStep), { anchor: "end" });
      }),
      ...LINES.map((column) => {
        const { x, y } = put({ row: wideRow(net), column });
        const away = wideRow(net) === 0 ? 19 : -34;
        return text({ x, y: y + away }, longitudeText(net.west + column * net.longitudeStep));
      }),
      ...places.map(put).map((spot, at) => {
        const dot = circle(spot, 4.5, { fill: COLOUR.ink, stroke: COLOUR.paper, "stroke-width": 1.5 });
        return dot + tag({ x: spot.x + 13, y: spot.y - 12 }, LETTERS[at] ?? "");
      }),
    ]);
  },
});

type Spot = { readonly row: number; readonly column: number };

/** The row on the side of the equator, where the meridians are furthest apart. */
function wideRow({ south, latitudeStep }: Net): number {
  return south + 1.5 * latitudeStep >= 0 ? 0 : 3;
}

function edge(put: (spot: Spot) => Point, row: number): readonly Point[] {
  return Array.from({ length: 25 }, (_, part) => put({ row, column: part / 8 }));
}

/** An equidistant cone that touches the middle of the net, enlarged to fill the frame. */
function netOf(net: Net): { readonly put: (spot: Spot) => Point; readonly height: number } {
  const middle = net.south + 1.5 * net.latitudeStep;
  const flat = ({ latitude, longitude }: Place): Point => {
    const [height, east] = [toRadians(latitude - middle), toRadians(longitude)];
    const cone = Math.sin(toRadians(middle));
    if (Math.abs(cone) < 0.02) return { x: east, y: -height };
    const apex = 1 / Math.tan(toRadians(middle));
    const r = apex - height;
    return { x: r * Math.sin(cone * east), y: r * Math.cos(cone * east) - apex };
  };
  const at = ({ row, column }: Spot) =>
    flat({
      latitude: net.south + row * net.latitudeStep,
      longitude: (column - 1.5) * net.longitudeStep,
    });
  const all = LINES.flatMap((row) => [0, 1.5, 3].map((column) => at({ row, column })));
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = FRAME.right - FRAME.left;
  const scale = Math.min(width / (right - left), FRAME.height / (bottom - top));
  const height = (bottom - top) * scale;
  return {
    height,
    put: (spot) => {
      const { x, y } = at(spot);
      return {
        x: (FRAME.left + FRAME.right) / 2 + (x - (left + right) / 2) * scale,
        y: ABOVE + (y - top) * scale,
      };
    },
  };
}

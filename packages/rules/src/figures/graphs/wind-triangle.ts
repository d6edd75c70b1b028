import { choiceField, numberField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, circle, line, polar, polyline, sheet, text, WIDTH, type Point } from "../kit/svg.ts";

const HEIGHT = 320;
const MARGIN = 46;

/** Triangle of velocities to scale: one head for the air, two for the ground, three for the wind. */
export const windTriangle = defineFigure({
  parameters: recordField({
    heading: numberField({ from: 0, to: 355, step: 5 }),
    tas: numberField({ from: 80, to: 200, step: 5 }),
    windFrom: numberField({ from: 0, to: 355, step: 5 }),
    windSpeed: numberField({ from: 20, to: 60, step: 5 }),
    /** Whether the sides are numbered alone, or have heads as usual. */
    heads: choiceField(["usual", "numbers"]),
  }),
  alt: {
    en: "Triangle of three velocity vectors to scale, north at the top",
    ar: "مثلث ثلاثة متجهات سرعة بمقياس رسم، والشمال في الأعلى",
  },
  fault: ({ heading, windFrom }) =>
    Math.abs(Math.sin(((heading - windFrom) * Math.PI) / 180)) < 0.4 ? "the triangle is flat" : null,
  svg: ({ heading, tas, windFrom, windSpeed, heads }) => {
    const origin = { x: 0, y: 0 };
    const air = polar(origin, heading, tas);
    const ground = polar(air, windFrom + 180, windSpeed);
    const [start, airEnd, groundEnd] = fitted([origin, air, ground]);
    const count = heads === "usual" ? [1, 3, 2] : [0, 0, 0];
    const sides: readonly (readonly [Point, Point, number, string, string])[] = [
      [start, airEnd, count[0] ?? 0, COLOUR.blue, "1"],
      [airEnd, groundEnd, count[1] ?? 0, COLOUR.green, "2"],
      [start, groundEnd, count[2] ?? 0, COLOUR.magenta, "3"],
    ];
    const middle = {
      x: (start.x + airEnd.x + groundEnd.x) / 3,
      y: (start.y + airEnd.y + groundEnd.y) / 3,
    };
    return sheet(HEIGHT, [
      ...sides.map(([from, to, heads, stroke]) => vector(from, to, { heads, stroke })),
      ...[start, airEnd, groundEnd].map((corner) => circle(corner, 3, { fill: COLOUR.ink })),
      ...sides.map(([from, to, , stroke, name]) =>
        text(beside(from, to, middle), name, { size: 18, bold: true, fill: stroke }),
      ),
      arrow({ x: 26, y: 58 }, { x: 26, y: 22 }, { stroke: COLOUR.muted }),
      text({ x: 26, y: 70 }, "N", { bold: true, fill: COLOUR.muted }),
    ]);
  },
});

/** The three points, enlarged and moved so that they fill the sheet. */
function fitted(points: readonly [Point, Point, Point]): readonly [Point, Point, Point] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(width, 1),
    (HEIGHT - 2 * MARGIN) / Math.max(height, 1),
  );
  const put = ({ x, y }: Point) => ({
    x: (WIDTH - width * scale) / 2 + (x - left) * scale,
    y: (HEIGHT - height * scale) / 2 + (y - top) * scale,
  });
  const [one, two, three] = points;
  return [put(one), put(two), put(three)];
}

/** A place beside the middle of a side, away from the middle of the triangle. */
function beside(from: Point, to: Point, middle: Point): Point {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const normal = { x: -dy / length, y: dx / length };
  const side = normal.x * (half.x - middle.x) + normal.y * (half.y - middle.y) > 0 ? 1 : -1;
  return { x: half.x + side * normal.x * 18, y: half.y + side * normal.y * 18 };
}

/** A side: with its heads in its middle, as navigators draw it, or as an arrow (no heads given). */
function vector(from: Point, to: Point, style: { readonly heads: number; readonly stroke: string }): string {
  const { heads, stroke } = style;
  if (heads === 0) return arrow(from, to, { stroke, width: 3.5 });
  const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const tips = Array.from({ length: heads }, (_, at) => polar(half, turn, (at - (heads - 1) / 2) * 13 + 6));
  const head = (tip: Point) =>
    polyline([polar(tip, turn + 150, 15), tip, polar(tip, turn - 150, 15)], { stroke, "stroke-width": 3 });
  return line(from, to, { stroke, "stroke-width": 3.5 }) + tips.map(head).join("");
}

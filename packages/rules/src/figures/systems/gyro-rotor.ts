import { choiceField, recordField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { arrow, line, path, polygon, sheet, type Point } from "../kit/svg.ts";

const CENTRE = { x: 180, y: 128 } as const;
const WIDE = 128;
const FLAT = 50;

/** Points of the rim seen from above the rotor, clockwise: A at the front, nearest to the eye. */
const POINTS = { a: 200, b: 290, c: 20, d: 110 } as const;

/** A spinning rotor seen from above at a slant, with a force on its rim. */
export const gyroRotor = defineFigure({
  parameters: recordField({
    /** Seen from above. */
    spin: choiceField(["clockwise", "anticlockwise"]),
    /** Where the force acts. */
    at: choiceField(["a", "b", "c", "d"]),
    /** Along the axis of the rotor. */
    force: choiceField(["down", "up"]),
  }),
  alt: {
    en: "Spinning rotor of a gyro with a force on its rim and four lettered points",
    ar: "دوّار جيروسكوب يدور وعلى حافته قوة وأربع نقاط مرقمة بالحروف",
  },
  svg: ({ spin, at, force }) => {
    const place = rim(POINTS[at], 1);
    const high = { x: place.x, y: place.y - 58 };
    const [from, to] = force === "up" ? [place, high] : [high, place];
    return sheet(252, [
      line({ x: CENTRE.x, y: 26 }, { x: CENTRE.x, y: 236 }, { stroke: COLOUR.muted, "stroke-width": 5 }),
      body(),
      line({ x: CENTRE.x, y: 26 }, { x: CENTRE.x, y: CENTRE.y }, { stroke: COLOUR.muted, "stroke-width": 5 }),
      ...turning(spin === "clockwise" ? 1 : -1),
      ...Object.entries(POINTS).map(([letter, angle]) => tag(rim(angle, 0.66), letter.toUpperCase())),
      arrow(from, to, { stroke: COLOUR.red, width: 5 }),
    ]);
  },
});

/** A point of the upper face; angles clockwise as seen from above, 0 at the back. */
function rim(angle: number, part: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: CENTRE.x + part * WIDE * Math.sin(turn), y: CENTRE.y - part * FLAT * Math.cos(turn) };
}

function body(): string {
  const { x, y } = CENTRE;
  const style = { stroke: COLOUR.ink, "stroke-width": 2 };
  const sweep = (dy: number, isFront: 0 | 1) =>
    `M${x + WIDE} ${y + dy}A${WIDE} ${FLAT} 0 0 ${isFront} ${x - WIDE} ${y + dy}`;
  return (
    path(`${sweep(16, 1)}L${x - WIDE} ${y}L${x + WIDE} ${y}`, { fill: COLOUR.line, ...style }) +
    path(`${sweep(0, 1)}A${WIDE} ${FLAT} 0 0 1 ${x + WIDE} ${y}`, { fill: COLOUR.faint, ...style })
  );
}

/** Two arrows along the rim. */
function turning(sense: 1 | -1): readonly string[] {
  return [150, 330].map((middle) => {
    const angles = Array.from({ length: 9 }, (_, at) => middle + sense * (at - 4) * 4.5);
    const points = angles.map((angle) => rim(angle, 0.86));
    const from = points.at(-2) ?? CENTRE;
    const to = points.at(-1) ?? CENTRE;
    const [start = CENTRE, ...others] = points;
    return (
      path(
        `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${others.map((one) => `L${one.x.toFixed(1)} ${one.y.toFixed(1)}`).join("")}`,
        {
          fill: "none",
          stroke: COLOUR.blue,
          "stroke-width": 3.5,
        },
      ) + head(from, to)
    );
  });
}

function head(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const size = Math.hypot(dx, dy);
  const [ux, uy] = [dx / size, dy / size];
  return polygon(
    [
      { x: to.x + ux * 11, y: to.y + uy * 11 },
      { x: to.x - uy * 7, y: to.y + ux * 7 },
      { x: to.x + uy * 7, y: to.y - ux * 7 },
    ],
    { fill: COLOUR.blue },
  );
}

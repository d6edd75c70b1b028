import type { ScaleLabel, ScaleMark } from "./scale-marks.ts";
import type { WindRange } from "./wind-side.ts";

/** Lines of the rose, one for each degree. */
export const ROSE_MARKS: readonly ScaleMark[] = Array.from({ length: 360 }, (_, degrees) => ({
  turn: degrees / 360,
  size: degrees % 10 === 0 ? "long" : degrees % 5 === 0 ? "middle" : "short",
}));

const CARDINALS: ReadonlyMap<number, string> = new Map([
  [0, "N"],
  [90, "E"],
  [180, "S"],
  [270, "W"],
]);
export const ROSE_NUMBERS: readonly ScaleLabel[] = tens((degrees) => !CARDINALS.has(degrees), String);
export const ROSE_LETTERS: readonly ScaleLabel[] = tens(
  (degrees) => CARDINALS.has(degrees),
  (degrees) => CARDINALS.get(degrees) ?? "",
);

function tens(
  isOne: (degrees: number) => boolean,
  textOf: (degrees: number) => string,
): readonly ScaleLabel[] {
  return Array.from({ length: 36 }, (_, place) => place * 10)
    .filter(isOne)
    .map((degrees) => ({ turn: degrees / 360, text: textOf(degrees) }));
}

/** What the sliding grid of a range has: units of the drawing per knot, and how far apart its arcs lie in knots. */
export const GRIDS: Readonly<
  Record<
    WindRange,
    { readonly perKnot: number; readonly fine: number; readonly bold: number; readonly end: number }
  >
> = {
  low: { perKnot: 2, fine: 2, bold: 10, end: 400 },
  high: { perKnot: 0.6, fine: 10, bold: 50, end: 1_030 },
};

/** The fan that the drift lines fill, to each side. */
const FAN_DEGREES = 50;

/** Nearer to the origin, in units of the drawing, the figures of the drift lines would touch. */
const CROWDED = 130;

/** The sliding grid as it is drawn, its origin where speed is nothing. */
export type GridDrawing = {
  readonly fine: string;
  readonly bold: string;
  readonly speeds: readonly { readonly y: number; readonly text: string }[];
  readonly drifts: readonly { readonly x: number; readonly y: number; readonly degrees: number }[];
};

export const GRID_DRAWINGS: Readonly<Record<WindRange, GridDrawing>> = {
  low: draw("low"),
  high: draw("high"),
};

function draw(range: WindRange): GridDrawing {
  const { perKnot, fine, bold, end } = GRIDS[range];
  const arcs = Array.from({ length: Math.floor(end / fine) }, (_, place) => (place + 1) * fine);
  const isBold = (knots: number) => knots % bold === 0;
  const degrees = Array.from({ length: 2 * FAN_DEGREES + 1 }, (_, place) => place - FAN_DEGREES);
  const arc = (knots: number) => arcPath(knots * perKnot);
  // Close to the origin lines would run into one another.
  const line = (angle: number) => {
    const start = angle % 10 === 0 ? bold : angle % 5 === 0 ? 3 * bold : 6 * bold;
    return `M${spotAt(angle, start * perKnot)}L${spotAt(angle, end * perKnot)}`;
  };
  return {
    fine: [
      ...arcs.filter((knots) => !isBold(knots)).map(arc),
      ...degrees.filter((angle) => angle % 5 !== 0).map(line),
    ].join(""),
    bold: [...arcs.filter(isBold).map(arc), ...degrees.filter((angle) => angle % 5 === 0).map(line)].join(""),
    speeds: arcs.filter(isBold).map((knots) => ({ y: -knots * perKnot, text: String(knots) })),
    drifts: arcs
      .filter((knots) => knots % (4 * bold) === 0 && knots * perKnot > CROWDED)
      .flatMap((knots) =>
        [-40, -30, -20, -10, 10, 20, 30, 40].map((angle) => ({
          x: (knots + bold / 2) * perKnot * Math.sin((angle * Math.PI) / 180),
          y: -(knots + bold / 2) * perKnot * Math.cos((angle * Math.PI) / 180),
          degrees: Math.abs(angle),
        })),
      ),
  };
}

function arcPath(radius: number): string {
  const size = radius.toFixed(2);
  return `M${spotAt(-FAN_DEGREES, radius)}A${size} ${size} 0 0 1 ${spotAt(FAN_DEGREES, radius)}`;
}

function spotAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

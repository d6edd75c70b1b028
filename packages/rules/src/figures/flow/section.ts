import { toRadians, type Point } from "../kit/svg.ts";

/** Numbers with a real and an imaginary part. */
type Complex = { readonly re: number; readonly im: number };
const times = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});
const plus = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });
const minus = (a: Complex, b: Complex): Complex => ({ re: a.re - b.re, im: a.im - b.im });
const over = (a: Complex, b: Complex): Complex => {
  const size = b.re ** 2 + b.im ** 2;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
};
const turned = (angle: number, r = 1): Complex => ({ re: r * Math.cos(angle), im: r * Math.sin(angle) });
const root = ({ re, im }: Complex): Complex => turned(Math.atan2(im, re) / 2, Math.hypot(re, im) ** 0.5);
const ONE: Complex = { re: 1, im: 0 };

/** The circle that Joukowski's map makes a cambered section of. */
const MIDDLE: Complex = { re: -0.12, im: 0.1 };
const RADIUS = Math.hypot(1 - MIDDLE.re, MIDDLE.im);
const CAMBER = Math.asin(MIDDLE.im / RADIUS);
const onSection = (angle: number): Complex => {
  const zeta = plus(MIDDLE, turned(angle, RADIUS));
  return plus(zeta, over(ONE, zeta));
};
const LEFT = Math.min(...Array.from({ length: 721 }, (_, at) => onSection((at * Math.PI) / 360).re));
const CHORD = 2 - LEFT;

/** Velocity of the frictionless flow at a place, by the section's own axes. */
function velocity(place: Complex, alpha: number): Complex {
  const inside = root(minus(times(place, place), { re: 4, im: 0 }));
  const both = [plus(place, inside), minus(place, inside)].map(({ re, im }) => ({ re: re / 2, im: im / 2 }));
  const far = (one: Complex) => Math.hypot(one.re - MIDDLE.re, one.im - MIDDLE.im);
  const zeta = both.reduce((best, one) => (far(one) > far(best) ? one : best));
  const from = minus(zeta, MIDDLE);
  const circulation = { re: 0, im: 2 * RADIUS * Math.sin(alpha + CAMBER) };
  const onCircle = plus(
    minus(turned(-alpha), over(times(turned(alpha), { re: RADIUS ** 2, im: 0 }), times(from, from))),
    over(circulation, from),
  );
  const own = over(onCircle, minus(ONE, over(ONE, times(zeta, zeta))));
  return { re: own.re, im: -own.im };
}

/** Where a section stands on the sheet: the middle of its chord, the chord in units, its angle of attack in degrees. */
export type Placing = { readonly centre: Point; readonly chord: number; readonly alpha: number };

function toSheet(place: Complex, { centre, chord, alpha }: Placing): Point {
  const own = minus(place, { re: (2 + LEFT) / 2, im: 0 });
  const { re, im } = times(own, turned(-toRadians(alpha), chord / CHORD));
  return { x: centre.x + re, y: centre.y - im };
}

function fromSheet({ x, y }: Point, { centre, chord, alpha }: Placing): Complex {
  const own = times({ re: x - centre.x, im: centre.y - y }, turned(toRadians(alpha), CHORD / chord));
  return plus(own, { re: (2 + LEFT) / 2, im: 0 });
}

/** Outline of the section, over its upper side from the trailing edge. */
export function sectionOutline(placing: Placing): readonly Point[] {
  return Array.from({ length: 120 }, (_, at) => toSheet(onSection((at * Math.PI) / 60 - CAMBER), placing));
}

/** A point of the surface at a part of the chord (%), and the direction away from the section. */
export function onSurface(percent: number, side: "upper" | "lower", placing: Placing) {
  const x = LEFT + (CHORD * percent) / 100;
  let [low, high] = [0, Math.PI];
  for (let count = 0; count < 40; count += 1) {
    const half = (low + high) / 2;
    if (onSection(side === "upper" ? half - CAMBER : -half - CAMBER).re > x) low = half;
    else high = half;
  }
  return surfaceAt(side === "upper" ? low - CAMBER : -low - CAMBER, placing);
}

function surfaceAt(angle: number, placing: Placing) {
  const [point, before, after] = [0, -0.02, 0.02].map((step) => toSheet(onSection(angle + step), placing));
  if (point === undefined || before === undefined || after === undefined) throw new Error("no point");
  const length = Math.hypot(after.x - before.x, after.y - before.y);
  return { point, out: { x: -(after.y - before.y) / length, y: (after.x - before.x) / length } };
}

/** The foremost point at which the flow stands still. */
export function stagnation(placing: Placing) {
  return surfaceAt(Math.PI + 2 * toRadians(placing.alpha) + CAMBER, placing);
}

/** The line of flow through a point at the left of the sheet. */
export function streamline(start: Point, to: number, placing: Placing): readonly Point[] {
  const points: Point[] = [start];
  const speedAt = (point: Point) => {
    const own = velocity(fromSheet(point, placing), toRadians(placing.alpha));
    const { re, im } = times(own, turned(-toRadians(placing.alpha)));
    const size = Math.hypot(re, im);
    return { x: re / size, y: -im / size };
  };
  const STEP = 4;
  for (let point = start; point.x < to && points.length < 250;) {
    const first = speedAt(point);
    const half = speedAt({ x: point.x + (first.x * STEP) / 2, y: point.y + (first.y * STEP) / 2 });
    point = { x: point.x + half.x * STEP, y: point.y + half.y * STEP };
    points.push(point);
  }
  return points;
}

/**
 * The wind side of a flight computer: a rose that turns over a sliding grid of speed arcs and drift lines, and a dot that
 * is marked on the rose. Directions are in degrees true, speeds in knots.
 */
export type WindSide = {
  /** Direction under the true index, 0 up to 360. */
  readonly index: number;
  /** Speed of the grid under the grommet in the middle. */
  readonly slide: number;
  /** Marked where the wind blows from, at its speed from the grommet; at speed 0 it is not set. */
  readonly dot: { readonly direction: number; readonly speed: number };
  readonly range: WindRange;
};

/** The two ends of the sliding grid. */
export type WindRange = "low" | "high";
export const RANGES: Readonly<Record<WindRange, { readonly least: number; readonly most: number }>> = {
  low: { least: 30, most: 300 },
  high: { least: 100, most: 700 },
};

/** A place on the face, in knots from the grommet: to the right and towards the index. */
export type Place = { readonly right: number; readonly up: number };

const DEGREES = 180 / Math.PI;

/** Where the dot is on the face, the rose turned as it is. */
export function placeOfDot({ index, dot }: WindSide): Place {
  const angle = (dot.direction - index) / DEGREES;
  return { right: dot.speed * Math.sin(angle), up: dot.speed * Math.cos(angle) };
}

/** The arc and the drift line of the grid under the dot; drift to the left is below 0. */
export function readDot(side: WindSide): { readonly speed: number; readonly drift: number } {
  const { right, up } = placeOfDot(side);
  return { speed: Math.hypot(right, up + side.slide), drift: Math.atan2(right, up + side.slide) * DEGREES };
}

/** The dot marked at a place of the face. */
export function markDot(side: WindSide, { right, up }: Place): WindSide {
  const direction = wrapDegrees(side.index + Math.atan2(right, up) * DEGREES);
  return { ...side, dot: { direction, speed: Math.hypot(right, up) } };
}

/** The grid moved so that this speed is under the grommet, as far as it goes. */
export function slideTo(side: WindSide, speed: number): WindSide {
  const { least, most } = RANGES[side.range];
  return { ...side, slide: Math.min(most, Math.max(least, speed)) };
}

/** A direction, 0 up to 360. */
export function wrapDegrees(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? (rest + 360) % 360 : rest;
}

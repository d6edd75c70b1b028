import { GRAVITY, MPS_PER_KNOT, RADIANS_PER_DEGREE } from "./units.ts";

/** Rate one (standard rate) turn: 180° a minute, in degrees per second. */
export const RATE_ONE = 3;

/**
 * Bank angle in degrees of a coordinated level turn. Source: tan φ = V·ω/g.
 *
 * @param degreesPerSecond rate of turn
 */
export function bankAngle(tasKt: number, degreesPerSecond: number): number {
  const turnRate = degreesPerSecond * RADIANS_PER_DEGREE;
  return Math.atan((tasKt * MPS_PER_KNOT * turnRate) / GRAVITY) / RADIANS_PER_DEGREE;
}

/** Radius in NM of a turn at a TAS in kt and a rate in degrees per second. Source: r = V/ω. */
export function turnRadius(tasKt: number, degreesPerSecond: number): number {
  return tasKt / 3_600 / (degreesPerSecond * RADIANS_PER_DEGREE);
}

/** Load factor of a coordinated level turn. Source: n = 1/cos φ. */
export function loadFactor(bankDegrees: number): number {
  return 1 / Math.cos(bankDegrees * RADIANS_PER_DEGREE);
}

/** Stall speed in a level turn, in the unit of the stall speed in level flight. Source: stall speed grows with √n. */
export function stallSpeedInTurn(levelStallSpeed: number, bankDegrees: number): number {
  return levelStallSpeed * Math.sqrt(loadFactor(bankDegrees));
}

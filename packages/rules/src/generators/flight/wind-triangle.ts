import { RADIANS_PER_DEGREE } from "./units.ts";

/** A wind as reported: the direction it comes from (degrees true) and its speed (kt). */
export type Wind = { readonly fromDegrees: number; readonly speedKt: number };

/**
 * Parts of a wind relative to a direction. Headwind is positive against the direction, `fromRightKt` is positive
 * when the wind comes from the right. Source: resolution of a vector.
 */
export function windParts(wind: Wind, directionDegrees: number): { headKt: number; fromRightKt: number } {
  const angle = (wind.fromDegrees - directionDegrees) * RADIANS_PER_DEGREE;
  return { headKt: wind.speedKt * Math.cos(angle), fromRightKt: wind.speedKt * Math.sin(angle) };
}

/**
 * Wind correction angle in degrees, positive to the right, by the law of sines in the triangle of velocities.
 *
 * @param tasKt true airspeed, larger than the crosswind
 */
export function windCorrectionAngle(wind: Wind, trackDegrees: number, tasKt: number): number {
  return Math.asin(windParts(wind, trackDegrees).fromRightKt / tasKt) / RADIANS_PER_DEGREE;
}

/** Ground speed in kt on a track held with the wind correction angle. */
export function groundSpeed(wind: Wind, trackDegrees: number, tasKt: number): number {
  const { headKt, fromRightKt } = windParts(wind, trackDegrees);
  return Math.sqrt(tasKt ** 2 - fromRightKt ** 2) - headKt;
}

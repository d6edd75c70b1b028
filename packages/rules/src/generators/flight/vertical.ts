import { FEET_PER_NM, RADIANS_PER_DEGREE } from "./units.ts";

/** Rate of climb or descent in ft/min on a gradient in percent (of the distance over ground) at a ground speed in kt. */
export function rateOnGradient(gradientPercent: number, groundSpeedKt: number): number {
  return ((groundSpeedKt * FEET_PER_NM) / 60) * (gradientPercent / 100);
}

/** Gradient in percent of a rate in ft/min at a ground speed in kt. */
export function gradientOfRate(feetPerMinute: number, groundSpeedKt: number): number {
  return (feetPerMinute / ((groundSpeedKt * FEET_PER_NM) / 60)) * 100;
}

/** Gradient in percent of a path that slopes by an angle in degrees. */
export function gradientOfAngle(degrees: number): number {
  return Math.tan(degrees * RADIANS_PER_DEGREE) * 100;
}

/** NM over ground to change height by so many feet at a rate in ft/min and a ground speed in kt. */
export function distanceForHeight(feet: number, feetPerMinute: number, groundSpeedKt: number): number {
  return (feet / feetPerMinute) * (groundSpeedKt / 60);
}

/** Slope in percent of a rise over a length, both in the same unit. */
export function slopePercent(rise: number, length: number): number {
  return (rise / length) * 100;
}

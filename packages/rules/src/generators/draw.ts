import type { Random } from "../random.ts";

/** Drops the noise of binary fractions: 0.1 + 0.2 becomes 0.3. */
const CLEAN = 1e9;

/** A number from an evenly stepped range, both ends included; `to` has to lie on a step. */
export function drawNumber(random: Random, range: { from: number; to: number; step: number }): number {
  const steps = Math.round((range.to - range.from) / range.step);
  return Math.round((range.from + random.below(steps + 1) * range.step) * CLEAN) / CLEAN;
}

/** One of the values, each equally likely. */
export function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[random.below(values.length)] ?? values[0];
}

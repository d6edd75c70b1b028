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

const MOST_DRAWS = 1_000;

/** Draws until the result is wanted; what is wanted has to be common. */
export function drawWhere<T>(
  random: Random,
  draw: (random: Random) => T,
  isWanted: (drawn: T) => boolean,
): T {
  for (let count = 0; count < MOST_DRAWS; count += 1) {
    const drawn = draw(random);
    if (isWanted(drawn)) return drawn;
  }
  throw new Error(`${MOST_DRAWS} draws without a wanted result`);
}

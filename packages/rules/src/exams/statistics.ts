/**
 * Sittings from which a figure is judged: with fewer, one candidate moves a share by more than a tenth. Ours; textbooks
 * want some thirty for a steady correlation, which is why every figure tells its n.
 */
export const FEWEST_SITTINGS = 10;

/** A figure with what it was computed from and what it says; null where it cannot be told. */
export type Figure<V extends string> = {
  readonly n: number;
  readonly value: number | null;
  readonly verdict: V;
};

/** Below this a variance is rounding of binary fractions. */
const NO_VARIANCE = 1e-12;
const SLACK = 1e-9;

export function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

export function median(numbers: readonly number[]): number {
  const rising = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(rising.length / 2);
  const upper = rising[middle] ?? 0;
  return rising.length % 2 === 1 ? upper : ((rising[middle - 1] ?? 0) + upper) / 2;
}

/** Variance of all there are (over n), 0 where numbers differ by rounding only. */
export function variance(numbers: readonly number[]): number {
  const center = mean(numbers);
  const result = mean(numbers.map((number) => (number - center) ** 2));
  return result < NO_VARIANCE ? 0 : result;
}

/** Standard deviation of a sample (over n − 1); null for fewer than two. */
export function sampleDeviation(numbers: readonly number[]): number | null {
  const n = numbers.length;
  return n < 2 ? null : Math.sqrt((variance(numbers) * n) / (n - 1));
}

/** Pearson's r; null where one side does not vary. */
export function correlate(pairs: readonly (readonly [number, number])[]): number | null {
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  if (pairs.length < 2) return null;
  const [varianceX, varianceY] = [variance(xs), variance(ys)];
  if (varianceX === 0 || varianceY === 0) return null;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const covariance = mean(pairs.map(([x, y]) => (x - meanX) * (y - meanY)));
  return Math.min(1, Math.max(-1, covariance / Math.sqrt(varianceX * varianceY)));
}

/** A count over a whole with three decimals; 0 of nothing. */
export function shareOf(count: number, whole: number): number {
  return whole === 0 ? 0 : roundTo(count / whole, 3);
}

export function roundTo(number: number, decimals: number): number {
  // The slack takes what is half by all but the rounding of binary fractions as a half; adding 0 turns −0 into 0.
  return Math.round(number * 10 ** decimals + SLACK) / 10 ** decimals + 0;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

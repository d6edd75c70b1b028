/**
 * Probability of at least `hits` successes in independent trials with these chances (Poisson binomial, exact).
 *
 * @param chances success probability of each trial, 0–1
 */
export function chanceOfAtLeast(hits: number, chances: readonly number[]): number {
  if (hits <= 0) return 1;
  // below[k]: probability of exactly k successes so far, kept for k < hits only.
  const below = new Float64Array(hits);
  below[0] = 1;
  for (const chance of chances) {
    for (let k = hits - 1; k > 0; k -= 1) {
      below[k] = (below[k] ?? 0) * (1 - chance) + (below[k - 1] ?? 0) * chance;
    }
    below[0] = (below[0] ?? 0) * (1 - chance);
  }
  return Math.max(0, 1 - below.reduce((sum, probability) => sum + probability, 0));
}

/** Chi-square values that a fair draw exceeds once in a hundred files, by degrees of freedom from 1. */
const ONE_PERCENT = [6.635, 9.21, 11.345, 13.277, 15.086] as const;

/** Whether these counts are too uneven to be a fair draw (chi-square at 1 %); false when there is too little data. */
export function isUneven(counts: readonly number[]): boolean {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const critical = ONE_PERCENT[counts.length - 2];
  if (critical === undefined || expected < 5) return false;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) > critical;
}

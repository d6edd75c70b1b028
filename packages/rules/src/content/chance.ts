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
  for (const [trial, chance] of chances.entries()) {
    // So early there cannot be more.
    for (let k = Math.min(hits - 1, trial + 1); k > 0; k -= 1) {
      below[k] = (below[k] ?? 0) * (1 - chance) + (below[k - 1] ?? 0) * chance;
    }
    below[0] = (below[0] ?? 0) * (1 - chance);
  }
  return Math.max(0, 1 - below.reduce((sum, probability) => sum + probability, 0));
}

/** Chi-square values that a fair draw exceeds once in a hundred files, by degrees of freedom from 1. */
const ONE_PERCENT = [6.635, 9.21, 11.345, 13.277, 15.086] as const;

/**
 * Chi-square of sums that leave their expectation by `deviation`, and its degrees of freedom.
 *
 * @param covariance of the sums, symmetric; may be singular, as it is where the sums have a fixed total
 */
export function chiSquareOf(deviation: readonly number[], covariance: readonly (readonly number[])[]) {
  const left = [...deviation];
  const rows = covariance.map((row) => [...row]);
  const negligible = 1e-9 * Math.max(...rows.map((row, at) => row[at] ?? 0));
  let [chiSquare, freedom] = [0, 0];
  // Takes out of the later sums what the earlier ones say already; what then still varies counts.
  rows.forEach((row, at) => {
    const variance = row[at] ?? 0;
    if (variance <= negligible) return;
    const here = left[at] ?? 0;
    chiSquare += here ** 2 / variance;
    freedom += 1;
    for (let later = at + 1; later < rows.length; later += 1) {
      const share = (row[later] ?? 0) / variance;
      left[later] = (left[later] ?? 0) - share * here;
      rows[later] = rows[later]?.map((value, column) => value - share * (row[column] ?? 0)) ?? [];
    }
  });
  return { chiSquare, freedom };
}

/** Whether a fair draw exceeds this chi-square less than once in a hundred times. */
export function isUnlikely({ chiSquare, freedom }: { readonly chiSquare: number; readonly freedom: number }) {
  return chiSquare > (ONE_PERCENT[freedom - 1] ?? Number.POSITIVE_INFINITY);
}

/** Whether these counts are too uneven to be a fair draw (chi-square at 1 %); false when there is too little data. */
export function isUneven(counts: readonly number[]): boolean {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  if (expected < 5) return false;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return isUnlikely({ chiSquare, freedom: counts.length - 1 });
}

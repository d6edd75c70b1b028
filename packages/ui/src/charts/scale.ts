/** Round steps of one decade. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10];

/**
 * The top of an axis of counts: the next round even number.
 *
 * @param most largest count shown, 0 or more
 */
export function axisTop(most: number): number {
  const decade = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, most))) - 1);
  const tops = STEPS.map((step) => step * decade);
  return tops.find((top) => top >= most && top > 0 && top % 2 === 0) ?? 10 * decade;
}

/** A share as percent of the whole, between 0 and 100; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100));
}

/** Steps of one decade; each can be halved and stays whole from 2 on. */
const STEPS = [2, 4, 6, 8, 10];

/**
 * The top of an axis of counts: the next round even number.
 *
 * @param most largest count shown, 0 or more
 */
export function axisTop(most: number): number {
  const decade = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, most))) - 1);
  return (STEPS.find((step) => step * decade >= most) ?? 10) * decade;
}

/** A share as percent of the whole, between 0 and 100; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100));
}

/** Points of percentage that the last of these is above the one before; null for fewer than two. */
export function changeOf(percents: readonly number[]): number | null {
  const [before, last] = percents.slice(-2);
  if (before === undefined || last === undefined) return null;
  return Math.round((last - before) * 100) / 100;
}

/**
 * A duration as mm:ss (spec §4); minutes go on beyond 59. Show it inside `dir="ltr"`.
 *
 * @param seconds whole seconds, 0 or more
 */
export function toClock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

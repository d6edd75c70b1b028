const MOMENTS = [600, 300, 60, 30, 10, 5];
/** How long a moment is said, in seconds: a busy page must not miss it, and some readers lose what is gone at once. */
const LASTS = 4;

/** The moment that is said now, in seconds before the end of a paper; null between them. */
export function spokenMoment(secondsLeft: number | null): number | null {
  if (secondsLeft === null) return null;
  return MOMENTS.find((moment) => secondsLeft <= moment && secondsLeft > moment - LASTS) ?? null;
}

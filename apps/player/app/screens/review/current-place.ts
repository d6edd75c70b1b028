/** Upper and lower edge of an element on the screen, in px from its top. */
type Edges = { readonly top: number; readonly bottom: number };

/**
 * The place of the question somebody is reading: the one with the focus while it is in sight, else the first whose
 * greater part is; -1 without questions.
 */
export function currentPlace(
  questions: readonly Edges[],
  { focused, height }: { readonly focused: number; readonly height: number },
): number {
  const own = questions[focused];
  if (own !== undefined && own.bottom > 0 && own.top < height) return focused;
  const middle = height / 2;
  const first = questions.findIndex(({ bottom }) => bottom > middle);
  return first === -1 ? questions.length - 1 : first;
}

/** The place a step leads to; stays at the ends. */
export function stepFrom(place: number, step: 1 | -1, count: number): number {
  return Math.min(count - 1, Math.max(0, place + step));
}

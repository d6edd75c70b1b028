/**
 * How many of the last answers were right, without one between them that was not.
 *
 * @param verdicts of the answers so far, in their order; questions that were skipped are none
 */
export function rightInARow(verdicts: readonly boolean[]): number {
  return verdicts.length - 1 - verdicts.lastIndexOf(false);
}

const FIRST_SAID = [3, 5];
const SAID_EVERY = 10;

/** Whether so many right answers in a row are said: three, five, and every ten. More often would be noise. */
export function isSaid(inARow: number): boolean {
  return FIRST_SAID.includes(inARow) || (inARow > 0 && inARow % SAID_EVERY === 0);
}

/**
 * A figure with its unit, the number of a chapter, and a code with hyphens in it. Whole, since a screen reader may
 * stop where a part ends.
 */
const KEPT =
  /([+−±-]?\d+(?:[.,]\d+)* [A-Za-z°%]{1,4}(?:[/·][A-Za-z]+)?(?!\w)|\bch\. \d+|[A-Z\d]+(?:-[A-Z\d]+)+)/;

/** Splits a text: every second part, beginning with the second, is kept on one line: 1000 ft/min, ch. 7, FAA-H-8083. */
export function splitKept(text: string): readonly string[] {
  return text.split(KEPT);
}

export type Verdict = "right" | "wrong" | "late";

const RIGHT_MS = 700;
const WRONG_MS = 1_500;

/**
 * How long an answer of a run at speed is told before the next question comes by itself, in ms; null: until the player
 * goes on. Whoever ran out of time may have left, and finds the run where it was.
 *
 * @param waits whether the player wants every answer to stay until they go on (WCAG 2.2.1)
 */
export function tellingMs(verdict: Verdict, waits: boolean): number | null {
  if (waits || verdict === "late") return null;
  return verdict === "right" ? RIGHT_MS : WRONG_MS;
}

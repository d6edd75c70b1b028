import { checkAnswer, type Verdict } from "../attempts/marking.ts";
import type { PaperQuestion } from "../attempts/paper.ts";

/** Points of a right answer, and the bonus on top of them by time, the most first (contract §5). */
export const RIGHT_POINTS = 4;
export const SPEED_STEPS = [
  { withinMs: 3_000, points: 2 },
  { withinMs: 6_000, points: 1 },
] as const;
/** Most of a round trip that is given back; more would pay for delaying answers. */
export const MOST_COMPENSATION_MS = 400;
/** Round trips that are looked at; the smallest of them counts. */
const LAST_ROUND_TRIPS = 5;
/** Below this an answer is flagged, and counts like any other. */
export const FAST_MS = 250;

/** What one answer came to. */
export type Mark = { readonly verdict: Verdict; readonly points: number; readonly bonus: number };

/** The round trip that counts: the smallest of the last ones the server has measured; null when there is none. */
export function roundTripOf(measuredMs: readonly number[]): number | null {
  const last = measuredMs.slice(-LAST_ROUND_TRIPS);
  return last.length === 0 ? null : Math.min(...last);
}

/**
 * Time from the opening of a question to the answer, less half of the round trip; never below 0.
 *
 * @param roundTripMs measured by the server, never told by the client; null: not known
 */
export function elapsedMs(
  openAtMs: number,
  { receivedMs, roundTripMs }: { readonly receivedMs: number; readonly roundTripMs: number | null },
): number {
  const half = Math.max(0, roundTripMs ?? 0) / 2;
  return Math.max(0, receivedMs - openAtMs - Math.min(half, MOST_COMPENSATION_MS));
}

/** Bonus of a right answer after so long. */
export function speedBonus(afterMs: number): number {
  return SPEED_STEPS.find(({ withinMs }) => afterMs <= withinMs)?.points ?? 0;
}

/** Marks an answer; a wrong one and none cost nothing. `points` has the bonus in it. */
export function markAnswer(
  question: PaperQuestion,
  answer: { readonly answer: string; readonly elapsedMs: number } | undefined,
): Mark {
  const verdict = checkAnswer(question, answer?.answer ?? null);
  if (answer === undefined || verdict !== "correct") return { verdict, points: 0, bonus: 0 };
  const bonus = speedBonus(answer.elapsedMs);
  return { verdict, points: RIGHT_POINTS + bonus, bonus };
}

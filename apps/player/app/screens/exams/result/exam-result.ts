import type { OutputOf } from "@crosscheck/contract";
import type { getExamResult } from "@crosscheck/contract/actions/exam-modules";

/** What a sitting came to, as far as it may be known. */
export type SittingResult = OutputOf<typeof getExamResult>;
export type ResultDetail = NonNullable<SittingResult["detail"]>;

const SECONDS_PER_MINUTE = 60;

/** How a sitting came to its end. */
export type Ending = "examiner" | "absence" | "time" | "handed_in";

/** Why a sitting ended: by its examiner, by an absence, by its clock or that of the exam, or by its candidate. */
export function endingOf({ end_reason, watch, exam, duration_seconds, handed_in_at }: SittingResult): Ending {
  if (end_reason !== null) return "examiner";
  if (watch.ended_by_absence) return "absence";
  const wholeSeconds = exam.duration_minutes * SECONDS_PER_MINUTE;
  const isClosed = Date.parse(handed_in_at) >= Date.parse(exam.ends_at);
  return duration_seconds >= wholeSeconds || isClosed ? "time" : "handed_in";
}

type ResultCall =
  | { readonly ok: true; readonly data: SittingResult }
  | { readonly ok: false; readonly refused: string };

/** A page that waits asks so often at most, and at least. */
const SOONEST_MS = 1_500;
const LATEST_MS = 30_000;

/**
 * In how many ms the result is asked for again; false: nothing more comes.
 *
 * @param nowMs server time
 */
export function askAgainInMs(told: ResultCall | undefined, nowMs: number): number | false {
  if (told === undefined) return false;
  // Handed in a moment ago: the server waits for answers on their way.
  if (!told.ok) return told.refused === "attempt_open" ? SOONEST_MS : false;
  const { state, available_at: availableAt, can_review: canReview, exam } = told.data;
  const waitsFor =
    state === "hidden" ? availableAt : state === "released" && !canReview ? exam.review_available_at : null;
  if (waitsFor === null) return state === "hidden" ? LATEST_MS : false;
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, Date.parse(waitsFor) - nowMs));
}

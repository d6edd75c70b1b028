import { dayIn } from "../attempts/local-day.ts";

const HOUR_MS = 3_600_000;

/** Time between the two quizzes beside another local day: a zone with midnight in a minute would be two days otherwise. */
export const REFERRAL_GAP_MS = 6 * HOUR_MS;

/** Where a newcomer stands on the way to the owner's coins: the first ranked quiz with an answer, and its zone. */
export type ReferralStart = { readonly firstAtMs: number; readonly zone: string } | null;

/**
 * What a ranked quiz with an answer, finished by a newcomer, means for the friend whose code was used (contract §5: two
 * different local days). Days are counted in the zone of the first quiz, so that changing it makes no second day.
 */
export function referralStep(start: ReferralStart, finishedAtMs: number): "first" | "again" | "due" {
  if (start === null) return "first";
  const isOtherDay = dayIn(start.zone, finishedAtMs) > dayIn(start.zone, start.firstAtMs);
  return isOtherDay && finishedAtMs - start.firstAtMs >= REFERRAL_GAP_MS ? "due" : "again";
}

/** What a friend's code has come to, as stored. */
export type ReferralFacts = {
  readonly state: "open" | "held" | "paid" | "refused";
  readonly hasFirst: boolean;
  readonly isDue: boolean;
};

/** Why the owner of a code has no coins for a friend yet. */
export type PendingReason = "held" | "first_quiz" | "second_day" | "day_limit" | "month_limit";

/** Why this friend is not paid yet; null when it is settled. A due one waits for the limits of the owner. */
export function pendingReason(
  { state, hasFirst, isDue }: ReferralFacts,
  { isMonthFull }: { readonly isMonthFull: boolean },
): PendingReason | null {
  if (state === "paid" || state === "refused") return null;
  if (state === "held") return "held";
  if (!hasFirst) return "first_quiz";
  if (!isDue) return "second_day";
  return isMonthFull ? "month_limit" : "day_limit";
}

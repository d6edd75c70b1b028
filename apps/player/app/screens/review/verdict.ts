import type { OutputOf } from "@crosscheck/contract";
import type { reviewAttempt } from "@crosscheck/contract/actions/attempts";

export type Reviewed = OutputOf<typeof reviewAttempt>["questions"][number];
/** `late`: answered after the deadline, which counts as not answered. `withheld`: its answer is not told yet. */
export type Verdict = "right" | "wrong" | "blank" | "late" | "withheld";
export type Filter = "all" | "wrong" | "blank" | "bookmarked";

/** How a reviewed question ended. */
export function verdictOf({ answer, in_time, reveal }: Reviewed): Verdict {
  if (reveal === null) return "withheld";
  if (reveal.correct) return "right";
  if (answer === null || answer === "") return "blank";
  return in_time ? "wrong" : "late";
}

/** Questions of a filter; what came too late or was left is with those not answered. */
export function questionsOf(
  questions: readonly Reviewed[],
  { filter, bookmarked }: { readonly filter: Filter; readonly bookmarked: readonly string[] },
): readonly Reviewed[] {
  switch (filter) {
    case "all":
      return questions;
    case "wrong":
      return questions.filter((question) => verdictOf(question) === "wrong");
    case "blank":
      return questions.filter((question) => isBlank(question));
    case "bookmarked":
      return questions.filter(({ card }) => bookmarked.includes(card.question_id));
  }
}

function isBlank(question: Reviewed): boolean {
  return question.withheld === "left" || ["blank", "late"].includes(verdictOf(question));
}

/** Seconds per question, of those whose time is known; null without any. */
export function meanSeconds(questions: readonly Reviewed[]): number | null {
  const known = questions.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
  return known.length === 0 ? null : known.reduce((sum, seconds) => sum + seconds, 0) / known.length;
}

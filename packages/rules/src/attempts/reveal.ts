import type { RevealTime } from "../modes/mode.ts";
import { GRACE_MS, type QuestionClock } from "./clock.ts";

/** What decides whether right answers of an attempt may be shown. */
export type RevealState = {
  readonly reveal: RevealTime;
  readonly isFinished: boolean;
  /** Closing time of an `after_close` attempt; null: it never opens by itself. */
  readonly closesAtMs: number | null;
  readonly nowMs: number;
};

/** What a question's clock says that decides about its answer. */
export type PlayedState = Pick<QuestionClock, "status" | "answer" | "deadlineMs">;

/** Whether the paper may be reviewed. */
export function canReview({ reveal, isFinished, closesAtMs, nowMs }: RevealState): boolean {
  if (!isFinished || reveal === "never") return false;
  return reveal !== "after_close" || (closesAtMs !== null && nowMs >= closesAtMs);
}

/**
 * Whether a question of a one-by-one run was played: answered, skipped for coins, or its time ran out. One that was
 * only left is not, and an empty answer well before the end of the time leaves it too.
 */
export function isPlayed({ status, answer, deadlineMs }: PlayedState): boolean {
  if (status === "open" || status === "unseen") return false;
  if (status !== "answered" || answer === null || answer.answer !== "") return true;
  return deadlineMs !== null && answer.atMs >= deadlineMs - GRACE_MS;
}

/**
 * Whether the right answer of one question may be shown. A question that can still be answered is never shown; one that
 * was left in an `after_answer` attempt only where its answer is known from elsewhere.
 */
export function canReveal(state: RevealState, question: PlayedState, isKnown: boolean): boolean {
  if (state.reveal !== "after_answer") return canReview(state);
  return isPlayed(question) || (state.isFinished && isKnown);
}

/**
 * Whether a finished attempt makes the answer of this question known to its player, there and wherever it was left. An
 * `after_close` attempt does too, and keeps it back itself until it closes.
 */
export function makesKnown(
  { reveal, isWon }: { readonly reveal: RevealTime; readonly isWon: boolean },
  question: PlayedState,
): boolean {
  if (reveal === "never") return false;
  return reveal !== "after_answer" || isWon || isPlayed(question);
}

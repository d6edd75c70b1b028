import type { RevealTime } from "../modes/mode.ts";
import type { QuestionStatus } from "./clock.ts";

/** What decides whether right answers of an attempt may be shown. */
export type RevealState = {
  readonly reveal: RevealTime;
  readonly isFinished: boolean;
  /** Closing time of an `after_close` attempt; null: it never opens by itself. */
  readonly closesAtMs: number | null;
  readonly nowMs: number;
};

/** Whether the whole paper may be reviewed with its right answers. */
export function canReview({ reveal, isFinished, closesAtMs, nowMs }: RevealState): boolean {
  if (!isFinished) return false;
  return reveal !== "after_close" || (closesAtMs !== null && nowMs >= closesAtMs);
}

/** Whether the right answer of one question may be shown. A question that can still be answered is never shown. */
export function canReveal(state: RevealState, status: QuestionStatus): boolean {
  if (canReview(state)) return true;
  return state.reveal === "after_answer" && status !== "open" && status !== "unseen";
}

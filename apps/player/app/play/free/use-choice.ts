import type { Draft } from "../attempt/attempt-memory.ts";
import { shownQuestion } from "../attempt/attempt-state.ts";
import type { CardState } from "../attempt/run-state.ts";
import type { AttemptPlay } from "../attempt/use-attempt.ts";
import { lockOf, type Lock } from "./paper-rules.ts";

export type Choice = {
  /** Why the shown question's answer stands; null while it can be changed. */
  readonly lock: Lock | null;
  /** The shown question as it is seen: with what is chosen and not saved yet. */
  readonly cardState: CardState | undefined;
  /** Whether there is anything to take back. */
  readonly canClear: boolean;
  /** Whether a complete answer waits to be saved for good. */
  readonly canSave: boolean;
  readonly change: (draft: Draft) => void;
  readonly choose: (answer: string) => void;
  readonly clear: () => void;
  readonly save: () => void;
};

/** The answer of the shown question: each change counts at once, or what is chosen is saved by a step of its own, for good. */
export function useChoice({ state, draft }: AttemptPlay, answer: (text: string) => void): Choice {
  const { attempt, drafts } = state;
  const shown = shownQuestion(state);
  const lock = shown === undefined ? null : lockOf(attempt, shown.card);
  const kept = shown === undefined ? undefined : drafts[shown.card.question_id];
  const isFinal = attempt.final_answers === true;
  const isWaiting = isFinal && lock === null && kept !== undefined;
  const cardState =
    shown !== undefined && isWaiting ? { ...shown.cardState, answer: kept.answer } : shown?.cardState;
  return {
    lock,
    cardState,
    canClear: lock === null && (kept !== undefined || (!isFinal && shown?.cardState.status === "answered")),
    canSave: isWaiting && kept.answer !== "",
    change: (next) => {
      if (lock !== null) return;
      draft(next);
      // A complete answer is stored, an incomplete one takes the stored one back.
      if (!isFinal && next.answer !== (shown?.cardState.answer ?? "")) answer(next.answer);
    },
    choose: (text) => {
      if (lock !== null) return;
      if (isFinal) draft({ text, answer: text });
      else answer(text);
    },
    clear: () => {
      draft(null);
      if (!isFinal) answer("");
    },
    save: () => {
      if (!isWaiting || kept.answer === "") return;
      answer(kept.answer);
      draft(null);
    },
  };
}

import type { OptionState } from "@crosscheck/ui/KeyCapOption";
import { readIds } from "./id-list.ts";
import type { QuestionViewProps } from "./question-view.ts";

type OptionFacts = Pick<QuestionViewProps, "cardState" | "sentAnswer" | "isOpen">;

/** What an option shows where one is right. */
export function optionState(optionId: string, { cardState, sentAnswer, isOpen }: OptionFacts): OptionState {
  const { reveal, answer, remaining_option_ids: remaining } = cardState;
  if (reveal !== null) {
    if (optionId === reveal.correct_answer) return "correct";
    return optionId === answer ? "wrong" : "disabled";
  }
  if (remaining !== null && !remaining.includes(optionId)) return "removed";
  if (optionId === sentAnswer) return "selected";
  return isOpen ? "idle" : "disabled";
}

type TickFacts = { readonly cardState: QuestionViewProps["cardState"]; readonly chosen: readonly string[] };

/** What an option shows where several may be right. */
export function tickState(optionId: string, { cardState, chosen }: TickFacts): OptionState {
  const isChosen = chosen.includes(optionId);
  if (cardState.reveal === null) return isChosen ? "selected" : "idle";
  const isRight = readIds(cardState.reveal.correct_answer).includes(optionId);
  if (isChosen) return isRight ? "correct" : "wrong";
  return isRight ? "missed" : "disabled";
}

import type { Attempt } from "../attempt/run-state.ts";

/**
 * Numbers of the questions right before the current one whose time ran out with nobody there; where somebody watched, an
 * empty answer was sent. Empty when the run is over, and once the question after them is answered.
 */
export function ranOutWhileAway({
  states,
  questions,
  current_question_id: currentId,
}: Attempt): readonly number[] {
  const place = states.findIndex((state) => state.question_id === currentId);
  const before = states.slice(0, Math.max(0, place));
  const last = before.findLastIndex(({ status, answer }) => status !== "timed_out" || answer !== null);
  return before.slice(last + 1).flatMap(({ question_id: id }) => {
    const card = questions.find((question) => question.question_id === id);
    return card === undefined ? [] : [card.number];
  });
}

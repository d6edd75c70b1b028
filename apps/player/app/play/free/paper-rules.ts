import type { Attempt, AttemptState, Card } from "../attempt/run-state.ts";

type Paper = Pick<Attempt, "questions" | "states" | "final_answers" | "forward_only">;
/** Why the answer of a question stands: it was saved for good, or a later question was answered. */
export type Lock = "saved" | "behind";

/** Number of the first question that can still be turned to: where nobody goes back, the last answered one. */
export function firstReachable({ questions, states, forward_only: isForward }: Paper): number {
  if (isForward !== true) return 1;
  const answered = new Set(
    states.flatMap(({ question_id: id, status }) => (status === "answered" ? [id] : [])),
  );
  return questions.reduce(
    (last, card) => (answered.has(card.question_id) ? Math.max(last, card.number) : last),
    1,
  );
}

/** What keeps the answer of a question from being changed; null while it can be. */
export function lockOf(paper: Paper, { question_id: id, number }: Card): Lock | null {
  if (number < firstReachable(paper)) return "behind";
  const state = paper.states.find((one) => one.question_id === id);
  return paper.final_answers === true && state?.status === "answered" ? "saved" : null;
}

/** How many answers of a paper with final ones are chosen and not saved: they do not count. */
export function countUnsaved({ attempt, drafts }: Pick<AttemptState, "attempt" | "drafts">): number {
  if (attempt.final_answers !== true) return 0;
  return attempt.states.filter(({ question_id: id, status }) => {
    const draft = drafts[id];
    return status !== "answered" && draft !== undefined && draft.answer !== "";
  }).length;
}

/** The sections of a paper that has some, with their names by language. */
export function sectionsOf({ scope }: Pick<Attempt, "scope">) {
  return scope.exam?.sections ?? scope.mock?.sections ?? [];
}

import type { Memory } from "../attempt/attempt-memory.ts";
import type { FreeRules } from "../attempt/attempt-state.ts";
import { withState, type FreeEvent, type AttemptState, type CardState } from "../attempt/run-state.ts";

/** How free attempts start, and what happens in them alone. */
export const FREE: FreeRules = { start: startFree, follow: followFree };

function followFree(state: AttemptState, event: FreeEvent): AttemptState {
  switch (event.type) {
    case "turned_to":
      return { ...state, shownId: event.questionId };
    case "chose":
      return followChoice(state, event);
    case "saved":
      return followSaving(state, event);
    case "flagged":
      return followFlag(state, event);
    case "handed_in":
      return followHandIn(state);
  }
}

/** Opens a free attempt where this device left it: same question, answers the server has not got yet, handed in or not. */
function startFree(state: AttemptState, memory: Memory | null): AttemptState {
  const { questions, states } = state.attempt;
  const known = questions.find(({ question_id: id }) => id === memory?.shownId);
  const firstOpen = states.find((question) => question.status !== "answered");
  const shownId = known?.question_id ?? firstOpen?.question_id ?? questions[0]?.question_id ?? null;
  const filled = states.reduce<AttemptState>(
    (before, { question_id: questionId, sequence }) => {
      const kept = memory?.answers[questionId];
      return kept === undefined || kept.sequence <= sequence
        ? before
        : followChoice(before, { type: "chose", questionId, ...kept });
    },
    { ...state, shownId },
  );
  return memory?.isHandedIn === true ? followHandIn(filled) : filled;
}

/** An answer counts at once; the server's word on it follows. */
function followChoice(
  state: AttemptState,
  { questionId, answer, sequence }: Extract<FreeEvent, { type: "chose" }>,
): AttemptState {
  if (state.phase !== "asking") return state;
  return {
    ...state,
    attempt: withState(state.attempt, questionId, {
      answer,
      sequence,
      status: answer === "" ? "open" : "answered",
    }),
    unsaved: { ...state.unsaved, [questionId]: sequence },
  };
}

/** The last answer of a paper that was handed in ends it. */
function followSaving(
  state: AttemptState,
  { questionId, sequence }: Extract<FreeEvent, { type: "saved" }>,
): AttemptState {
  const waiting = state.unsaved[questionId];
  if (waiting === undefined || waiting > sequence) return state;
  const { [questionId]: _saved, ...unsaved } = state.unsaved;
  const isDone = state.phase === "sending" && Object.keys(unsaved).length === 0;
  return { ...state, unsaved, phase: isDone ? "done" : state.phase };
}

/** A flag shows at once. */
function followFlag(
  state: AttemptState,
  { questionId, flagged }: Extract<FreeEvent, { type: "flagged" }>,
): AttemptState {
  return { ...state, attempt: withState(state.attempt, questionId, { flagged }) };
}

/** No more changes; done once the server has every answer. */
function followHandIn(state: AttemptState): AttemptState {
  if (state.phase !== "asking") return state;
  return { ...state, phase: Object.keys(state.unsaved).length === 0 ? "done" : "sending" };
}

/** How a paper stands: for the palette and before handing in. */
export function countPaper(states: readonly CardState[]): {
  readonly answered: number;
  readonly open: number;
  readonly flagged: number;
} {
  const answered = states.filter((state) => state.status === "answered").length;
  return {
    answered,
    open: states.length - answered,
    flagged: states.filter((state) => state.flagged).length,
  };
}

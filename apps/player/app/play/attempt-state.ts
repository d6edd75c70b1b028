import type { AttemptView, QuestionCard, QuestionState } from "@crosscheck/contract/questions";
import type { submitAnswer, useLifeline } from "@crosscheck/contract/actions/attempts";
import type { OutputOf } from "@crosscheck/contract";
import type { z } from "zod";

export type Attempt = z.output<typeof AttemptView>;
export type Card = z.output<typeof QuestionCard>;
export type CardState = z.output<typeof QuestionState>;
type Submitted = OutputOf<typeof submitAnswer>;
type Bought = OutputOf<typeof useLifeline>;

/**
 * What the play screen shows. `asking`: the clock of the current question runs; `sending`: an answer is on its way,
 * and stays so for as long as the network is away; `revealed`: the answer is told and read; `done`: ready to finish.
 */
type Phase = "asking" | "sending" | "revealed" | "done";

export type AttemptState = {
  readonly attempt: Attempt;
  readonly phase: Phase;
  /** The question on the screen; stays on an answered one while it is read. */
  readonly shownId: string | null;
  /** The answer being sent, so that the screen shows it at once. */
  readonly sentAnswer: string | null;
  readonly network: "here" | "away";
};

export type AttemptEvent =
  | { readonly type: "sent"; readonly answer: string }
  | {
      readonly type: "answered";
      readonly questionId: string;
      readonly answer: string;
      readonly told: Submitted;
    }
  | { readonly type: "opened"; readonly questionId: string; readonly deadline: string }
  | { readonly type: "bought"; readonly bought: Bought }
  | { readonly type: "reloaded"; readonly attempt: Attempt }
  | { readonly type: "network"; readonly network: "here" | "away" }
  | { readonly type: "read_to_end" };

/** The state a loaded or resumed attempt starts in. */
export function startOf(attempt: Attempt): AttemptState {
  const shownId = attempt.current_question_id;
  const isOver = attempt.status === "finished" || (shownId === null && attempt.answer_mode === "one_by_one");
  return { attempt, phase: isOver ? "done" : "asking", shownId, sentAnswer: null, network: "here" };
}

/** Folds one event into the state. The server decides everything; this only follows. */
export function follow(state: AttemptState, event: AttemptEvent): AttemptState {
  switch (event.type) {
    case "sent":
      return { ...state, phase: "sending", sentAnswer: event.answer };
    case "answered":
      return followAnswer(state, event);
    case "opened":
      return followOpening(state, event);
    case "bought":
      return followLifeline(state, event.bought);
    case "reloaded":
      return { ...startOf(event.attempt), network: state.network };
    case "network":
      return { ...state, network: event.network };
    case "read_to_end":
      return state.attempt.current_question_id === null ? { ...state, phase: "done" } : state;
  }
}

/** An opening that comes late, or twice, never takes back an answer that is on its way or told. */
function followOpening(
  state: AttemptState,
  { questionId, deadline }: Extract<AttemptEvent, { type: "opened" }>,
): AttemptState {
  const known = state.attempt.states.find((question) => question.question_id === questionId);
  if (known === undefined || (known.status !== "unseen" && known.status !== "open")) return state;
  const attempt = withState(state.attempt, questionId, { status: "open", deadline });
  return state.shownId === questionId
    ? { ...state, attempt }
    : { ...state, attempt, phase: "asking", shownId: questionId, sentAnswer: null };
}

function followAnswer(
  state: AttemptState,
  { questionId, answer, told }: Extract<AttemptEvent, { type: "answered" }>,
): AttemptState {
  const status = told.in_time && answer !== "" ? "answered" : "timed_out";
  const answered = withState(state.attempt, questionId, { status, answer, reveal: told.reveal });
  const next = told.next_question_id;
  const attempt: Attempt = {
    ...(next === null ? answered : withState(answered, next, { deadline: told.next_deadline })),
    score: told.score,
    current_question_id: next,
  };
  const isTold = told.reveal !== null;
  return {
    ...state,
    attempt,
    network: "here",
    sentAnswer: null,
    phase: isTold ? "revealed" : next === null ? "done" : "asking",
    shownId: isTold ? questionId : next,
  };
}

function followLifeline(state: AttemptState, bought: Bought): AttemptState {
  const { question_id: questionId } = bought;
  const base: Attempt = {
    ...state.attempt,
    lifelines: bought.lifelines,
    coins: bought.coins,
    polls:
      bought.poll === null
        ? state.attempt.polls
        : [
            ...state.attempt.polls.filter((poll) => poll.question_id !== questionId),
            { question_id: questionId, poll: bought.poll },
          ],
  };
  if (bought.kind === "skip") {
    const skipped = withState(base, questionId, { status: "skipped" });
    const next = bought.next_question_id;
    const attempt = next === null ? skipped : withState(skipped, next, { deadline: bought.next_deadline });
    return {
      ...state,
      attempt: { ...attempt, current_question_id: next },
      phase: next === null ? "done" : "asking",
      shownId: next,
    };
  }
  const change: Partial<CardState> = {
    ...(bought.remaining_option_ids === null ? {} : { remaining_option_ids: bought.remaining_option_ids }),
    ...(bought.deadline === null ? {} : { deadline: bought.deadline }),
  };
  return { ...state, attempt: withState(base, questionId, change) };
}

function withState(attempt: Attempt, questionId: string, change: Partial<CardState>): Attempt {
  return {
    ...attempt,
    states: attempt.states.map((state) =>
      state.question_id === questionId ? { ...state, ...change } : state,
    ),
  };
}

/** The card and the state of the question on the screen. */
export function shownQuestion(
  state: AttemptState,
): { readonly card: Card; readonly cardState: CardState } | undefined {
  const card = state.attempt.questions.find((question) => question.question_id === state.shownId);
  const cardState = state.attempt.states.find((question) => question.question_id === state.shownId);
  return card === undefined || cardState === undefined ? undefined : { card, cardState };
}

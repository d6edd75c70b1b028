import type { Memory } from "./attempt-memory.ts";
import {
  withDraft,
  withState,
  type Attempt,
  type AttemptEvent,
  type AttemptState,
  type Bought,
  type Card,
  type CardState,
  type FreeEvent,
} from "./run-state.ts";

/** What is of free attempts alone, and comes with them: other quizzes do not load it. */
export type FreeRules = {
  readonly start: (state: AttemptState, memory: Memory | null) => AttemptState;
  readonly follow: (state: AttemptState, event: FreeEvent) => AttemptState;
};

/** The state a loaded or resumed attempt starts in; `memory` is what this device still knows of it. */
export function startOf(attempt: Attempt, memory: Memory | null = null, free?: FreeRules): AttemptState {
  const shownId = attempt.current_question_id;
  const isFree = attempt.answer_mode === "free";
  const isOver = attempt.status === "finished" || (shownId === null && !isFree);
  const state: AttemptState = {
    attempt,
    phase: isOver ? "done" : "asking",
    shownId,
    gained: 0,
    sentAnswer: null,
    network: "here",
    drafts: memory?.drafts ?? {},
    unsaved: {},
  };
  if (isOver) return state;
  return (free?.start ?? startSending)(state, memory);
}

/** An answer that was on its way when the screen was left is on its way again. */
function startSending(state: AttemptState, memory: Memory | null): AttemptState {
  const sent = memory?.sent ?? null;
  if (sent === null || sent.questionId !== state.shownId) return state;
  return { ...state, phase: "sending", sentAnswer: sent.answer };
}

/** Folds one event into the state. The server decides everything; this only follows. */
export function follow(state: AttemptState, event: AttemptEvent, free?: FreeRules): AttemptState {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others are events of free attempts, or it does not compile
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
      return followReload(state, event.attempt, free);
    case "network":
      return { ...state, network: event.network };
    case "read_to_end":
      return state.attempt.current_question_id === null ? { ...state, phase: "done" } : state;
    case "drafted":
      return { ...state, drafts: withDraft(state.drafts, event) };
    default:
      return free?.follow(state, event) ?? state;
  }
}

/** What the device should remember of a run: what the server does not know yet, so that a reload loses nothing. */
export function memoryOf(state: AttemptState): Memory {
  const { attempt, phase, shownId, sentAnswer, drafts, unsaved } = state;
  const answers = attempt.states.flatMap(({ question_id: id, answer, sequence }) =>
    unsaved[id] === undefined ? [] : [[id, { answer: answer ?? "", sequence }] as const],
  );
  return {
    shownId,
    drafts,
    sent: shownId === null || sentAnswer === null ? null : { questionId: shownId, answer: sentAnswer },
    answers: Object.fromEntries(answers),
    isHandedIn: attempt.answer_mode === "free" && phase === "sending",
  };
}

/** The server's word on the whole attempt; what it has not got yet stays. */
function followReload(state: AttemptState, attempt: Attempt, free?: FreeRules): AttemptState {
  const memory = memoryOf(state);
  const sequences = new Map(state.attempt.states.map((known) => [known.question_id, known.sequence]));
  // Another device, or tab, has answered these since: what was being put together here is older.
  const overtaken = attempt.states.filter((told) => told.sequence > (sequences.get(told.question_id) ?? 0));
  const drafts = { ...memory.drafts };
  for (const { question_id: questionId } of overtaken) delete drafts[questionId];
  // An answer that was refused is not on its way any more.
  return { ...startOf(attempt, { ...memory, drafts, sent: null }, free), network: state.network };
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
    points: told.points,
    current_question_id: next,
  };
  const isTold = told.reveal !== null;
  return {
    ...state,
    attempt,
    gained: told.points - state.attempt.points,
    network: "here",
    sentAnswer: null,
    drafts: withDraft(state.drafts, { questionId, draft: null }),
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
    ...(bought.hint === null ? {} : { hint: bought.hint }),
    ...(bought.deadline === null ? {} : { deadline: bought.deadline }),
  };
  return { ...state, attempt: withState(base, questionId, change) };
}

/** The card and the state of the question on the screen. */
export function shownQuestion(
  state: AttemptState,
): { readonly card: Card; readonly cardState: CardState } | undefined {
  const card = state.attempt.questions.find((question) => question.question_id === state.shownId);
  const cardState = state.attempt.states.find((question) => question.question_id === state.shownId);
  return card === undefined || cardState === undefined ? undefined : { card, cardState };
}

import type { AttemptView, QuestionCard, QuestionState } from "@crosscheck/contract/questions";
import type { submitAnswer, useLifeline } from "@crosscheck/contract/actions/attempts";
import type { OutputOf } from "@crosscheck/contract";
import type { z } from "zod";
import type { Draft } from "./attempt-memory.ts";
import type { Network, NetworkEvent } from "./persistent-call.ts";

export type Attempt = z.output<typeof AttemptView>;
export type Card = z.output<typeof QuestionCard>;
export type CardState = z.output<typeof QuestionState>;
type Submitted = OutputOf<typeof submitAnswer>;
export type Bought = OutputOf<typeof useLifeline>;

/**
 * What the play screen shows. `asking`: the clock of the current question, or of the whole paper, runs; `sending`: an
 * answer is on its way, or the last ones of a paper handed in, and stays so for as long as the network is away;
 * `revealed`: the answer is told and read; `done`: ready to finish.
 */
type Phase = "asking" | "sending" | "revealed" | "done";

export type AttemptState = {
  readonly attempt: Attempt;
  readonly phase: Phase;
  /** The question on the screen; stays on an answered one while it is read. */
  readonly shownId: string | null;
  /** Points that the last answer told here has brought or cost. */
  readonly gained: number;
  /** The answer being sent, so that the screen shows it at once. */
  readonly sentAnswer: string | null;
  readonly network: Network;
  /** Answers being put together, by question. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Free attempts: sequences of answers that the server has not confirmed yet, by question. */
  readonly unsaved: Readonly<Record<string, number>>;
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
  | NetworkEvent
  | { readonly type: "read_to_end" }
  | { readonly type: "drafted"; readonly questionId: string; readonly draft: Draft | null }
  | FreeEvent;

/** What happens in free attempts alone. */
export type FreeEvent =
  | { readonly type: "turned_to"; readonly questionId: string }
  | {
      readonly type: "chose";
      readonly questionId: string;
      readonly answer: string;
      readonly sequence: number;
    }
  | { readonly type: "saved"; readonly questionId: string; readonly sequence: number }
  | { readonly type: "flagged"; readonly questionId: string; readonly flagged: boolean }
  | { readonly type: "handed_in" };

/** The attempt with a change to the state of one question. */
export function withState(attempt: Attempt, questionId: string, change: Partial<CardState>): Attempt {
  return {
    ...attempt,
    states: attempt.states.map((state) =>
      state.question_id === questionId ? { ...state, ...change } : state,
    ),
  };
}

/** Drafts with one of them replaced or gone. */
export function withDraft(
  drafts: AttemptState["drafts"],
  { questionId, draft }: { readonly questionId: string; readonly draft: Draft | null },
): AttemptState["drafts"] {
  const { [questionId]: _old, ...others } = drafts;
  return draft === null ? others : { ...others, [questionId]: draft };
}

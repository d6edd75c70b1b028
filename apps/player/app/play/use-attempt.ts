import type { Api } from "@crosscheck/client";
import type { LifelineKind } from "@crosscheck/rules/modes/mode";
import { useCallback, useReducer } from "react";
import { follow, startOf, type Attempt, type AttemptState } from "./attempt-state.ts";
import { usePersistentCall } from "./use-persistent-call.ts";

export type AttemptPlay = {
  readonly state: AttemptState;
  /** Sends the answer of the shown question; "" gives none. Tries again by itself while the network is away. */
  readonly answer: (answer: string) => void;
  /** Goes on to the next question and starts its clock. */
  readonly next: () => void;
  /** Leaves the reveal of the last question; the run is done then. */
  readonly end: () => void;
  /** Buys a lifeline; resolves to the refusal's name, or null when it worked. */
  readonly buy: (kind: LifelineKind) => Promise<string | null>;
};

/** Plays one attempt against the server. Every call is idempotent there, so a lost answer is simply sent again. */
export function useAttempt(api: Api, loaded: Attempt): AttemptPlay {
  const [state, dispatch] = useReducer(follow, loaded, startOf);
  const attemptId = state.attempt.attempt_id;
  const persist = usePersistentCall(dispatch);
  const reload = useCallback(async () => {
    const view = await persist((signal) => api.get_attempt({ attempt_id: attemptId }, { signal }));
    if (view.ok) dispatch({ type: "reloaded", attempt: view.data });
  }, [api, attemptId, persist]);

  const { shownId, phase } = state;
  const answer = useCallback(
    (text: string) => {
      if (shownId === null || phase !== "asking") return;
      dispatch({ type: "sent", answer: text });
      const request = { attempt_id: attemptId, question_id: shownId, answer: text };
      persist((signal) => api.submit_answer(request, { signal })).then(
        (outcome) =>
          outcome.ok
            ? dispatch({ type: "answered", questionId: shownId, answer: text, told: outcome.data })
            : ignoreAbort(reload()),
        ignoreAbortOf,
      );
    },
    [api, attemptId, shownId, phase, persist, reload],
  );

  const nextId = state.attempt.current_question_id;
  const next = useCallback(() => {
    if (nextId === null) return;
    persist((signal) => api.open_question({ attempt_id: attemptId, question_id: nextId }, { signal })).then(
      (outcome) =>
        outcome.ok
          ? dispatch({ type: "opened", questionId: nextId, deadline: outcome.data.deadline })
          : ignoreAbort(reload()),
      ignoreAbortOf,
    );
  }, [api, attemptId, nextId, persist, reload]);

  const buy = useCallback(
    async (kind: LifelineKind) => {
      if (shownId === null) return null;
      const outcome = await persist((signal) =>
        api.use_lifeline({ attempt_id: attemptId, question_id: shownId, kind }, { signal }),
      );
      if (!outcome.ok) return outcome.refused;
      dispatch({ type: "bought", bought: outcome.data });
      return null;
    },
    [api, attemptId, shownId, persist],
  );

  const end = useCallback(() => dispatch({ type: "read_to_end" }), []);

  return { state, answer, next, end, buy };
}

/** Leaving the screen aborts calls under way; that is not an error. Anything else goes to the error boundary's log. */
function ignoreAbortOf(error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  reportError(error);
}

function ignoreAbort(work: Promise<unknown>): void {
  work.catch(ignoreAbortOf);
}

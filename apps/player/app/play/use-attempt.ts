import type { Api } from "@crosscheck/client";
import type { LifelineKind } from "@crosscheck/rules/modes/mode";
import { useCallback, useEffect, useReducer, useRef, type Dispatch } from "react";
import { forget, recall, remember, type Draft } from "./attempt-memory.ts";
import { follow, memoryOf, startOf } from "./attempt-state.ts";
import type { Attempt, AttemptEvent, AttemptState } from "./run-state.ts";
import { ignoreAbortOf, useFreeAnswers, type Reload } from "./use-free-answers.ts";
import { useFreshPaper } from "./use-fresh-paper.ts";
import { usePersistentCall, type PersistentCall } from "./use-persistent-call.ts";

export type AttemptPlay = {
  readonly state: AttemptState;
  /**
   * Gives the answer of the shown question; "" gives none. One by one it is sent and final; in a free attempt it may
   * be changed. Tries again by itself while the network is away.
   */
  readonly answer: (answer: string) => void;
  /** Keeps an answer that is being put together; null starts it anew. */
  readonly draft: (draft: Draft | null) => void;
  /** Goes on to the next question and starts its clock. */
  readonly next: () => void;
  /** Free attempts: shows a question. */
  readonly turnTo: (questionId: string) => void;
  /** Free attempts: marks the shown question, or takes the mark away. */
  readonly flag: (flagged: boolean) => void;
  /** Leaves the reveal of the last question, or hands a free attempt in; the run is done then. */
  readonly end: () => void;
  /** Buys a lifeline; resolves to the refusal's name, or null when it worked. */
  readonly buy: (kind: LifelineKind) => Promise<string | null>;
};

/** Plays one attempt against the server. Every call is idempotent there, so a lost answer is simply sent again. */
export function useAttempt(api: Api, loaded: Attempt): AttemptPlay {
  const [state, dispatch] = useReducer(follow, loaded, (attempt) =>
    startOf(attempt, recall(attempt.attempt_id)),
  );
  const attemptId = state.attempt.attempt_id;
  const isFree = state.attempt.answer_mode === "free";
  const persist = usePersistentCall(dispatch);
  const reload: Reload = useCallback(
    async (isWanted) => {
      const view = await persist((signal) => api.get_attempt({ attempt_id: attemptId }, { signal }));
      if (view.ok && isWanted?.() !== false) dispatch({ type: "reloaded", attempt: view.data });
    },
    [api, attemptId, persist],
  );
  const free = useFreeAnswers({ api, state, dispatch, persist, reload });
  useFreshPaper(state, reload);
  useMemory(state);

  const { shownId } = state;
  const answerOnce = useAnswerOnce({ api, state, dispatch, persist, reload });

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

  const buy = useLifelines({ api, state, dispatch, persist });
  const draft = useCallback(
    (kept: Draft | null) => {
      if (shownId !== null) dispatch({ type: "drafted", questionId: shownId, draft: kept });
    },
    [shownId],
  );
  const turnTo = useCallback((questionId: string) => dispatch({ type: "turned_to", questionId }), []);
  const end = useCallback(() => dispatch({ type: isFree ? "handed_in" : "read_to_end" }), [isFree]);

  return { state, answer: isFree ? free.answer : answerOnce, draft, next, turnTo, flag: free.flag, end, buy };
}

type Calls = {
  readonly api: Api;
  readonly state: AttemptState;
  readonly dispatch: Dispatch<AttemptEvent>;
  readonly persist: PersistentCall;
};

/** The one answer of the question whose turn it is; one that an earlier visit could not send goes out at once. */
function useAnswerOnce(calls: Calls & { readonly reload: Reload }): AttemptPlay["answer"] {
  const { api, state, dispatch, persist, reload } = calls;
  const { shownId, phase } = state;
  const attemptId = state.attempt.attempt_id;
  const submit = useCallback(
    (questionId: string, answer: string) => {
      const request = { attempt_id: attemptId, question_id: questionId, answer };
      persist((signal) => api.submit_answer(request, { signal })).then(
        (outcome) =>
          outcome.ok
            ? dispatch({ type: "answered", questionId, answer, told: outcome.data })
            : ignoreAbort(reload()),
        ignoreAbortOf,
      );
    },
    [api, attemptId, dispatch, persist, reload],
  );

  const first = useRef(state);
  useEffect(() => {
    const { shownId: questionId, sentAnswer } = first.current;
    if (questionId !== null && sentAnswer !== null) submit(questionId, sentAnswer);
  }, [submit]);

  return useCallback(
    (text) => {
      if (shownId === null || phase !== "asking") return;
      dispatch({ type: "sent", answer: text });
      submit(shownId, text);
    },
    [shownId, phase, dispatch, submit],
  );
}

function useLifelines({ api, state, dispatch, persist }: Calls): AttemptPlay["buy"] {
  const { shownId } = state;
  const attemptId = state.attempt.attempt_id;
  return useCallback(
    async (kind) => {
      if (shownId === null) return null;
      const outcome = await persist((signal) =>
        api.use_lifeline({ attempt_id: attemptId, question_id: shownId, kind }, { signal }),
      );
      if (!outcome.ok) return outcome.refused;
      dispatch({ type: "bought", bought: outcome.data });
      return null;
    },
    [api, attemptId, shownId, dispatch, persist],
  );
}

/** Writes down on this device where the player is, and forgets it at the end. */
function useMemory(state: AttemptState): void {
  const { attempt_id: attemptId } = state.attempt;
  useEffect(() => {
    if (state.phase === "done") forget(attemptId);
    else remember(attemptId, memoryOf(state));
  }, [attemptId, state]);
}

function ignoreAbort(work: Promise<unknown>): void {
  work.catch(ignoreAbortOf);
}

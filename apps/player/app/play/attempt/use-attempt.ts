import type { Api } from "@crosscheck/client";
import { useCallback, useEffect, useReducer, type Dispatch } from "react";
import { forget, recall, remember, type Draft } from "./attempt-memory.ts";
import { follow, memoryOf, startOf, type FreeRules } from "./attempt-state.ts";
import type { Attempt, AttemptEvent, AttemptState } from "./run-state.ts";
import { usePersistentCall, type PersistentCall } from "./use-persistent-call.ts";

export type AttemptPlay = {
  readonly api: Api;
  readonly state: AttemptState;
  readonly dispatch: Dispatch<AttemptEvent>;
  /** Every call is idempotent at the server, so a lost one is simply sent again. */
  readonly persist: PersistentCall;
  /** Asks for the whole attempt; the answer is left out when it is not wanted any more. */
  readonly reload: (isWanted?: () => boolean) => Promise<void>;
  /** Keeps an answer that is being put together; null starts it anew. */
  readonly draft: (draft: Draft | null) => void;
};

/** One attempt on this device: what the server told of it, what the player does, and what is kept for a reload. */
export function useAttempt(api: Api, loaded: Attempt, free?: FreeRules): AttemptPlay {
  const [state, dispatch] = useReducer(
    (known: AttemptState, event: AttemptEvent) => follow(known, event, free),
    loaded,
    (attempt) => startOf(attempt, recall(attempt.attempt_id), free),
  );
  const attemptId = state.attempt.attempt_id;
  const persist = usePersistentCall(dispatch);
  const reload: AttemptPlay["reload"] = useCallback(
    async (isWanted) => {
      const view = await persist((signal) => api.get_attempt({ attempt_id: attemptId }, { signal }));
      if (view.ok && isWanted?.() !== false) dispatch({ type: "reloaded", attempt: view.data });
    },
    [api, attemptId, persist],
  );
  useMemory(state);

  const { shownId } = state;
  const draft = (kept: Draft | null) => {
    if (shownId !== null) dispatch({ type: "drafted", questionId: shownId, draft: kept });
  };
  return { api, state, dispatch, persist, reload, draft };
}

/** Writes down on this device where the player is, and forgets it at the end. */
function useMemory(state: AttemptState): void {
  const { attempt_id: attemptId } = state.attempt;
  useEffect(() => {
    if (state.phase === "done") forget(attemptId);
    else remember(attemptId, memoryOf(state));
  }, [attemptId, state]);
}

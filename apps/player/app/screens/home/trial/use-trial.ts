import { isPassingRefusal } from "@crosscheck/client/passing-refusal";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { loadPersistently } from "../../../hooks/lazy-part.ts";
import { waitForNetwork } from "../../../hooks/wait-for-network.ts";
import { useBoot } from "../../../boot/root-data.ts";
import { useApi } from "../../../state/api.tsx";
import { rootStore } from "../../../state/root-store.ts";
import { reduceTrial, startTrial, type TrialState } from "./trial-state.ts";
import type { TrialQuestion } from "./TrialCard.tsx";

export type Trial = {
  readonly state: TrialState;
  readonly pick: (optionId: string) => void;
  readonly next: () => void;
  readonly choose: () => void;
  readonly begin: (subject: string) => void;
};

/** The trial from the first tap on: answers, the questions that follow, and the slip that the browser keeps. */
export function useTrial(first: TrialQuestion, picked: string): Trial {
  const api = useApi();
  const call = useCallUntilSeen();
  const language = { language_id: useBoot().home?.language_id ?? 0 };
  const languageId = language.language_id;
  const [state, tell] = useReducer(reduceTrial, { first, picked }, startTrial);
  const { question, answered, queue } = state;
  const questionId = question.question_id;
  const isWaiting = state.picked !== null && answered === null;

  const load = useCallback(
    async (category: string, begin: boolean) => {
      const outcome = await call((signal) =>
        api.get_trial_questions({ language_id: languageId, category }, { signal }),
      );
      if (outcome.ok) tell({ type: "loaded", ...outcome.data, begin });
    },
    [api, call, languageId],
  );

  const answer = useCallback(
    async (given: string) => {
      const slip = rootStore.getState().trial ?? "";
      const outcome = await call((signal) =>
        api.answer_trial_question(
          { language_id: languageId, question_id: questionId, answer: given, slip },
          { signal },
        ),
      );
      // A question that was changed since it was shown: the next one.
      if (!outcome.ok) return await load(question.category, true);
      rootStore.setState({ trial: outcome.data.slip });
      tell({ type: "answered", answered: outcome.data });
    },
    [api, call, languageId, load, question.category, questionId],
  );

  const given = state.picked;
  useEffect(() => {
    if (isWaiting && given !== null) answer(given).catch(noteUnlessLeft);
  }, [answer, given, isWaiting]);

  // Read while the verdict is read.
  const wantsQueue = answered !== null && queue === null;
  useEffect(() => {
    if (wantsQueue) load(question.category, false).catch(noteUnlessLeft);
  }, [load, question.category, wantsQueue]);

  return {
    state,
    pick: (optionId) => tell({ type: "picked", optionId }),
    next: () => tell({ type: "next" }),
    choose: () => tell({ type: "choose" }),
    begin: (subject) => void load(subject, true).catch(noteUnlessLeft),
  };
}

type Call = <Outcome extends { readonly ok: boolean }>(
  call: (signal: AbortSignal) => Promise<Outcome>,
) => Promise<Outcome>;

/** Calls again until the server has looked, or the page is left; the banner of the frame says when the device is offline. */
function useCallUntilSeen(): Call {
  const gone = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback((call) => {
    const signal = gone.current?.signal ?? AbortSignal.abort();
    const callOnce = async () => {
      const outcome = await call(signal);
      if (isPassingRefusal(outcome)) throw new Error("the server could not look at it now");
      return outcome;
    };
    return loadPersistently(callOnce, (waitMs) => waitForNetwork(waitMs, signal));
  }, []);
}

function noteUnlessLeft(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) reportError(error);
}

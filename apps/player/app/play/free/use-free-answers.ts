import { useCallback, useEffect, useRef } from "react";
import { ignoreAbortOf } from "../attempt/ignore-abort.ts";
import type { AttemptState } from "../attempt/run-state.ts";
import type { AttemptPlay } from "../attempt/use-attempt.ts";
import type { Elsewhere } from "./use-elsewhere.ts";
import { useOutbox } from "./use-outbox.ts";

/** Quick changes of one answer travel as one. */
const SETTLE_MS = 300;

type Waiting = { readonly answer: string; readonly sequence: number };
type FreeAnswers = {
  /** Gives the answer of the shown question, which may be changed; "" takes it back. */
  readonly answer: (answer: string) => void;
  /** Marks the shown question, or takes the mark away. */
  readonly flag: (flagged: boolean) => void;
};

/** Answers and flags of a free attempt: on the screen at once, on the server as soon as it can be reached. */
export function useFreeAnswers(
  { api, state, dispatch, persist }: AttemptPlay,
  { onRefused }: Pick<Elsewhere, "onRefused">,
): FreeAnswers {
  const { shownId, attempt } = state;
  const attemptId = attempt.attempt_id;
  const flags = useRef(Promise.resolve());

  const deliver = useCallback(
    async (questionId: string, waiting: Waiting) => {
      const request = { attempt_id: attemptId, question_id: questionId, ...waiting };
      const outcome = await persist((signal) => api.submit_answer(request, { signal }));
      dispatch({ type: "saved", questionId, sequence: waiting.sequence });
      // What the server does not take, it will not take later either: its own word stands.
      if (!outcome.ok) await onRefused(outcome.refused);
    },
    [api, attemptId, dispatch, persist, onRefused],
  );
  const { put, waitingOf } = useOutbox(deliver, SETTLE_MS);

  const answer = (text: string) => {
    if (shownId === null || state.phase !== "asking") return;
    const last = Math.max(sequenceOf(state, shownId), waitingOf(shownId)?.sequence ?? 0);
    const waiting = { answer: text, sequence: last + 1 };
    dispatch({ type: "chose", questionId: shownId, ...waiting });
    put(shownId, waiting);
  };

  // What an earlier visit of this tab could not send any more.
  const first = useRef(state);
  useEffect(() => {
    const { unsaved, attempt: loaded } = first.current;
    for (const { question_id: questionId, answer: text, sequence } of loaded.states) {
      if (unsaved[questionId] !== undefined) put(questionId, { answer: text ?? "", sequence });
    }
  }, [put]);

  const flag = (flagged: boolean) => {
    if (shownId === null || state.phase !== "asking") return;
    dispatch({ type: "flagged", questionId: shownId, flagged });
    const request = { attempt_id: attemptId, question_id: shownId, flagged };
    // One after the other: the last one must be the one that stays.
    flags.current = flags.current
      .then(() => persist((signal) => api.flag_question(request, { signal })))
      .then((outcome) => (outcome.ok ? undefined : onRefused(outcome.refused)))
      .catch(ignoreAbortOf);
  };
  return { answer, flag };
}

/** Highest sequence of a question that this device or the server has used. */
function sequenceOf({ attempt }: AttemptState, questionId: string): number {
  return attempt.states.find((question) => question.question_id === questionId)?.sequence ?? 0;
}

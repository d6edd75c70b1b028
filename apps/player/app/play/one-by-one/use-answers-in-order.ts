import type { LifelineKind } from "@crosscheck/rules/modes/mode";
import { useCallback, useEffect, useRef } from "react";
import { ignoreAbortOf } from "../attempt/ignore-abort.ts";
import type { AttemptPlay } from "../attempt/use-attempt.ts";

type AnswersInOrder = {
  /** Gives the answer of the shown question, once and for all; "" gives none. */
  readonly answer: (answer: string) => void;
  /** Goes on to the next question and starts its clock. */
  readonly next: () => void;
  /** Buys a lifeline; resolves to the refusal's name, or null when it worked. */
  readonly buy: (kind: LifelineKind) => Promise<string | null>;
};

/** Answers of an attempt whose questions come one after the other. */
export function useAnswersInOrder(attempt: AttemptPlay): AnswersInOrder {
  const { api, state, dispatch, persist, reload } = attempt;
  const { attempt_id: attemptId, current_question_id: nextId } = state.attempt;
  const next = () => {
    if (nextId === null) return;
    persist((signal) => api.open_question({ attempt_id: attemptId, question_id: nextId }, { signal }))
      .then((outcome) =>
        outcome.ok
          ? dispatch({ type: "opened", questionId: nextId, deadline: outcome.data.deadline })
          : reload(),
      )
      .catch(ignoreAbortOf);
  };
  return { answer: useAnswer(attempt), next, buy: lifelinesOf(attempt) };
}

/** The one answer of the question whose turn it is; one that an earlier visit could not send goes out at once. */
function useAnswer({ api, state, dispatch, persist, reload }: AttemptPlay): AnswersInOrder["answer"] {
  const { shownId, phase } = state;
  const attemptId = state.attempt.attempt_id;
  const submit = useCallback(
    (questionId: string, answer: string) => {
      const request = { attempt_id: attemptId, question_id: questionId, answer };
      persist((signal) => api.submit_answer(request, { signal }))
        .then((outcome) =>
          outcome.ok ? dispatch({ type: "answered", questionId, answer, told: outcome.data }) : reload(),
        )
        .catch(ignoreAbortOf);
    },
    [api, attemptId, dispatch, persist, reload],
  );

  const first = useRef(state);
  useEffect(() => {
    const { shownId: questionId, sentAnswer } = first.current;
    if (questionId !== null && sentAnswer !== null) submit(questionId, sentAnswer);
  }, [submit]);

  return (text) => {
    if (shownId === null || phase !== "asking") return;
    dispatch({ type: "sent", answer: text });
    submit(shownId, text);
  };
}

function lifelinesOf({ api, state, dispatch, persist }: AttemptPlay): AnswersInOrder["buy"] {
  const { shownId } = state;
  const attemptId = state.attempt.attempt_id;
  return async (kind) => {
    if (shownId === null) return null;
    const outcome = await persist((signal) =>
      api.use_lifeline({ attempt_id: attemptId, question_id: shownId, kind }, { signal }),
    );
    if (!outcome.ok) return outcome.refused;
    dispatch({ type: "bought", bought: outcome.data });
    return null;
  };
}

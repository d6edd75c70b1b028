import { useEffect, useEffectEvent, useState, type Dispatch } from "react";
import type { AttemptEvent, AttemptState } from "../attempt/run-state.ts";
import { firstReachable } from "./paper-rules.ts";

export type Turning = {
  /** Whether there is a question before this one that can be turned to. */
  readonly canGoBack: boolean;
  readonly turn: (by: -1 | 1) => void;
  readonly turnTo: (questionId: string) => void;
  /** Whether it is asked if the question may be left open: nobody comes back to it. */
  readonly isAsking: boolean;
  readonly leaveOpen: () => void;
  readonly stay: () => void;
};

/** Turns the pages of a paper: any order, or only onward from the last answered question. */
export function useTurning(
  { attempt, shownId }: Pick<AttemptState, "attempt" | "shownId">,
  dispatch: Dispatch<AttemptEvent>,
): Turning {
  const [asked, setAsked] = useState<string | null>(null);
  const { questions, states } = attempt;
  const isForward = attempt.forward_only === true;
  const first = firstReachable(attempt);
  const place = questions.findIndex((card) => card.question_id === shownId);
  const number = questions[place]?.number ?? 1;
  const isOpen = states.find((state) => state.question_id === shownId)?.status !== "answered";

  // A paper that is resumed may open at a question that was left open further back.
  const isBehind = number < first;
  const catchUp = useEffectEvent(() => {
    const reachable = questions.find((card) => card.number === first);
    if (reachable !== undefined) dispatch({ type: "turned_to", questionId: reachable.question_id });
  });
  useEffect(() => {
    if (isBehind) catchUp();
  }, [isBehind]);

  const turnTo = (questionId: string) => {
    const target = questions.find((card) => card.question_id === questionId);
    if (target === undefined || target.number < first) return;
    if (isForward && isOpen && target.number > number) setAsked(questionId);
    else dispatch({ type: "turned_to", questionId });
  };
  return {
    canGoBack: place > 0 && (questions[place - 1]?.number ?? 0) >= first,
    turn: (by) => {
      const card = questions[place + by];
      if (card !== undefined) turnTo(card.question_id);
    },
    turnTo,
    isAsking: asked !== null,
    leaveOpen: () => {
      if (asked !== null) dispatch({ type: "turned_to", questionId: asked });
      setAsked(null);
    },
    stay: () => setAsked(null),
  };
}

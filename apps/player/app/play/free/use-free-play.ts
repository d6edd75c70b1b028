import { useEffect, useEffectEvent, useRef } from "react";
import { useCountdown } from "../../hooks/use-countdown.ts";
import { useDirection } from "../../i18n/language.ts";
import { useApi } from "../../state/api.tsx";
import { useServerClock } from "../../state/server-clock.ts";
import { ignoreAbortOf } from "../attempt/ignore-abort.ts";
import type { Draft } from "../attempt/attempt-memory.ts";
import { shownQuestion } from "../attempt/attempt-state.ts";
import { hasOptionF } from "../keys/flag-key.ts";
import { letterOfKey } from "../keys/letter-of-key.ts";
import type { Attempt, Card } from "../attempt/run-state.ts";
import { useAttempt } from "../attempt/use-attempt.ts";
import { useFreeAnswers } from "./use-free-answers.ts";
import { useFreshPaper } from "./use-fresh-paper.ts";
import { usePreload } from "../one-by-one/use-play.ts";
import { isOnControl, useWindowKeys } from "../keys/use-window-keys.ts";

/** A free run in play: any order, changed answers, flags, and one clock that ends it. */
export function useFreePlay(loaded: Attempt) {
  const play = useAttempt(useApi(), loaded);
  const { answer, flag } = useFreeAnswers(play);
  const { state, dispatch, draft } = play;
  const { attempt, phase, shownId } = state;
  const shown = shownQuestion(state);
  const isOpen = phase === "asking";
  const { offsetMs } = useServerClock();
  const secondsLeft = useCountdown(isOpen ? Date.parse(attempt.expires_at) : null, offsetMs);
  const stemRef = useRef<HTMLHeadingElement>(null);
  usePreload(attempt);
  useFreshPaper(play);

  const isOver = isOpen && secondsLeft === 0;
  const end = () => dispatch({ type: "handed_in" });
  const look = () => void play.reload().catch(ignoreAbortOf);
  const handIn = useEffectEvent(end);
  useEffect(() => {
    if (isOver) handIn();
  }, [isOver]);

  // The first question keeps the focus where the page puts it; each one turned to is read from its stem.
  const readId = useRef(shownId);
  useEffect(() => {
    if (readId.current === shownId) return;
    readId.current = shownId;
    stemRef.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [shownId]);

  const place = attempt.questions.findIndex((card) => card.question_id === shownId);
  const turnTo = (questionId: string) => dispatch({ type: "turned_to", questionId });
  const turn = (by: -1 | 1) => {
    const card = attempt.questions[place + by];
    if (card !== undefined) turnTo(card.question_id);
  };
  const toggleFlag = () => flag(shown?.cardState.flagged !== true);
  usePaperKeys({ card: isOpen ? shown?.card : undefined, onFlag: toggleFlag, onTurn: turn });

  /** Each change counts: a complete answer is stored, an incomplete one takes the stored one back. */
  const change = (next: Draft) => {
    draft(next);
    if (next.answer !== (shown?.cardState.answer ?? "")) answer(next.answer);
  };
  const clear = () => {
    draft(null);
    answer("");
  };
  return {
    state,
    shown,
    place,
    isOpen,
    secondsLeft,
    stemRef,
    answer,
    change,
    clear,
    turn,
    turnTo,
    toggleFlag,
    end,
    look,
  };
}

type PaperKeys = {
  /** The question on the screen; absent while nothing can be changed. */
  readonly card: Card | undefined;
  readonly onFlag: () => void;
  readonly onTurn: (by: -1 | 1) => void;
};

/** F flags, the arrow keys turn in reading direction, Enter goes on. */
function usePaperKeys({ card, onFlag, onTurn }: PaperKeys): void {
  const isRtl = useDirection() === "rtl";
  useWindowKeys((event) => {
    if (card === undefined || event.repeat) return;
    if (letterOfKey(event) === "F" && (event.shiftKey || !hasOptionF(card))) onFlag();
    else if (event.key === (isRtl ? "ArrowLeft" : "ArrowRight")) onTurn(1);
    else if (event.key === (isRtl ? "ArrowRight" : "ArrowLeft")) onTurn(-1);
    else if (event.key === "Enter" && !isOnControl(event)) onTurn(1);
    else return;
    event.preventDefault();
  });
}

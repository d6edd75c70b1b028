import { useEffect, useRef } from "react";
import { useDirection } from "../../i18n/language.ts";
import { useApi } from "../../state/api.tsx";
import { shownQuestion } from "../attempt/attempt-state.ts";
import { hasOptionF } from "../keys/flag-key.ts";
import { letterOfKey } from "../../view/keys/letter-of-key.ts";
import type { Attempt, Card, CardState } from "../attempt/run-state.ts";
import { useAttempt } from "../attempt/use-attempt.ts";
import { FREE } from "./free-state.ts";
import { useChoice } from "./use-choice.ts";
import { useElsewhere } from "./use-elsewhere.ts";
import { useFinalRefusal } from "./use-final-refusal.ts";
import { useFreeAnswers } from "./use-free-answers.ts";
import { useFreshPaper } from "./use-fresh-paper.ts";
import { usePaperEnd } from "./use-paper-end.ts";
import { usePaperNotes } from "./use-paper-notes.ts";
import { useTurning } from "./use-turning.ts";
import { usePreload } from "../one-by-one/use-play.ts";
import { isOnControl, useWindowKeys } from "../../view/keys/use-window-keys.ts";

export type ShownQuestion = { readonly card: Card; readonly cardState: CardState };

/** A free run in play: any order, changed answers, flags, and one clock that ends it. */
export function useFreePlay(loaded: Attempt) {
  const play = useAttempt(useApi(), loaded, FREE);
  const elsewhere = useElsewhere(play);
  const notes = usePaperNotes(play, elsewhere);
  const { state, dispatch } = play;
  const { attempt, phase, shownId } = state;
  const final = useFinalRefusal(elsewhere, shownId);
  const { answer, flag } = useFreeAnswers(play, final);
  const shown = shownQuestion(state);
  const paperEnd = usePaperEnd(play, elsewhere.isElsewhere);
  const isOpen = phase === "asking" && !elsewhere.isElsewhere && !paperEnd.isUp;
  const isEnded = phase === "done" && !elsewhere.isElsewhere;
  const choice = useChoice(play, answer);
  const turning = useTurning(state, dispatch);
  const stemRef = useReadStem(shownId);
  usePreload(attempt);
  useFreshPaper(play);

  const toggleFlag = () => flag(shown?.cardState.flagged !== true);
  usePaperKeys({
    card: isOpen ? shown?.card : undefined,
    canSave: choice.canSave,
    onFlag: toggleFlag,
    onTurn: turning.turn,
    onSave: choice.save,
  });
  return {
    state,
    shown,
    place: attempt.questions.findIndex((card) => card.question_id === shownId),
    isOpen,
    isDone: isEnded && !notes.isSending,
    /** Handed in, but the server has not got everything. A paper that is done but for its notes waits for them. */
    isSending: phase === "sending" || (isEnded && notes.isSending),
    paperEnd,
    stemRef,
    notes,
    choice,
    turning,
    isAnswerRefused: final.isRefused,
    toggleFlag,
    end: () => dispatch({ type: "handed_in" }),
    elsewhere,
  };
}

/** The first question keeps the focus where the page puts it; each one turned to is read from its stem. */
function useReadStem(shownId: string | null) {
  const stemRef = useRef<HTMLHeadingElement>(null);
  const readId = useRef(shownId);
  useEffect(() => {
    if (readId.current === shownId) return;
    readId.current = shownId;
    stemRef.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [shownId]);
  return stemRef;
}

type PaperKeys = {
  /** The question on the screen; absent while nothing can be changed. */
  readonly card: Card | undefined;
  /** Whether an answer waits to be saved for good. */
  readonly canSave: boolean;
  readonly onFlag: () => void;
  readonly onTurn: (by: -1 | 1) => void;
  readonly onSave: () => void;
};

/** A chosen option: choosing it again would change nothing. */
const CHOSEN = "li > [aria-keyshortcuts]:is([aria-pressed=true], [aria-checked=true])";

/** F flags, the arrow keys turn in reading direction, Enter saves what waits to be saved, else goes on. */
function usePaperKeys({ card, canSave, onFlag, onTurn, onSave }: PaperKeys): void {
  const isRtl = useDirection() === "rtl";
  useWindowKeys((event) => {
    if (card === undefined || event.repeat) return;
    if (letterOfKey(event) === "F" && (event.shiftKey || !hasOptionF(card))) onFlag();
    else if (event.key === (isRtl ? "ArrowLeft" : "ArrowRight")) onTurn(1);
    else if (event.key === (isRtl ? "ArrowRight" : "ArrowLeft")) onTurn(-1);
    else if (event.key !== "Enter" || !isForPaper(event, canSave)) return;
    else if (canSave) onSave();
    else onTurn(1);
    event.preventDefault();
  });
}

/** Whether no control in focus needs Enter for itself; a chosen option does not where an answer waits to be saved. */
function isForPaper(event: KeyboardEvent, canSave: boolean): boolean {
  return !isOnControl(event) || (canSave && isOnChosen(event));
}

function isOnChosen({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(CHOSEN) !== null;
}

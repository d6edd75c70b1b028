import { isSaid, rightInARow } from "@crosscheck/rules/attempts/right-in-a-row";
import { useEffect, useEffectEvent, useRef } from "react";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";
import { useServerClock } from "../../state/server-clock.ts";
import { shownQuestion } from "../attempt/attempt-state.ts";
import { KIND_VIEWS } from "../question-kinds/kinds.ts";
import type { Attempt, AttemptState } from "../attempt/run-state.ts";
import { playSound } from "../media/sounds.ts";
import type { Sound } from "../media/synth.ts";
import { useAnswersInOrder } from "./use-answers-in-order.ts";
import { useAttempt } from "../attempt/use-attempt.ts";
import { useCountdown } from "../../hooks/use-countdown.ts";
import { usePlayKeys } from "../keys/use-play-keys.ts";

/** A one-by-one run in play: the attempt with its clock, keys, focus and sounds. */
export function usePlay(loaded: Attempt) {
  const play = useAttempt(useApi(), loaded);
  const { answer, next, buy } = useAnswersInOrder(play);
  const { state, dispatch, draft } = play;
  const { attempt, phase, shownId } = state;
  const shown = shownQuestion(state);
  const isAsking = phase === "asking";
  const { offsetMs } = useServerClock();
  const deadline = runningDeadline(state);
  const secondsLeft = useCountdown(deadline === null ? null : Date.parse(deadline), offsetMs);
  const isLast = attempt.current_question_id === null;
  const stemRef = useRef<HTMLHeadingElement>(null);
  usePreload(attempt);

  const isUnseen = shown?.cardState.status === "unseen";
  const waitingId = isAsking && isUnseen ? shownId : null;
  const openWaiting = useEffectEvent(() => next());
  // After a reload the clock may still wait for the reader, which only the server knows; asking twice changes nothing.
  const openResumed = useEffectEvent(() => {
    if (isAsking && !isUnseen) next();
  });
  useEffect(() => {
    if (waitingId !== null) openWaiting();
  }, [waitingId]);
  useEffect(() => openResumed(), []);

  // What is ready when the time is up counts, checked or not.
  const giveUp = useEffectEvent(() => answer(shownId === null ? "" : (state.drafts[shownId]?.answer ?? "")));
  const isOver = isAsking && !isUnseen && secondsLeft === 0;
  useEffect(() => {
    if (isOver) giveUp();
  }, [isOver]);

  useEffect(() => {
    if (phase !== "asking" || shownId === null) return;
    stemRef.current?.focus();
    // Long options were scrolled to; the next question is read from its stem, with its clock in sight.
    scrollTo(0, 0);
  }, [phase, shownId]);

  const reveal = phase === "revealed" ? (shown?.cardState.reveal ?? null) : null;
  const gained = attempt.ranked ? state.gained : null;
  const inARow = reveal === null ? 0 : rightInARow(verdictsUpTo(attempt, shownId));
  const sound = reveal === null ? null : soundOf(inARow);
  useEffect(() => {
    if (sound !== null) void playSound(sound);
  }, [sound]);
  useEffect(() => updateOwnUser({ coins: attempt.coins }), [attempt.coins]);

  const goOn = () => {
    if (phase !== "revealed") return;
    if (isLast) dispatch({ type: "read_to_end" });
    else next();
  };
  usePlayKeys(phase === "revealed" ? goOn : null);
  return { state, shown, reveal, gained, inARow, secondsLeft, isLast, answer, draft, buy, goOn, stemRef };
}

/** Whether each question that was answered, or left to its clock, was right; up to this one. */
function verdictsUpTo({ states }: Attempt, questionId: string | null): readonly boolean[] {
  const last = states.findIndex(({ question_id: id }) => id === questionId);
  return states.slice(0, last + 1).flatMap(({ reveal }) => (reveal === null ? [] : [reveal.correct]));
}

function soundOf(inARow: number): Sound {
  if (inARow === 0) return "wrong";
  return isSaid(inARow) ? "streak" : "right";
}

/** When the clock that runs now ends; null while none does: a clock per question stops for the explanation. */
function runningDeadline(state: AttemptState): string | null {
  const { attempt, phase } = state;
  if (attempt.seconds_per_question === null) return attempt.expires_at;
  const isRunning = phase === "asking" || phase === "sending";
  return isRunning ? (shownQuestion(state)?.cardState.deadline ?? null) : null;
}

/** Loads the views of a paper's kinds at its start, so that none is missing when the network is. */
export function usePreload({ questions }: Attempt): void {
  useEffect(() => {
    for (const kind of new Set(questions.map((card) => card.kind))) {
      // What did not arrive is asked for again when it is needed.
      KIND_VIEWS[kind].preload?.().catch(() => undefined);
    }
  }, [questions]);
}

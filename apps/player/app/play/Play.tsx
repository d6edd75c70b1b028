import { CloudOff } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { directionOf } from "./direction-of.ts";
import type { AnyRefusal } from "../i18n/refusals.ts";
import { useText } from "../i18n/texts.tsx";
import { useApi } from "../state/api.tsx";
import { updateOwnUser, useRootState } from "../state/root-store.ts";
import { useServerClock } from "../state/server-clock.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { Lifelines } from "./Lifelines.tsx";
import { PlayHeader } from "./PlayHeader.tsx";
import { QuestionStem } from "./QuestionStem.tsx";
import { RevealPanel } from "./RevealPanel.tsx";
import { TimeAnnouncer } from "./TimeAnnouncer.tsx";
import { shownQuestion, type Attempt } from "./attempt-state.ts";
import { KIND_VIEWS } from "./question-kinds/kinds.ts";
import { playSound } from "./sounds.ts";
import { useAttempt } from "./use-attempt.ts";
import { useCountdown } from "./use-countdown.ts";
import { usePlayKeys } from "./use-play-keys.ts";

type PlayProps = {
  readonly attempt: Attempt;
  readonly leaveTo: string;
  /** What follows the last question. */
  readonly children: ReactNode;
};

/** One run of any mode: question, answer, reveal, next, until all are done. The server decides everything. */
export function Play({ attempt: loaded, leaveTo, children }: PlayProps) {
  const text = useText();
  const { state, answer, next, end, buy } = useAttempt(useApi(), loaded);
  const { attempt, phase } = state;
  const shown = shownQuestion(state);
  const isAsking = phase === "asking";
  const { offsetMs } = useServerClock();
  const deadline = shown?.cardState.deadline ?? null;
  const secondsLeft = useCountdown(isAsking && deadline !== null ? Date.parse(deadline) : null, offsetMs);
  const sound = useRootState((root) => root.sound);
  const isLast = attempt.current_question_id === null;
  const stemRef = useRef<HTMLHeadingElement>(null);

  const isUnseen = shown?.cardState.status === "unseen";
  const openShown = useEffectEvent(() => {
    if (isUnseen) next();
  });
  useEffect(() => openShown(), []);

  const giveUp = useEffectEvent(() => answer(""));
  const isOver = isAsking && !isUnseen && secondsLeft === 0;
  useEffect(() => {
    if (isOver) giveUp();
  }, [isOver]);

  useEffect(() => {
    if (phase === "asking") stemRef.current?.focus({ preventScroll: true });
  }, [phase, state.shownId]);

  const reveal = phase === "revealed" ? (shown?.cardState.reveal ?? null) : null;
  const isRight = reveal?.correct;
  useEffect(() => {
    if (sound && isRight !== undefined) void playSound(isRight ? "right" : "wrong");
  }, [sound, isRight, state.shownId]);
  useEffect(() => updateOwnUser({ coins: attempt.coins }), [attempt.coins]);

  const goOn = () => {
    if (phase !== "revealed") return;
    if (isLast) end();
    else next();
  };
  usePlayKeys({
    onNext: goOn,
    onOption: (place) => {
      const chosen =
        shown === undefined ? undefined : KIND_VIEWS[shown.card.kind].answerOfKey(shown.card, place);
      const remaining = shown?.cardState.remaining_option_ids ?? null;
      if (isAsking && chosen !== undefined && (remaining === null || remaining.includes(chosen)))
        answer(chosen);
    },
  });

  if (phase === "done" || shown === undefined) return children;
  const { card, cardState } = shown;
  const { View } = KIND_VIEWS[card.kind];
  const poll = attempt.polls.find((row) => row.question_id === card.question_id)?.poll ?? null;
  return (
    <div className="mx-auto flex max-w-2xl flex-col">
      <PlayHeader attempt={attempt} number={card.number} secondsLeft={secondsLeft} leaveTo={leaveTo} />
      <output className="block empty:hidden">{state.network === "away" ? <NetworkNote /> : null}</output>
      <TimeAnnouncer secondsLeft={secondsLeft} />
      <div
        lang={card.language}
        dir={directionOf(card.language)}
        className="flex min-h-[26rem] flex-col gap-4"
      >
        <QuestionStem card={card} ref={stemRef} />
        <View
          card={card}
          cardState={cardState}
          sentAnswer={state.sentAnswer}
          poll={poll}
          isOpen={isAsking}
          onAnswer={answer}
        />
        {poll === null ? null : <p className="text-xs text-muted">{text(`play.poll.${poll.source}`)}</p>}
        {reveal === null ? null : (
          <RevealPanel reveal={reveal} status={cardState.status} isLast={isLast} onNext={goOn} />
        )}
      </div>
      {reveal === null ? (
        <div className="mt-5">
          <Lifelines
            key={card.question_id}
            lifelines={attempt.lifelines}
            isOpen={isAsking && state.network === "here"}
            // The hook answers the name of a refusal of the contract.
            onBuy={async (kind) => (await buy(kind)) as AnyRefusal | null}
          />
        </div>
      ) : null}
      <p className="mt-4 text-center text-xs text-muted max-sm:hidden">{text("play.keys")}</p>
      <LeaveGuard isOn />
    </div>
  );
}

function NetworkNote() {
  const text = useText();
  return (
    <span className="mb-3 flex items-center gap-2 rounded-key border-2 border-action-edge bg-card px-4 py-2.5 text-sm font-medium">
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      {text("play.network_away")}
    </span>
  );
}

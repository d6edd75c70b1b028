import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { directionOf } from "./direction-of.ts";
import type { AnyRefusal } from "../i18n/refusals.ts";
import { useText } from "../i18n/texts.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { Lifelines } from "./Lifelines.tsx";
import { NextBar } from "./NextBar.tsx";
import { PlayHeader } from "./PlayHeader.tsx";
import { QuestionStem } from "./QuestionStem.tsx";
import { RevealPanel } from "./RevealPanel.tsx";
import { TimeAnnouncer } from "./TimeAnnouncer.tsx";
import type { Attempt, CardState } from "./attempt-state.ts";
import { KIND_VIEWS } from "./question-kinds/kinds.ts";
import { usePlay } from "./use-play.ts";

type PlayProps = {
  readonly attempt: Attempt;
  readonly leaveTo: string;
  /** What follows the last question. */
  readonly children: ReactNode;
};

/** One run of any mode: question, answer, reveal, next, until all are done. The server decides everything. */
export function Play({ attempt: loaded, leaveTo, children }: PlayProps) {
  const text = useText();
  const { state, shown, reveal, secondsLeft, isLast, answer, buy, goOn, stemRef } = usePlay(loaded);
  const { attempt, phase } = state;
  const isAsking = phase === "asking";

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
        {reveal === null ? null : <RevealPanel reveal={reveal} />}
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
      ) : (
        <NextBar verdict={verdictOf(reveal.correct, cardState.status)} isLast={isLast} onNext={goOn} />
      )}
      <p className="mt-4 text-center text-xs text-muted max-sm:hidden">{text("play.keys")}</p>
      <LeaveGuard isOn />
    </div>
  );
}

function verdictOf(isRight: boolean, status: CardState["status"]): "right" | "wrong" | "late" {
  if (isRight) return "right";
  return status === "timed_out" ? "late" : "wrong";
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

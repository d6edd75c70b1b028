import type { AnyRefusal } from "../i18n/refusals.ts";
import { useText } from "../i18n/texts.tsx";
import { StudyActions } from "../study/StudyActions.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { Lifelines } from "./Lifelines.tsx";
import { NetworkNote } from "./NetworkNote.tsx";
import { NextBar } from "./NextBar.tsx";
import type { PlayProps } from "./play-props.ts";
import { PlayFrame } from "./PlayFrame.tsx";
import { PlayHeader } from "./PlayHeader.tsx";
import { hasOptionKeys } from "./question-kinds/kinds.ts";
import { QuestionView } from "./QuestionView.tsx";
import type { CardState } from "./run-state.ts";
import { TimeAnnouncer } from "./TimeAnnouncer.tsx";
import { usePlay } from "./use-play.ts";

/** A run in order: question, answer, reveal, next, until all are done. */
export function OneByOnePlay({ attempt: loaded, leaveTo, children }: PlayProps) {
  const text = useText();
  const { state, shown, reveal, secondsLeft, isLast, answer, draft, buy, goOn, stemRef } = usePlay(loaded);
  const { attempt, phase } = state;
  const isAsking = phase === "asking";

  if (phase === "done" || shown === undefined) return children;
  const { card, cardState } = shown;
  return (
    <PlayFrame attempt={attempt}>
      <PlayHeader
        attempt={attempt}
        number={card.number}
        secondsLeft={secondsLeft}
        isPaused={phase === "revealed" && attempt.seconds_per_question !== null}
        leaveTo={leaveTo}
      />
      <NetworkNote network={state.network} />
      <TimeAnnouncer secondsLeft={secondsLeft} />
      <QuestionView
        key={card.question_id}
        stemRef={stemRef}
        card={card}
        cardState={cardState}
        sentAnswer={state.sentAnswer}
        draft={state.drafts[card.question_id]?.text ?? null}
        poll={attempt.polls.find((row) => row.question_id === card.question_id)?.poll ?? null}
        isOpen={isAsking}
        isFree={false}
        onDraft={draft}
        onAnswer={answer}
      />
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
        <>
          <div className="mt-4">
            <StudyActions key={card.question_id} questionId={card.question_id} />
          </div>
          <NextBar verdict={verdictOf(reveal.correct, cardState.status)} isLast={isLast} onNext={goOn} />
        </>
      )}
      {hasOptionKeys(card.kind) ? (
        <p className="mt-4 text-center text-xs text-muted max-sm:hidden">{text("play.keys")}</p>
      ) : null}
      <LeaveGuard isOn />
    </PlayFrame>
  );
}

function verdictOf(isRight: boolean, status: CardState["status"]): "right" | "wrong" | "late" {
  if (isRight) return "right";
  return status === "timed_out" ? "late" : "wrong";
}

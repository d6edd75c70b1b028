import { Suspense, type ComponentProps } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import type { AnyRefusal } from "../../i18n/refusals.ts";
import { NetworkNote } from "../NetworkNote.tsx";
import type { PlayProps } from "../play-props.ts";
import { PlayFrame } from "./PlayFrame.tsx";
import { PlayHeader } from "./PlayHeader.tsx";
import { QuestionView } from "../QuestionView.tsx";
import { TimeAnnouncer } from "../TimeAnnouncer.tsx";
import { useEarlyLoad } from "../use-early-load.ts";
import { usePlay } from "./use-play.ts";
import { verdictOf } from "./verdict-of.ts";

// What follows an answer is loaded while the first question is read.
const loadVerdict = async () => ({ default: (await import("./VerdictSheet.tsx")).VerdictSheet });
const VerdictSheet = lazyPart(loadVerdict);
const AFTER_ANSWER = [loadVerdict];
// Nobody leaves before the first question is there.
const LeaveGuard = lazyPart(async () => ({ default: (await import("../LeaveGuard.tsx")).LeaveGuard }));
// Only contests tell no more of an answer.
const TakenNote = lazyPart(async () => ({ default: (await import("./TakenNote.tsx")).TakenNote }));
const AwayNote = lazyPart(async () => ({ default: (await import("./AwayNote.tsx")).AwayNote }));
// The question is there first; what can be bought for it follows.
const Lifelines = lazyPart(async () => ({ default: (await import("./Lifelines.tsx")).Lifelines }));

/** A run in order: question, answer, reveal, next, until all are done. */
export function OneByOnePlay({ attempt: loaded, leaveTo, children }: PlayProps) {
  const play = usePlay(loaded);
  const { state, shown, reveal, secondsLeft, isLast, answer, draft, buy, goOn, stemRef } = play;
  const { attempt, phase } = state;
  const isAsking = phase === "asking";
  useEarlyLoad(AFTER_ANSWER);

  if (phase === "done" || shown === undefined) return children;
  const { card, cardState } = shown;
  return (
    <PlayFrame
      attempt={attempt}
      card={card}
      head={
        <>
          <PlayHeader
            attempt={attempt}
            number={card.number}
            secondsLeft={secondsLeft}
            isPaused={phase === "revealed" && attempt.seconds_per_question !== null}
            leaveTo={leaveTo}
          />
          <Taken attempt={attempt} number={card.number} />
        </>
      }
      side={
        reveal === null ? (
          <div className="cc-play-helps">
            {attempt.lifelines.length === 0 ? null : (
              <Suspense fallback={<div className="h-36" />}>
                <Lifelines
                  key={card.question_id}
                  attempt={attempt}
                  card={card}
                  isOpen={isAsking && state.network === "here"}
                  // The hook answers the name of a refusal of the contract.
                  onBuy={async (kind) => (await buy(kind)) as AnyRefusal | null}
                />
              </Suspense>
            )}
          </div>
        ) : (
          <Suspense fallback={null}>
            <VerdictSheet
              key={card.question_id}
              card={card}
              answer={cardState.answer}
              reveal={reveal}
              verdict={verdictOf(reveal.correct, cardState.status)}
              gained={play.gained}
              inARow={play.inARow}
              isLast={isLast}
              onNext={goOn}
            />
          </Suspense>
        )
      }
    >
      <NetworkNote network={state.network} />
      {isAsking && card.number > 1 && card.question_id === loaded.current_question_id ? (
        <Suspense fallback={null}>
          <AwayNote attempt={loaded} />
        </Suspense>
      ) : null}
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
      <Suspense fallback={null}>
        <LeaveGuard isOn />
      </Suspense>
    </PlayFrame>
  );
}

/** Only where nothing more is told of an answer. */
function Taken(props: ComponentProps<typeof TakenNote>) {
  if (props.attempt.reveal !== "after_close") return null;
  return (
    <Suspense fallback={<div className="h-8" />}>
      <TakenNote {...props} />
    </Suspense>
  );
}

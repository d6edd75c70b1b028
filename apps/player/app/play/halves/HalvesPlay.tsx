import { Switch } from "@crosscheck/ui/Switch";
import type { Verdict } from "@crosscheck/rules/attempts/telling-time";
import { Suspense, useId } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import type { AnyRefusal } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { rootStore, useRootState } from "../../state/root-store.ts";
import type { Attempt, Card, CardState } from "../attempt/run-state.ts";
import { LeaveGuard } from "../LeaveGuard.tsx";
import { NetworkNote } from "../NetworkNote.tsx";
import { AwayNote } from "../one-by-one/AwayNote.tsx";
import { Lifelines } from "../one-by-one/Lifelines.tsx";
import { PlayHeader } from "../one-by-one/PlayHeader.tsx";
import { usePlay } from "../one-by-one/use-play.ts";
import { verdictOf } from "../one-by-one/verdict-of.ts";
import type { PlayProps } from "../play-props.ts";
import { TimeAnnouncer } from "../TimeAnnouncer.tsx";
import { useEarlyLoad } from "../use-early-load.ts";
import { Flash } from "./Flash.tsx";
import { Halves } from "./Halves.tsx";
import { useTelling } from "./use-telling.ts";

const loadVerdict = async () => ({ default: (await import("../one-by-one/VerdictSheet.tsx")).VerdictSheet });
const VerdictSheet = lazyPart(loadVerdict);
const AFTER_ANSWER = [loadVerdict];

type Play = ReturnType<typeof usePlay>;
type Shown = NonNullable<Play["shown"]>;

/** A run of statements at speed: each is true or false, and the next one comes by itself. */
export function HalvesPlay({ attempt: loaded, leaveTo, children }: PlayProps) {
  const play = usePlay(loaded);
  const { state, shown, secondsLeft } = play;
  const { attempt, phase } = state;
  useEarlyLoad(AFTER_ANSWER);

  if (phase === "done" || shown === undefined) return children;
  const { card } = shown;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col">
      <PlayHeader
        attempt={attempt}
        number={card.number}
        secondsLeft={secondsLeft}
        isPaused={phase === "revealed" && attempt.seconds_per_question !== null}
        leaveTo={leaveTo}
      />
      <NetworkNote network={state.network} />
      {phase === "asking" && card.number > 1 && card.question_id === loaded.current_question_id ? (
        <AwayNote attempt={loaded} />
      ) : null}
      <TimeAnnouncer secondsLeft={secondsLeft} />
      <Statement key={card.question_id} play={play} shown={shown} />
      <LeaveGuard isOn />
    </div>
  );
}

/** One statement: asked, told for a moment, and held where its reason is read. */
function Statement({ play, shown }: { readonly play: Play; readonly shown: Shown }) {
  const text = useText();
  const lastId = useId();
  const { state, reveal, isLast, answer, goOn, stemRef } = play;
  const { card, cardState } = shown;
  const verdict = verdictIn(cardState);
  const telling = useTelling(verdict, goOn);
  const last = lastVerdict(state.attempt, card);
  return (
    <>
      <p id={lastId} hidden>
        {last === null ? null : text(`play-kinds.halves.last.${last}`)}
      </p>
      <div {...telling.press}>
        <Halves
          card={card}
          cardState={cardState}
          stemRef={stemRef}
          describedBy={last === null ? undefined : lastId}
          sentAnswer={state.sentAnswer}
          isOpen={state.phase === "asking"}
          onAnswer={answer}
        />
      </div>
      {/* As high in every phase: nothing moves at speed. */}
      <div className="mt-4 min-h-14">
        {verdict === null ? <Helps play={play} card={card} /> : null}
        {telling.flash === null ? null : <Flash {...telling.flash} />}
      </div>
      <WaitSwitch />
      {telling.isHeld && verdict !== null && reveal !== null ? (
        <Suspense fallback={null}>
          <VerdictSheet
            card={card}
            answer={cardState.answer}
            reveal={reveal}
            verdict={verdict}
            gained={play.gained}
            inARow={play.inARow}
            isLast={isLast}
            onNext={goOn}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Helps({ play: { state, buy }, card }: { readonly play: Play; readonly card: Card }) {
  if (state.attempt.lifelines.length === 0) return null;
  return (
    <Lifelines
      attempt={state.attempt}
      card={card}
      isOpen={state.phase === "asking" && state.network === "here"}
      // The hook answers the name of a refusal of the contract.
      onBuy={async (kind) => (await buy(kind)) as AnyRefusal | null}
    />
  );
}

/** Whether answers stay until the player goes on, and the keys. */
function WaitSwitch() {
  const text = useText();
  const waits = useRootState((root) => root.waitsAfterAnswer);
  return (
    <div className="mt-3">
      <Switch
        label={text("play-kinds.halves.wait")}
        checked={waits}
        onChange={(checked) => rootStore.setState({ waitsAfterAnswer: checked })}
      />
      <p className="mt-2 text-center text-xs text-muted max-sm:hidden">{text("play-kinds.halves.keys")}</p>
    </div>
  );
}

function verdictIn({ reveal, status }: CardState): Verdict | null {
  return reveal === null ? null : verdictOf(reveal.correct, status);
}

/** How the statement before this one was answered; null for the first one, and after one that was skipped. */
function lastVerdict({ states }: Attempt, { number }: Card): Verdict | null {
  const before = states[number - 2];
  return before === undefined || before.status === "skipped" ? null : verdictIn(before);
}

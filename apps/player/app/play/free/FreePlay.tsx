import { canStrike } from "@crosscheck/rules/attempts/paper-notes";
import { Button } from "@crosscheck/ui/Button";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense, useState, type ComponentProps } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Card } from "../attempt/run-state.ts";
import { FreeHeader } from "./FreeHeader.tsx";
import { FreeNav } from "./FreeNav.tsx";
import { countPaper } from "./free-state.ts";
import { LeaveGuard } from "../LeaveGuard.tsx";
import { NetworkNote } from "../NetworkNote.tsx";
import { FigurePlace } from "../media/figure-place.ts";
import { LeaveSitting } from "./LeaveSitting.tsx";
import { Palette, type PaletteProps } from "./Palette.tsx";
import type { PlayProps } from "../play-props.ts";
import { hasOptionKeys } from "../question-kinds/kinds.ts";
import { KeysOnHold, OpenTools } from "../tools/OpenTools.tsx";
import { useTools } from "../tools/use-tools.ts";
import { useEarlyLoad } from "../use-early-load.ts";
import { useIsSat } from "../watch/use-is-sat.ts";
import type { Elsewhere } from "./use-elsewhere.ts";
import { useFreePlay } from "./use-free-play.ts";
import { useSittingEnd } from "./use-sitting-end.ts";
import { useNoting } from "./use-noting.ts";
import { countUnsaved } from "./paper-rules.ts";
import { usePaperLook } from "./paper-look.ts";
import { loadSitting, PaperQuestion } from "./PaperQuestion.tsx";
import { PaperTimeAnnouncer } from "./PaperTimeAnnouncer.tsx";
import { QuestionBar } from "./QuestionBar.tsx";
import "./free.css";

const loadHandIn = async () => ({ default: (await import("./HandInDialog.tsx")).HandInDialog });
const loadPalette = async () => ({ default: (await import("./PaletteSheet.tsx")).PaletteSheet });
const HandInDialog = lazyPart(loadHandIn);
const PaletteSheet = lazyPart(loadPalette);
const PaperWatch = lazyPart(async () => ({ default: (await import("../watch/PaperWatch.tsx")).PaperWatch }));
const OtherDevice = lazyPart(async () => ({
  default: (await import("../watch/OtherDevice.tsx")).OtherDevice,
}));
const loadOver = async () => ({ default: (await import("./SittingOver.tsx")).SittingOver });
const loadNote = async () => ({ default: (await import("./PaperNote.tsx")).PaperNote });
const SittingOver = lazyPart(loadOver);
const PaperNote = lazyPart(loadNote);
const LATER = [loadHandIn, loadPalette, loadNote];
/** A sitting is handed in though the network is away by then. */
const OF_SITTINGS = [...LATER, loadOver, loadSitting];

type Play = ReturnType<typeof useFreePlay>;

/** A paper in any order: turn the pages, change answers, flag, hand in; then what follows it. */
export function FreePlay({ attempt: loaded, leaveTo, children }: PlayProps) {
  const play = useFreePlay(loaded);
  const { state, shown, paperEnd } = play;
  const isSat = useIsSat(play.isOpen);
  const isSitting = state.attempt.mode === "exam";
  useEarlyLoad(isSitting ? OF_SITTINGS : LATER);
  if (isSitting && (play.isDone || paperEnd.isOver)) {
    return <SittingEnd attempt={state.attempt} isOver={paperEnd.isOver} />;
  }
  if (play.isDone || shown === undefined) return children;
  return <Paper play={play} shown={shown} isSat={isSat} leaveTo={leaveTo} />;
}

type SittingEndProps = {
  readonly attempt: PlayProps["attempt"];
  /** Whether the server has said that it is over; else it is handed in here. */
  readonly isOver: boolean;
};

/** Hands a sitting in. What it shows then loads nothing that plays: a chunk of its own would weigh on every quiz. */
function SittingEnd({ attempt, isOver }: SittingEndProps) {
  const { network, end } = useSittingEnd(attempt, isOver || attempt.status === "finished");
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
      <SittingOver attempt={attempt} end={end}>
        <NetworkNote network={network} />
      </SittingOver>
    </Suspense>
  );
}

type PaperProps = {
  readonly play: Play;
  readonly shown: NonNullable<Play["shown"]>;
  readonly isSat: () => boolean;
  readonly leaveTo: string;
};

function Paper({ play, shown, isSat, leaveTo }: PaperProps) {
  const text = useText();
  const { state, place, isOpen, elsewhere, choice, turning, paperEnd } = play;
  const { attempt } = state;
  const isWide = useMediaQuery(DESK);
  const [opened, setOpened] = useState<"palette" | "hand_in" | null>(null);
  const tools = useTools(shown.card, isOpen);
  const noting = useNoting(isOpen ? shown.card : undefined, play.notes);
  const [look, setLook] = usePaperLook();
  const [figurePlace, setFigurePlace] = useState<HTMLElement | null>(null);

  const { card } = shown;
  const palette = { attempt, shownId: card.question_id, onTurnTo: turning.turnTo };
  const { onEnded, onEndMoved } = paperEnd;
  const watch = { attempt, isSat, onEnded, onEndMoved, onElsewhere: elsewhere.goElsewhere };
  const handIn = () => setOpened("hand_in");
  return (
    <div data-tool={tools.shown} className="cc-paper">
      <div className="flex min-w-0 flex-col" data-pane>
        <FreeHeader
          attempt={attempt}
          secondsLeft={paperEnd.secondsLeft}
          leaveTo={leaveTo}
          isWide={isWide}
          look={look}
          onLook={setLook}
          onHandIn={handIn}
        />
        <NetworkNote network={state.network} />
        {/* While the server is asked whether it is over, it may still be sat on. */}
        <Watch {...watch} isOpen={isOpen || paperEnd.isUp} />
        <PaperTimeAnnouncer secondsLeft={paperEnd.secondsLeft} />
        <QuestionBar
          attempt={attempt}
          shown={shown}
          isUnsaved={state.unsaved[card.question_id] !== undefined}
          tools={tools}
          noting={noting}
          onFlag={play.toggleFlag}
        />
        <FigurePlace value={isWide ? figurePlace : undefined}>
          <PaperQuestion play={play} shown={shown} />
        </FigurePlace>
        {noting.isOpen ? (
          <Note
            key={card.question_id}
            notes={play.notes}
            isOpen={isOpen}
            takesFocus={noting.openedOn === card.question_id}
            onClose={noting.close}
          />
        ) : null}
        <FreeNav
          isFirst={!turning.canGoBack}
          isLast={place === attempt.questions.length - 1}
          hasPalette={!isWide}
          canClear={choice.canClear && isOpen}
          onTurn={turning.turn}
          onPalette={() => setOpened("palette")}
          onClear={choice.clear}
          onHandIn={handIn}
        />
        <p className="mt-3 text-center text-xs text-muted max-lg:hidden">{text(keysOf(card.kind))}</p>
      </div>
      <div className="cc-side" data-pane>
        {isWide ? <div ref={setFigurePlace} className="cc-paper-figure" /> : null}
        <OpenTools tools={tools} />
        {isWide ? <PaletteCard {...palette} onHandIn={handIn} /> : null}
      </div>
      {opened === "palette" && !isWide ? (
        <Suspense fallback={null}>
          <PaletteSheet {...palette} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
      {opened === "hand_in" || play.isSending ? (
        <Suspense fallback={null}>
          <HandInDialog
            counts={countPaper(attempt.states)}
            unsaved={countUnsaved(state)}
            isSending={play.isSending}
            onHandIn={play.end}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
      <WayOut attempt={attempt} elsewhere={elsewhere} leaveTo={leaveTo} />
    </div>
  );
}

/** What is said of the keys that answer such a question. */
function keysOf(kind: Card["kind"]): MsgId {
  if (canStrike(kind)) return "paper.keys";
  return hasOptionKeys(kind) ? "paper.keys_answer" : "paper.keys_turn";
}

type WayOutProps = {
  readonly attempt: PlayProps["attempt"];
  readonly elsewhere: Elsewhere;
  readonly leaveTo: string;
};

/** Asks before the paper is left; says when another device has it, and takes it back. */
function WayOut({ attempt, elsewhere: { isElsewhere, comeBack }, leaveTo }: WayOutProps) {
  if (!isElsewhere) return attempt.mode === "exam" ? <LeaveSitting attempt={attempt} /> : <LeaveGuard isOn />;
  return (
    <Suspense fallback={null}>
      <OtherDevice attemptId={attempt.attempt_id} wasHere leaveTo={leaveTo} onTaken={comeBack} />
    </Suspense>
  );
}

/** The palette beside the question, where there is room. */
function PaletteCard({ onHandIn, ...palette }: PaletteProps & { readonly onHandIn: () => void }) {
  const text = useText();
  return (
    <aside className="rounded-card border border-line bg-card p-4 shadow-card">
      <h2 className="mb-3 text-base">{text("play-kinds.free.palette")}</h2>
      <Palette {...palette} />
      <Button variant="action" className="mt-4 w-full" onClick={onHandIn}>
        {text("play-kinds.free.hand_in")}
      </Button>
    </aside>
  );
}

/** The note of the question; what somebody quick types for it waits until it is there. */
function Note(props: ComponentProps<typeof PaperNote>) {
  return (
    <Suspense fallback={props.takesFocus ? <KeysOnHold /> : null}>
      <PaperNote {...props} />
    </Suspense>
  );
}

/** Only some papers are watched. */
function Watch(props: ComponentProps<typeof PaperWatch>) {
  if (props.attempt.watch === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PaperWatch {...props} />
    </Suspense>
  );
}

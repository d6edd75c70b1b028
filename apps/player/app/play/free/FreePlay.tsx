import { Button } from "@crosscheck/ui/Button";
import { Flag } from "lucide-react";
import { Suspense, useState, type ComponentProps } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import { useText } from "../../i18n/texts.tsx";
import { hasOptionF } from "../keys/flag-key.ts";
import { FreeHeader } from "./FreeHeader.tsx";
import { FreeNav } from "./FreeNav.tsx";
import { countPaper } from "./free-state.ts";
import { LeaveGuard } from "../LeaveGuard.tsx";
import { NetworkNote } from "../NetworkNote.tsx";
import { Palette } from "./Palette.tsx";
import type { PlayProps } from "../play-props.ts";
import { hasOptionKeys } from "../question-kinds/kinds.ts";
import { QuestionView } from "../QuestionView.tsx";
import { TimeAnnouncer } from "../TimeAnnouncer.tsx";
import { OpenTools } from "../tools/OpenTools.tsx";
import { ToolButtons } from "../tools/ToolButtons.tsx";
import { useTools } from "../tools/use-tools.ts";
import { SectionName } from "./SectionName.tsx";
import { useEarlyLoad } from "../use-early-load.ts";
import { useIsSat } from "../watch/use-is-sat.ts";
import { useFreePlay } from "./use-free-play.ts";

const loadHandIn = async () => ({ default: (await import("./HandInDialog.tsx")).HandInDialog });
const loadPalette = async () => ({ default: (await import("./PaletteSheet.tsx")).PaletteSheet });
const HandInDialog = lazyPart(loadHandIn);
const PaletteSheet = lazyPart(loadPalette);
const PaperWatch = lazyPart(async () => ({ default: (await import("../watch/PaperWatch.tsx")).PaperWatch }));
const DIALOGS = [loadHandIn, loadPalette];

/** A paper in any order: turn the pages, change answers, flag, hand in. */
export function FreePlay({ attempt: loaded, leaveTo, children }: PlayProps) {
  const text = useText();
  const play = useFreePlay(loaded);
  const { state, shown, place, isOpen } = play;
  const { attempt } = state;
  const isSat = useIsSat(isOpen);
  const isWide = useMediaQuery("(min-width: 64rem)");
  const [opened, setOpened] = useState<"palette" | "hand_in" | null>(null);
  useEarlyLoad(DIALOGS);
  const tools = useTools(shown?.card, isOpen);

  if (state.phase === "done" || shown === undefined) return children;
  const { card, cardState } = shown;
  const hasAnswer = cardState.status === "answered" || state.drafts[card.question_id] !== undefined;
  const palette = { attempt, shownId: card.question_id, onTurnTo: play.turnTo };
  const handIn = () => setOpened("hand_in");
  return (
    <div
      data-tool={tools.shown}
      className="mx-auto grid max-w-2xl items-start gap-8 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_17rem]"
    >
      <div className="flex min-w-0 flex-col">
        <FreeHeader attempt={attempt} secondsLeft={play.secondsLeft} leaveTo={leaveTo} onHandIn={handIn} />
        <NetworkNote network={state.network} />
        <Watch attempt={attempt} isOpen={isOpen} isSat={isSat} onEnded={play.look} />
        <TimeAnnouncer isPaper secondsLeft={play.secondsLeft} />
        <div className="mb-3 flex items-center justify-between gap-3">
          <p className="me-auto text-sm font-semibold text-muted">
            {text("play.progress", { number: card.number, count: attempt.questions.length })}
          </p>
          <ToolButtons tools={tools} />
          <FlagButton
            isFlagged={cardState.flagged}
            keys={hasOptionF(card) ? "Shift+F" : "F"}
            onToggle={play.toggleFlag}
          />
        </div>
        <SectionName attempt={attempt} card={card} />
        <QuestionView
          key={card.question_id}
          stemRef={play.stemRef}
          card={card}
          cardState={cardState}
          sentAnswer={null}
          draft={state.drafts[card.question_id]?.text ?? null}
          poll={null}
          isOpen={isOpen}
          isFree
          onDraft={play.change}
          onAnswer={play.answer}
        />
        <FreeNav
          isFirst={place === 0}
          isLast={place === attempt.questions.length - 1}
          hasPalette={!isWide}
          canClear={hasAnswer && isOpen}
          onTurn={play.turn}
          onPalette={() => setOpened("palette")}
          onClear={play.clear}
          onHandIn={handIn}
        />
        <p className="mt-3 text-center text-xs text-muted max-lg:hidden">
          {text(hasOptionKeys(card.kind) ? "play-kinds.free.keys" : "play-kinds.free.keys_turn")}
        </p>
      </div>
      <div className="cc-side absolute top-4 lg:sticky">
        <OpenTools tools={tools} />
        {isWide ? (
          <aside className="rounded-card border border-line bg-card p-4 shadow-card">
            <h2 className="mb-3 text-base">{text("play-kinds.free.palette")}</h2>
            <Palette {...palette} />
            <Button variant="action" className="mt-4 w-full" onClick={handIn}>
              {text("play-kinds.free.hand_in")}
            </Button>
          </aside>
        ) : null}
      </div>
      {opened === "palette" && !isWide ? (
        <Suspense fallback={null}>
          <PaletteSheet {...palette} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
      {opened === "hand_in" || state.phase === "sending" ? (
        <Suspense fallback={null}>
          <HandInDialog
            counts={countPaper(attempt.states)}
            isSending={state.phase === "sending"}
            onHandIn={play.end}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
      <LeaveGuard isOn />
    </div>
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

type FlagButtonProps = {
  readonly isFlagged: boolean;
  readonly keys: string;
  readonly onToggle: () => void;
};

function FlagButton({ isFlagged, keys, onToggle }: FlagButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      aria-pressed={isFlagged}
      title={keys}
      onClick={onToggle}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-3.5 text-sm font-semibold ${isFlagged ? "border-action-edge bg-action text-on-action" : "border-edge bg-card hover:bg-primary-soft"}`}
    >
      <Flag aria-hidden="true" className="size-4" fill={isFlagged ? "currentColor" : "none"} />
      <span className="max-[399px]:sr-only">
        {text(isFlagged ? "play-kinds.free.flagged" : "play-kinds.free.flag")}
      </span>
    </button>
  );
}

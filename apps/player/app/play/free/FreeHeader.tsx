import { Button } from "@crosscheck/ui/Button";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { TimerRing } from "@crosscheck/ui/TimerRing";
import { ALargeSmall } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { Bdi } from "../../i18n/Bdi.tsx";
import { clockText } from "../../i18n/clock.ts";
import { countPaper } from "./free-state.ts";
import { LanguageChip } from "../LanguageChip.tsx";
import { LeaveLink } from "../LeaveLink.tsx";
import type { Attempt } from "../attempt/run-state.ts";
import { LookBar } from "./LookBar.tsx";
import type { PaperLook } from "./paper-look.ts";
import { namesOfRun, titleOfRun } from "../run-title.ts";

type FreeHeaderProps = {
  readonly look: PaperLook;
  readonly onLook: (look: PaperLook) => void;
  /** Whether there is room for everything at once. */
  readonly isWide: boolean;
  readonly attempt: Attempt;
  readonly secondsLeft: number | null;
  readonly leaveTo: string;
  readonly onHandIn: () => void;
};

/** Leave, the look and the clock of the paper, hand in, and how many are answered. */
export function FreeHeader(props: FreeHeaderProps) {
  const { attempt, secondsLeft, leaveTo, isWide, look, onLook, onHandIn } = props;
  const [showsLook, setShowsLook] = useState(false);
  const text = useText();
  const { locale } = useLanguage();
  const total = attempt.total_seconds ?? 0;
  const seconds = secondsLeft ?? 0;
  const count = attempt.questions.length;
  const { answered } = countPaper(attempt.states);
  const face = attempt.faces[attempt.scope.category ?? ""];
  return (
    <header className="mb-4">
      <div className="cc-paper-head">
        <div className="flex items-center gap-2">
          <LeaveLink to={leaveTo} />
          {isWide ? null : (
            <button
              type="button"
              aria-expanded={showsLook}
              aria-label={text("paper.look.title")}
              className="cc-key grid size-11 shrink-0 place-items-center bg-card text-ink hover:bg-primary-soft"
              onClick={() => setShowsLook(!showsLook)}
            >
              <ALargeSmall aria-hidden="true" className="size-6" />
            </button>
          )}
        </div>
        <TimerRing
          secondsLeft={seconds}
          secondsTotal={total}
          text={clockText(seconds, locale)}
          label={text("play-kinds.time.paper")}
        />
        {isWide ? (
          <div className="justify-self-end">
            <LookBar look={look} onChange={onLook} />
          </div>
        ) : (
          <Button variant="quiet" size="small" className="min-h-11 justify-self-end" onClick={onHandIn}>
            {text("play-kinds.free.hand_in")}
          </Button>
        )}
      </div>
      {isWide || !showsLook ? null : (
        <div className="mt-3">
          <LookBar look={look} onChange={onLook} />
        </div>
      )}
      <div className="mt-3 mb-1.5 flex items-center justify-between gap-3 text-sm text-muted">
        {face === undefined ? null : <SubjectTag face={face} />}
        <RunTitle attempt={attempt} />
        <LanguageChip code={attempt.questions[0]?.language ?? ""} />
        <span className="shrink-0 font-semibold whitespace-nowrap">
          {text("play-kinds.free.answered", { answered, count })}
        </span>
      </div>
      <ProgressRunway value={answered} max={count} label={text("play.progress_label")} />
    </header>
  );
}

/** What the paper is about; many names are folded into their number. */
function RunTitle({ attempt }: Pick<FreeHeaderProps, "attempt">) {
  const text = useText();
  const title = titleOfRun(text, attempt);
  const names = namesOfRun(attempt);
  if (names === null) {
    return (
      <span dir="auto" className="min-w-0 truncate">
        {title}
      </span>
    );
  }
  return (
    <details className="min-w-0">
      <summary className="min-h-11 content-center font-semibold text-primary">{title}</summary>
      <ul className="mb-2">
        {names.map((name) => (
          <li key={name}>
            <Bdi>{name}</Bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

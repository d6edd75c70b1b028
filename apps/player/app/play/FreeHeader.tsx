import { Button } from "@crosscheck/ui/Button";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { TimerRing } from "@crosscheck/ui/TimerRing";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/texts.tsx";
import { Bdi } from "../i18n/Bdi.tsx";
import { clockText } from "../i18n/clock.ts";
import { countPaper } from "./free-state.ts";
import { LeaveLink } from "./LeaveLink.tsx";
import type { Attempt } from "./run-state.ts";
import { titleOfRun } from "./run-title.ts";

type FreeHeaderProps = {
  readonly attempt: Attempt;
  readonly secondsLeft: number | null;
  readonly leaveTo: string;
  readonly onHandIn: () => void;
};

/** Leave, the clock of the paper, hand in, and how many are answered. */
export function FreeHeader({ attempt, secondsLeft, leaveTo, onHandIn }: FreeHeaderProps) {
  const text = useText();
  const { locale } = useLanguage();
  const total = attempt.total_seconds ?? 0;
  const seconds = secondsLeft ?? 0;
  const count = attempt.questions.length;
  const { answered } = countPaper(attempt.states);
  return (
    <header className="mb-4">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <LeaveLink to={leaveTo} />
        <TimerRing
          secondsLeft={seconds}
          secondsTotal={total}
          text={clockText(seconds, locale)}
          label={text("play-kinds.time.paper")}
        />
        <Button
          variant="quiet"
          size="small"
          className="min-h-11 justify-self-end lg:hidden"
          onClick={onHandIn}
        >
          {text("play-kinds.free.hand_in")}
        </Button>
      </div>
      <p className="mt-3 mb-1.5 flex justify-between gap-3 text-sm text-muted">
        <span className="min-w-0 truncate">
          <Bdi>{titleOfRun(text, attempt)}</Bdi>
        </span>
        <span className="shrink-0 font-semibold">
          {text("play-kinds.free.answered", { answered, count })}
        </span>
      </p>
      <ProgressRunway value={answered} max={count} label={text("play.progress_label")} />
    </header>
  );
}

import { CoinPill } from "@crosscheck/ui/CoinPill";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { TimerRing } from "@crosscheck/ui/TimerRing";
import { Star } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { clockText } from "../../i18n/clock.ts";
import type { Landing } from "../fly-to.ts";
import { LanguageChip } from "../LanguageChip.tsx";
import { LeaveLink } from "../LeaveLink.tsx";
import type { Attempt } from "../attempt/run-state.ts";
import { SoundKey } from "../media/SoundKey.tsx";
import { titleOfRun } from "../run-title.ts";

type PlayHeaderProps = {
  readonly attempt: Attempt;
  /** Number of the shown question, from 1. */
  readonly number: number;
  /** null while no clock runs: before the first word of the server, and while an explanation is read. */
  readonly secondsLeft: number | null;
  readonly isPaused: boolean;
  readonly leaveTo: string;
};

/** Leave, score, clock, coins, and the runway of the run. */
export function PlayHeader({ attempt, number, secondsLeft, isPaused, leaveTo }: PlayHeaderProps) {
  const text = useText();
  const formats = useFormats();
  const { locale } = useLanguage();
  const count = attempt.questions.length;
  const total = attempt.seconds_per_question ?? attempt.total_seconds ?? 0;
  const seconds = secondsLeft ?? total;
  const face = attempt.faces[attempt.questions[number - 1]?.category ?? ""];
  return (
    <header className="mb-4">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <div className="flex items-center gap-2">
          <LeaveLink to={leaveTo} />
          {attempt.ranked && attempt.reveal !== "after_close" ? (
            <span
              data-landing={"score" satisfies Landing}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3 text-sm font-semibold"
            >
              <Star aria-hidden="true" className="size-4 shrink-0 text-action-edge" />
              <span className="sr-only">{text("play.score")} </span>
              <bdi className="tabular-nums">{formats.number(attempt.points)}</bdi>
              <span aria-hidden="true" className="text-xs text-muted max-[359px]:hidden">
                {text("play.points", { count: Math.abs(attempt.points) })}
              </span>
            </span>
          ) : null}
        </div>
        <TimerRing
          secondsLeft={seconds}
          secondsTotal={total}
          text={clockText(seconds, locale)}
          label={text(isPaused ? "play-kinds.time.paused" : "play.time.label")}
          isPaused={isPaused}
        />
        <span className="justify-self-end">
          <CoinPill label={text("shell.coins", { count: attempt.coins })}>
            {formats.number(attempt.coins)}
          </CoinPill>
        </span>
      </div>
      <div className="mt-3 mb-1.5 flex items-center gap-2 text-sm text-muted">
        {face && <SubjectTag face={face} />}
        <span className="line-clamp-3 min-w-0 grow">
          {/* A story is named beside the question, or by its button above. */}
          {attempt.passage === null ? <bdi>{titleOfRun(text, attempt)}</bdi> : null}
          <LanguageChip code={attempt.questions[0]?.language ?? ""} />
        </span>
        <span className="flex shrink-0 items-center font-semibold">
          {text("play.progress", { number, count })}
          {/* Nothing is told of an answer there, so nothing sounds. */}
          {attempt.reveal === "after_answer" ? (
            <SoundKey className="-my-3 -me-2.5 grid size-11 place-items-center rounded-full hover:bg-sunken" />
          ) : null}
        </span>
      </div>
      <ProgressRunway value={number} max={count} label={text("play.progress_label")} />
    </header>
  );
}

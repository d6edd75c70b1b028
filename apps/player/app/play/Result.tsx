import { Coin } from "@crosscheck/ui/Coin";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { StatChip } from "@crosscheck/ui/StatChip";
import { InstrumentArc } from "@crosscheck/ui/art/InstrumentArc";
import { buttonClass } from "@crosscheck/ui/button-class";
import type { OutputOf } from "@crosscheck/contract";
import type { finishAttempt } from "@crosscheck/contract/actions/attempts";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useFormats } from "../i18n/formats.ts";
import { useLanguage } from "../i18n/language.ts";
import { useText, type Text } from "../i18n/texts.tsx";
import type { RunLinks } from "../run-links.ts";
import { useRootState } from "../state/root-store.ts";
import { CountUp } from "./CountUp.tsx";
import { titleOfRun } from "./run-title.ts";
import { ShareResult } from "./ShareResult.tsx";
import { Bdi } from "../i18n/Bdi.tsx";
import { clockText } from "../i18n/clock.ts";
import { celebrate } from "./celebrate.ts";

export type RunResult = OutputOf<typeof finishAttempt>;

type ResultProps = {
  readonly result: RunResult;
  readonly links: RunLinks;
  /** Opens a new run of the same kind; null where there is none. */
  readonly onAgain: (() => void) | null;
};

/** What a finished run brought: percentage, score, coins, level, time, topics, and where to go now. */
export function Result({ result, links, onAgain }: ResultProps) {
  const text = useText();
  const { percent } = useFormats();
  const { level } = result;
  const nextTo =
    level !== null && level.unlocked > level.played ? (links.levelTo?.(level.played + 1) ?? null) : null;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const sound = useRootState((state) => state.sound);
  const motion = useRootState((state) => state.motion);
  useEffect(() => titleRef.current?.focus(), []);
  useEffect(() => {
    if (result.won) void celebrate({ sound, isCalm: motion === "reduced" });
  }, [result.won, sound, motion]);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <section className="cc-rise flex flex-col items-center gap-2 rounded-[24px] border border-line bg-card p-6 text-center shadow-card">
        <h1 ref={titleRef} tabIndex={-1} className="text-2xl font-bold outline-none">
          {text(result.won ? "play.result.won" : "play.result.lost")}
        </h1>
        <p className="text-muted">
          <Bdi>{titleOfRun(text, result)}</Bdi>
        </p>
        <InstrumentArc ratio={result.percent / 100} className="mt-2 w-60 max-w-full" />
        <p className="text-3xl font-bold tabular-nums">
          <bdi>{percent(result.percent)}</bdi>
        </p>
        <p className="max-w-md">{sentenceOf(text, result)}</p>
        {result.partial_marks === true ? (
          <p className="max-w-md text-sm text-muted">{text("play.result.partial")}</p>
        ) : null}
        {result.ranked ? null : (
          <p className="max-w-md text-sm text-muted">{text("modes.result.practice")}</p>
        )}
      </section>
      <Figures result={result} />
      <Topics topics={result.topics} />
      <nav aria-label={text("play.result.next_steps")} className="grid gap-3 sm:grid-cols-2">
        {nextTo === null ? null : (
          // Back leads to the list then, not into a new run of the level that was just passed.
          <Link to={nextTo} replace className={buttonClass("action", "large")}>
            {text("play.result.next_level")}
          </Link>
        )}
        {onAgain === null || nextTo !== null ? null : (
          <button type="button" className={buttonClass("action", "large")} onClick={onAgain}>
            {text("play.result.again")}
          </button>
        )}
        <Link to={`/review/${result.attempt_id}/`} className={buttonClass("primary", "large")}>
          {text("play.result.review")}
        </Link>
        {onAgain === null || nextTo === null ? null : (
          <button type="button" className={buttonClass("quiet")} onClick={onAgain}>
            {text("play.result.again")}
          </button>
        )}
        <Link to={links.listTo} className={buttonClass("quiet")}>
          {text(links.listLabel)}
        </Link>
        <ShareResult result={result} />
      </nav>
    </div>
  );
}

function sentenceOf(text: Text, { level, won }: RunResult): string {
  if (level?.newly_unlocked === true) return text("play.result.unlocked", { level: level.unlocked });
  if (won) return text(level === null ? "modes.result.won" : "play.result.passed");
  return text("play.result.try_again");
}

function Figures({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { number, signed } = useFormats();
  const { locale } = useLanguage();
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <StatChip label={text("play.result.coins")} icon={<Coin className="size-4" />}>
        <CountUp to={result.coins_earned} format={signed} />
      </StatChip>
      <StatChip label={text("play.score")}>{signed(result.score)}</StatChip>
      <StatChip label={text("play.result.time")}>
        <bdi dir="ltr">{clockText(result.duration_seconds, locale)}</bdi>
      </StatChip>
      <StatChip label={text("play.result.right")}>{number(result.correct)}</StatChip>
      <StatChip label={text("play.result.wrong")}>{number(result.wrong)}</StatChip>
      <StatChip label={text("play.result.blank")}>{number(result.blank)}</StatChip>
      {result.reading_seconds === null ? null : (
        <StatChip label={text("passages.reading_time")}>
          <bdi dir="ltr">{clockText(result.reading_seconds, locale)}</bdi>
        </StatChip>
      )}
    </div>
  );
}

function Topics({ topics }: { readonly topics: RunResult["topics"] }) {
  const text = useText();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="result-topics" className="rounded-card border border-line bg-card p-5">
      <h2 id="result-topics" className="mb-3 text-lg">
        {text("play.result.topics")}
      </h2>
      <ul className="grid gap-3">
        {topics.map((topic) => (
          <li key={topic.slug}>
            <p className="mb-1 flex justify-between gap-3 text-sm">
              <Bdi>{topic.name}</Bdi>
              <span className="font-semibold">
                {text("play.result.of", { correct: topic.correct, total: topic.total })}
              </span>
            </p>
            <ProgressRunway slim value={topic.correct} max={topic.total} label={topic.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

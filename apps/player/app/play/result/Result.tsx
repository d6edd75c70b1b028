import { isCelebrated } from "@crosscheck/rules/attempts/is-celebrated";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { StatChip } from "@crosscheck/ui/StatChip";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { inFace } from "@crosscheck/ui/subject-face";
import { InstrumentArc } from "@crosscheck/ui/art/InstrumentArc";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense, useEffect, useRef } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText, type Text } from "../../i18n/texts.tsx";
import { findMode } from "../../modes/modes.ts";
import type { RunLinks } from "../../modes/run-links.ts";
import { CountedScore } from "./CountedScore.tsx";
import { playSound } from "../media/sounds.ts";
import { titleOfRun } from "../run-title.ts";
import { ResultActions } from "./ResultActions.tsx";
import { WhatMoved } from "./WhatMoved.tsx";
import { Bdi } from "../../i18n/Bdi.tsx";
import { clockText } from "../../i18n/clock.ts";
import { celebrate } from "./celebrate.ts";
import type { RunResult } from "./run-result.ts";

/** Few browsers are asked, and each once. */
const PushOffer = lazyPart(async () => ({ default: (await import("./PushOffer.tsx")).PushOffer }));
/** Few results bring one. */
const NewBadges = lazyPart(async () => ({ default: (await import("./NewBadges.tsx")).NewBadges }));

type ResultProps = {
  readonly result: RunResult;
  readonly links: RunLinks;
  /** Opens a new run of the same kind; null where there is none. */
  readonly onAgain: (() => void) | null;
};

/** What a finished run brought: one headline, one gauge, what moved, and where to go now; figures and topics below. */
export function Result({ result, links, onAgain }: ResultProps) {
  const text = useText();
  const { percent } = useFormats();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const face = result.faces[result.scope.category ?? ""];
  const { level, streak_days: streakDays = 0 } = result;
  useEffect(() => titleRef.current?.focus(), []);
  useEffect(() => {
    if (isCelebrated({ isFirstPass: level?.first_pass === true, streakDays }))
      void celebrate(result.attempt_id);
    else if (result.won) void playSound("win");
  }, [result.attempt_id, result.won, level, streakDays]);
  return (
    <div className="mx-auto grid w-full max-w-2xl items-start gap-4 lg:max-w-none lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <section className="cc-rise flex flex-col items-center gap-1 rounded-[24px] border border-line bg-card p-4 text-center shadow-card">
          <h1 ref={titleRef} tabIndex={-1} className="text-2xl font-bold outline-none">
            {text(result.won ? "play.result.won" : "play.result.lost")}
          </h1>
          <p className="flex max-w-full items-center gap-2 text-sm break-words text-muted">
            {face === undefined ? null : <SubjectTag face={face} />}
            <span className="min-w-0">
              <Bdi>{titleOfRun(text, result)}</Bdi>
            </span>
          </p>
          <InstrumentArc ratio={result.percent / 100} className="mt-1 w-36 max-w-full" />
          <p className="text-2xl font-bold tabular-nums">
            <bdi>{percent(result.percent)}</bdi>
          </p>
          <p className="max-w-md">{sentenceOf(text, result)}</p>
          <CountedScore result={result} />
          {result.partial_marks === true ? (
            <p className="max-w-md text-sm text-muted">{text("play.result.partial")}</p>
          ) : null}
          {result.ranked ? null : (
            <p className="max-w-md text-sm text-muted">{text("modes.result.practice")}</p>
          )}
          <WhatMoved result={result} />
        </section>
        <ResultActions result={result} links={links} onAgain={onAgain} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {result.badges.length === 0 ? null : (
          <Suspense fallback={<Skeleton className="h-28 w-full" />}>
            <NewBadges types={result.badges} />
          </Suspense>
        )}
        <Figures result={result} />
        <Topics result={result} />
        <Suspense fallback={null}>
          <PushOffer />
        </Suspense>
      </div>
    </div>
  );
}

function sentenceOf(text: Text, { level, won, mode }: RunResult): string {
  if (won) return text(level === null ? "modes.result.won" : "play.result.passed");
  const shown = findMode(mode);
  const isOver = shown?.id === mode && "isOnceADay" in shown;
  return text(isOver ? "play.result.tomorrow" : "play.result.try_again");
}

/** What the run brought, in figures; what is zero is left out. */
function Figures({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { number } = useFormats();
  const { locale } = useLanguage();
  const counts = [
    [text("play.score"), result.score],
    [text("play.result.right"), result.correct],
    [text("play.result.wrong"), result.wrong],
    [text("play.result.blank"), result.blank],
  ] as const;
  return (
    <section aria-label={text("play.result.figures")}>
      <div className="flex flex-wrap gap-3 *:grow *:basis-32">
        {counts.map(([label, count]) =>
          count === 0 ? null : (
            <StatChip key={label} label={label}>
              {number(count)}
            </StatChip>
          ),
        )}
        <StatChip label={text("play.result.time")}>
          {result.duration_seconds < 1 ? (
            text("play.result.under_second")
          ) : (
            <bdi dir="ltr">{clockText(result.duration_seconds, locale)}</bdi>
          )}
        </StatChip>
        {result.reading_seconds === null || result.reading_seconds === 0 ? null : (
          <StatChip label={text("passages.reading_time")}>
            <bdi dir="ltr">{clockText(result.reading_seconds, locale)}</bdi>
          </StatChip>
        )}
      </div>
    </section>
  );
}

function Topics({ result: { topics, faces } }: { readonly result: RunResult }) {
  const text = useText();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="result-topics" className="rounded-card border border-line bg-card p-5">
      <h2 id="result-topics" className="mb-3 text-lg">
        {text("play.result.topics")}
      </h2>
      <ul className="grid gap-3">
        {topics.map((topic) => (
          <li key={topic.slug} style={inFace(faces[topic.slug])}>
            <p className="mb-1 flex justify-between gap-3 text-sm">
              <Bdi>{topic.name}</Bdi>
              <span className="shrink-0 font-semibold">
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

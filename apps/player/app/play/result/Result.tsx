import { Coin } from "@crosscheck/ui/Coin";
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
import { useRootState } from "../../state/root-store.ts";
import { CountedScore } from "./CountedScore.tsx";
import { CountUp } from "./CountUp.tsx";
import { titleOfRun } from "../run-title.ts";
import { ResultActions } from "./ResultActions.tsx";
import { ShareResult } from "./ShareResult.tsx";
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

/** What a finished run brought: percentage, score, coins, level, time, topics, and where to go now. */
export function Result({ result, links, onAgain }: ResultProps) {
  const text = useText();
  const { percent } = useFormats();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const face = result.faces[result.scope.category ?? ""];
  const sound = useRootState((state) => state.sound);
  const motion = useRootState((state) => state.motion);
  useEffect(() => titleRef.current?.focus(), []);
  useEffect(() => {
    if (result.won) void celebrate({ sound, isCalm: motion === "reduced" });
  }, [result.won, sound, motion]);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <section className="cc-rise flex flex-col items-center gap-1 rounded-[24px] border border-line bg-card p-4 text-center shadow-card">
        <h1 ref={titleRef} tabIndex={-1} className="text-2xl font-bold outline-none">
          {text(result.won ? "play.result.won" : "play.result.lost")}
        </h1>
        <p className="flex max-w-full items-center gap-2 text-sm break-words text-muted">
          {face === undefined ? null : <SubjectTag face={face} />}
          <Bdi>{titleOfRun(text, result)}</Bdi>
        </p>
        <InstrumentArc ratio={result.percent / 100} className="mt-1 w-40 max-w-full" />
        <p className="text-3xl font-bold tabular-nums">
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
      </section>
      <ResultActions result={result} links={links} onAgain={onAgain} />
      {result.badges.length === 0 ? null : (
        <Suspense fallback={<Skeleton className="h-28 w-full" />}>
          <NewBadges types={result.badges} />
        </Suspense>
      )}
      <Figures result={result} />
      <Topics result={result} />
      <ShareResult result={result} />
      <Suspense fallback={null}>
        <PushOffer />
      </Suspense>
    </div>
  );
}

function sentenceOf(text: Text, { level, won, mode }: RunResult): string {
  if (level?.newly_unlocked === true) return text("play.result.unlocked", { level: level.unlocked });
  if (won) return text(level === null ? "modes.result.won" : "play.result.passed");
  const shown = findMode(mode);
  const isOver = shown?.id === mode && "isOnceADay" in shown;
  return text(isOver ? "play.result.tomorrow" : "play.result.try_again");
}

/** What the run brought, in figures; what is zero is left out. */
function Figures({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { number, signed } = useFormats();
  const { locale } = useLanguage();
  const counts = [
    [text("play.score"), result.score],
    [text("play.result.right"), result.correct],
    [text("play.result.wrong"), result.wrong],
    [text("play.result.blank"), result.blank],
  ] as const;
  return (
    <section aria-label={text("play.result.figures")} className="grid gap-3">
      <WhatMoved moved={result.moved} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {result.coins_earned === 0 ? null : (
          <StatChip label={text("play.result.coins")} icon={<Coin className="size-4" />}>
            <CountUp to={result.coins_earned} format={signed} />
          </StatChip>
        )}
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

import { linesOfResult, type ResultLine } from "@crosscheck/rules/attempts/result-lines";
import { Coin } from "@crosscheck/ui/Coin";
import { CoinPill } from "@crosscheck/ui/CoinPill";
import { Award, ChartNoAxesColumn, Flame, LockOpen, Star, TrendingUp, type LucideIcon } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useRootState } from "../../state/root-store.ts";
import { flyTo, type Landing } from "../fly-to.ts";
import { BoardPlace } from "./BoardPlace.tsx";
import { CountUp } from "./CountUp.tsx";
import { movedSubjects } from "./moved-subjects.ts";
import type { RunResult } from "./run-result.ts";

const ICONS: Readonly<Record<Exclude<ResultLine, "coins">, LucideIcon>> = {
  level: LockOpen,
  subjects: TrendingUp,
  best: Star,
  board: ChartNoAxesColumn,
  badges: Award,
  streak: Flame,
};

/** What the run has moved, a line for each thing that did; nothing where nothing has. */
export function WhatMoved({ result }: { readonly result: RunResult }) {
  const text = useText();
  const formats = useFormats();
  const isOnBoards = useRootState((state) => state.session?.user.is_on_boards === true);
  const { level, badges, score_counted: counted, best_before: best } = result;
  const subjects = movedSubjects(result, { text, ...formats });
  const lines = linesOfResult({
    unlockedLevel: level?.newly_unlocked === true ? level.unlocked : null,
    subjects: subjects.length,
    aboveBest: best === 0 ? 0 : counted,
    hasBoardPlace: counted > 0 && isOnBoards,
    badges: badges.length,
    streakDays: result.streak_days ?? 0,
    coins: result.coins_earned,
  });
  return lines.length === 0 ? null : (
    <ul aria-label={text("play.result.moved.title")} className="mt-2 grid w-full max-w-md gap-1.5 text-sm">
      {lines.flatMap((line) => {
        if (line === "coins") return [<Coins key={line} result={result} />];
        if (line !== "subjects") return [<Told key={line} line={line} result={result} />];
        return subjects.map(({ slug, name, told }) => (
          <Line key={`subject ${slug}`} icon={ICONS.subjects}>
            <Bdi>{name}</Bdi>: {told}
          </Line>
        ));
      })}
    </ul>
  );
}

type ToldProps = { readonly line: Exclude<ResultLine, "subjects" | "coins">; readonly result: RunResult };

function Told({ line, result }: ToldProps) {
  const text = useText();
  const { list } = useFormats();
  const { level, badges, score_counted: points, best_before: best, best_of } = result;
  const words = (): ReactNode => {
    switch (line) {
      case "level":
        return text("play.result.unlocked", { level: level?.unlocked ?? 0 });
      case "best":
        return text(`play.result.counted.better_${best_of}`, { points, best });
      case "board":
        return <BoardPlace attemptId={result.attempt_id} />;
      case "badges":
        return `${text("badges.new", { count: badges.length })}: ${list(badges.map((type) => text(`badges.${type}.label`)))}`;
      case "streak":
        return text("play.result.streak", { count: result.streak_days ?? 0 });
    }
  };
  return <Line icon={ICONS[line]}>{words()}</Line>;
}

function Line({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-start">
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-primary" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** Coins that were won, on their way to the balance at the end of their line. */
function Coins({ result: { coins, coins_earned: earned } }: { readonly result: RunResult }) {
  const text = useText();
  const { number, signed } = useFormats();
  const coin = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (coin.current !== null) flyTo("coins", coin.current);
  }, []);
  return (
    <li className="flex items-center gap-2 text-start font-semibold">
      <span ref={coin} className="shrink-0">
        <Coin className="size-5" />
      </span>
      <span>{text("play.result.earned", { count: earned, change: signed(earned) })}</span>
      <span data-landing={"coins" satisfies Landing} className="ms-auto">
        <CoinPill label={text("shell.coins", { count: coins })}>
          <CountUp from={coins - earned} to={coins} format={number} />
        </CoinPill>
      </span>
    </li>
  );
}

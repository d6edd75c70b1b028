import { Coin } from "@crosscheck/ui/Coin";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { contestPath, contestRunPath } from "../../paths/contest-paths.ts";
import { Until } from "../../view/Until.tsx";
import { phaseOf } from "../contests/contest-phase.ts";
import type { Contest } from "../contests/contest.ts";
import { QuestionLanguage } from "../contests/QuestionLanguage.tsx";
import { UNDER_WAY } from "../modes/under-way.ts";

const WAITS = {
  upcoming: "home.contest.starts",
  open: "home.contest.closes",
  under_way: "home.contest.closes",
  waiting: "home.contest.standings",
} as const;

/** The contest of now: what it is, how long it lasts, and what it costs. */
export function ContestNow({ contest }: { readonly contest: Contest }) {
  const text = useText();
  const phase = phaseOf(contest);
  if (phase === "closing" || phase === "closed") return null;
  const { id, name, entry, language, state, start_date: start, end_date: end } = contest;
  const isUnderWay = phase === "under_way";
  return (
    <section aria-labelledby="home-contest" className="mb-8">
      <h2 id="home-contest" className="sr-only">
        {text("home.contest.title")}
      </h2>
      <Link
        to={isUnderWay ? contestRunPath(id) : contestPath(id)}
        state={isUnderWay ? UNDER_WAY : undefined}
        className="cc-key cc-key-line flex min-h-24 w-full items-center gap-4 bg-card p-4 text-ink no-underline hover:bg-primary-soft"
      >
        <ModeEmblem name="contest" className="size-12 shrink-0" />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap gap-x-3 text-xs text-muted">
            {text(state === "live" ? "home.contest.live" : "home.contest.title")}
            <QuestionLanguage code={language} />
          </span>
          <span className="line-clamp-2 font-semibold break-words">
            <Bdi>{name}</Bdi>
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm">
            <Until key={state} label={WAITS[phase]} at={state === "live" ? end : start} />
            {entry === 0 || contest.is_played ? null : (
              <span className="inline-flex items-center gap-1 font-semibold text-gold-ink">
                <Coin className="size-4" />
                {text("home.contest.entry", { coins: entry })}
              </span>
            )}
          </span>
        </span>
        <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
      </Link>
    </section>
  );
}

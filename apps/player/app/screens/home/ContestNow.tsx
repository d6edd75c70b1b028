import { Coin } from "@crosscheck/ui/Coin";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useId, useMemo } from "react";
import { Link } from "react-router";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { contestPath, contestRunPath } from "../../paths/contest-paths.ts";
import { Until } from "../../view/Until.tsx";
import type { ContestOfNow } from "../contests/contest-phase.ts";
import type { Contest } from "../contests/contest.ts";
import { QuestionLanguage } from "../contests/QuestionLanguage.tsx";
import { UNDER_WAY } from "../modes/under-way.ts";
import { TodayPass } from "./TodayPass.tsx";

type State = ContestOfNow["state"];

/** What the time of its stub is until. */
const WAITS: Readonly<Record<State, MsgId>> = {
  upcoming: "home.contest.starts",
  open: "home.contest.closes",
  under_way: "home.contest.closes",
  waiting: "home.contest.standings",
};
const WAYS: Readonly<Record<State, MsgId>> = {
  upcoming: "contests.look.upcoming",
  open: "contests.look.open",
  under_way: "home.next.run",
  waiting: "contests.look.waiting",
};

/** The contest of now: what it is, how long it lasts, and what it costs. */
export function ContestNow({ now: { contest, state } }: { readonly now: ContestOfNow }) {
  const text = useText();
  const nameId = useId();
  const day = useDays(contest);
  const { id, name, language, start_date: start, end_date: end } = contest;
  const isUnderWay = state === "under_way";
  const canFly = isUnderWay || state === "open";
  return (
    <TodayPass
      kind={text(state === "upcoming" ? "home.contest.title" : "home.contest.live")}
      day={day}
      emblem="contest"
      name={name}
      nameId={nameId}
      facts={
        <>
          <Entry contest={contest} />
          <QuestionLanguage code={language} />
        </>
      }
      until={<Until key={state} label={WAITS[state]} at={state === "upcoming" ? start : end} />}
      action={
        <Link
          to={isUnderWay ? contestRunPath(id) : contestPath(id)}
          state={isUnderWay ? UNDER_WAY : undefined}
          aria-describedby={nameId}
          className={buttonClass(canFly ? "primary" : "quiet", "small")}
        >
          {text(WAYS[state])}
        </Link>
      }
    />
  );
}

/** From which day to which, in the zone of this device; one where it ends on the day it starts. */
function useDays({ start_date: start, end_date: end }: Contest): string {
  const { locale } = useLanguage();
  return useMemo(
    () =>
      new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).formatRange(
        new Date(start),
        new Date(end),
      ),
    [locale, start, end],
  );
}

/** What it costs who has not entered. */
function Entry({ contest: { entry, is_played: hasEntered } }: { readonly contest: Contest }) {
  const text = useText();
  if (entry === 0 || hasEntered) return null;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-gold-ink">
      <Coin className="size-4" />
      {text("home.contest.entry", { coins: entry })}
    </span>
  );
}

import { Bookmark, ChartColumn, Medal } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { BADGES_PATH, BOOKMARKS_PATH, STATISTICS_PATH } from "../../study/study-paths.ts";
import { LinkGrid, type ScreenLink } from "../../view/LinkGrid.tsx";
import { Panes } from "../../view/Panes.tsx";
import { useContestNow } from "../contests/contests.ts";
import { OpenBattle } from "../group-battle/OpenBattle.tsx";
import { useDailyDays } from "../daily/daily-queries.ts";
import { BoardTop } from "./BoardTop.tsx";
import { GreetingStrip } from "./GreetingStrip.tsx";
import { LicenceQuestion } from "./LicenceQuestion.tsx";
import { NextBest } from "./NextBest.tsx";
import { Continue } from "./PlayerDeck.tsx";
import { PlayerSubjects } from "./PlayerSubjects.tsx";
import { Today } from "./Today.tsx";
import { useNextBest } from "./next-best.ts";

/** What a desk has room for beside what to do now. */
const WAYS: readonly ScreenLink[] = [
  { to: STATISTICS_PATH, Icon: ChartColumn, title: "statistics.title", lead: "profile.study.statistics" },
  { to: BOOKMARKS_PATH, Icon: Bookmark, title: "study.bookmarks.title", lead: "profile.study.bookmarks" },
  { to: BADGES_PATH, Icon: Medal, title: "badges.title", lead: "badges.profile" },
];

/** For players: streak and week, one button for what to do now, what waits, and their subjects. */
export function PlayerHome() {
  return (
    <QueryProvider>
      <Deck />
    </QueryProvider>
  );
}

function Deck() {
  const text = useText();
  const next = useNextBest();
  const offered = next.data?.ok === true ? next.data.data.next : null;
  const contest = useContestNow();
  const days = useDailyDays();
  const isKnown = contest !== undefined && !next.isPending && !days.isPending;
  // The amber button may lead there already.
  const isOffered = offered?.kind === "contest" && offered.contest_id === contest?.contest.id;
  const shown = isOffered ? null : contest;
  return (
    <>
      <GreetingStrip />
      <OpenBattle />
      <Panes
        narrow="second"
        first={
          <div>
            <section aria-label={text("home.next.title")} className="mb-6">
              <NextBest answer={next} />
            </section>
            <LicenceQuestion />
            <Today contest={isKnown ? shown : undefined} />
            {/* Out of sight until it is known how high the row above is: it would be pushed away, and so would the footer. */}
            {isKnown ? null : <div className="min-h-dvh" />}
            <div hidden={!isKnown}>
              <Continue offered={offered} />
              <PlayerSubjects />
            </div>
          </div>
        }
        second={
          <div hidden={!isKnown}>
            <div className="mb-10 max-lg:hidden">
              <LinkGrid title="profile.study.title" links={WAYS} isColumn />
            </div>
            {/* Last: how many lead is known later, and what stood below would be pushed away. */}
            <BoardTop />
          </div>
        }
      />
    </>
  );
}

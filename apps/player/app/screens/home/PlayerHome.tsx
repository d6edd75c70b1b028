import type { HomeSection } from "@crosscheck/contract/home-sections";
import { Bookmark, ChartColumn, Medal } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useBoot } from "../../boot/root-data.ts";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
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
import { Slides } from "./Slides.tsx";
import { Today } from "./Today.tsx";
import { useNextBest, type Next } from "./next-best.ts";

/** What a desk has room for beside what to do now. */
const WAYS: readonly ScreenLink[] = [
  { to: STATISTICS_PATH, Icon: ChartColumn, title: "statistics.title", lead: "profile.study.statistics" },
  { to: BOOKMARKS_PATH, Icon: Bookmark, title: "study.bookmarks.title", lead: "profile.study.bookmarks" },
  { to: BADGES_PATH, Icon: Medal, title: "badges.title", lead: "badges.profile" },
];

type DeckProps = { readonly order: readonly HomeSection[] };
type Section = { readonly id: HomeSection; readonly part: ReactNode };

/** What stands beside the others on a desk. */
const BESIDE: ReadonlySet<HomeSection> = new Set(["study", "board"]);

/** For players: streak and week, one button for what to do now, what waits, and their subjects. */
export function PlayerHome({ order }: DeckProps) {
  return (
    <QueryProvider>
      <Deck order={order} />
    </QueryProvider>
  );
}

function Deck({ order }: DeckProps) {
  const text = useText();
  const next = useNextBest();
  const isDesk = useMediaQuery(DESK);
  const offered = next.data?.ok === true ? next.data.data.next : null;
  const contest = useContestNow();
  const days = useDailyDays();
  const isKnown = contest !== undefined && !next.isPending && !days.isPending;
  // The amber button may lead there already.
  const isOffered = offered?.kind === "contest" && offered.contest_id === contest?.contest.id;
  const shown = isOffered ? null : contest;
  const sections = useSections({ order, contest: isKnown ? shown : undefined, offered, isDesk });
  const beside = isDesk ? sections.filter(({ id }) => BESIDE.has(id)) : [];
  const first = (
    <div>
      <section aria-label={text("home.next.title")} className="mb-6">
        <NextBest answer={next} />
      </section>
      <LicenceQuestion />
      <Sections sections={sections.filter((section) => !beside.includes(section))} isKnown={isKnown} />
      {/* Out of sight until it is known how high the row above is: it would be pushed away, and so would the footer. */}
      {isKnown ? null : <div className="min-h-dvh" />}
    </div>
  );
  return (
    <>
      <GreetingStrip />
      <OpenBattle />
      {beside.length === 0 ? (
        first
      ) : (
        <Panes
          narrow="second"
          first={first}
          second={
            <div>
              <Sections sections={beside} isKnown={isKnown} />
            </div>
          }
        />
      )}
    </>
  );
}

type Ground = DeckProps & {
  readonly contest: ComponentProps<typeof Today>["contest"];
  readonly offered: Next | null;
  readonly isDesk: boolean;
};

function useSections({ order, contest, offered, isDesk }: Ground): readonly Section[] {
  const slides = useBoot().home?.slides ?? [];
  // Modes are for visitors; on a desk only the narrow pane counts.
  const last = order.findLast((id) => (isDesk ? BESIDE.has(id) : id !== "modes"));
  const parts: Partial<Record<HomeSection, ReactNode>> = {
    today: <Today contest={contest} />,
    slides: slides.length === 0 ? null : <Slides slides={slides} />,
    continue: <Continue offered={offered} />,
    subjects: <PlayerSubjects />,
    study: isDesk ? (
      <div className="mb-10">
        <LinkGrid title="profile.study.title" links={WAYS} isColumn />
      </div>
    ) : null,
    board: <BoardTop isLast={last === "board"} />,
  };
  return order.flatMap((id) => {
    const part = parts[id] ?? null;
    return part === null ? [] : [{ id, part }];
  });
}

type SectionsProps = { readonly sections: readonly Section[]; readonly isKnown: boolean };

/** Only what is on today keeps its room, where it stands first: all others wait until it is known how high they are. */
function Sections({ sections, isKnown }: SectionsProps) {
  return sections.map(({ id, part }, at) => (
    <div key={id} hidden={!isKnown && !(id === "today" && at === 0)}>
      {part}
    </div>
  ));
}

import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { Tabs } from "@crosscheck/ui/Tabs";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { ListDetail } from "../../view/ListDetail.tsx";
import { ModeMark } from "../../view/ModeMark.tsx";
import { Screen } from "../../view/Screen.tsx";
import { DefaultLanguageOffer } from "../modes/DefaultLanguageOffer.tsx";
import { ContestCard } from "./ContestCard.tsx";
import { phaseOf } from "./contest-phase.ts";
import { useContests } from "./contests.ts";
import type { Contest, ContestLists } from "./contest.ts";

/** Only a desk has room for it beside the list. */
const OneContest = lazyPart(async () => ({ default: (await import("./OneContest.tsx")).OneContest }));

const TABS = ["live", "upcoming", "past"] as const;
type Tab = (typeof TABS)[number];

/** Route /contest-play/. Contests to enter now, to come, and with standings. */
export default function ContestsScreen() {
  const text = useText();
  const contests = useContests();
  return (
    <Screen title={text("modes.contest.title")}>
      <PageHeader
        title={text("modes.contest.title")}
        lead={text("contests.lead")}
        back={<BackLink to="/compete/" label={text("shell.nav.compete")} />}
        aside={<ModeMark mode={{ emblem: "contest" }} />}
      />
      <CallView
        query={contests}
        loading={
          <>
            <Skeleton className="mb-4 h-14 w-full" />
            <SkeletonList count={2} label={text("contests.loading")} rowClassName="h-96 w-full sm:h-56" />
          </>
        }
      >
        {(lists) => <ContestTabs lists={lists} />}
      </CallView>
      <DefaultLanguageOffer />
    </Screen>
  );
}

function ContestTabs({ lists }: { readonly lists: ContestLists }) {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const rows: Readonly<Record<Tab, readonly Contest[]>> = {
    live: lists.live_contest.data,
    upcoming: lists.upcoming_contest.data,
    past: lists.past_contest.data,
  };
  const shown =
    TABS.find((tab) => tab === search.get("show")) ?? TABS.find((tab) => rows[tab].length > 0) ?? "live";
  return (
    <Tabs
      label={text("contests.which")}
      value={shown}
      onChange={(show) => setSearch({ show }, { replace: true, preventScrollReset: true })}
      items={TABS.map((tab) => ({
        value: tab,
        label: text(`contests.tabs.${tab}`, { count: rows[tab].length }),
        panel: rows[tab].length === 0 ? <NoContests tab={tab} /> : <ContestList tab={tab} rows={rows[tab]} />,
      }))}
    />
  );
}

function ContestList({ tab, rows }: { readonly tab: Tab; readonly rows: readonly Contest[] }) {
  const text = useText();
  const isDesk = useMediaQuery(DESK);
  const label = text(`contests.lists.${tab}`);
  if (isDesk) {
    return (
      <ListDetail
        label={label}
        rows={rows}
        idOf={({ id }) => id}
        renderLine={(contest) => <ContestLine contest={contest} />}
        renderDetail={(contest) => (
          <>
            <h2 className="mb-4 text-xl [overflow-wrap:anywhere]">
              <Bdi>{contest.name}</Bdi>
            </h2>
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <OneContest contest={contest} />
            </Suspense>
          </>
        )}
      />
    );
  }
  return (
    <ul aria-label={label} className="grid gap-4">
      {rows.map((contest) => (
        <li key={contest.id}>
          <ContestCard contest={contest} />
        </li>
      ))}
    </ul>
  );
}

/** What a contest is recognised by: its name, and how the player stands with it. */
function ContestLine({ contest }: { readonly contest: Contest }) {
  const text = useText();
  return (
    <>
      <span className="block font-semibold [overflow-wrap:anywhere]">
        <Bdi>{contest.name}</Bdi>
      </span>
      <span className="block text-sm text-muted">{text(`contests.phase.${phaseOf(contest)}`)}</span>
    </>
  );
}

function NoContests({ tab }: { readonly tab: Tab }) {
  const text = useText();
  return (
    <EmptyState
      title={text(`refusals.no_${tab}_contest`)}
      art={<PaperPlane />}
      action={
        <Link to="/learn/" className={buttonClass("quiet")}>
          {text("contests.empty.action")}
        </Link>
      }
    >
      {text(`contests.empty.${tab}`)}
    </EmptyState>
  );
}

import { Skeleton } from "@crosscheck/ui/Skeleton";
import { useText } from "../../i18n/texts.tsx";
import { categoryPath } from "../../mode-paths.ts";
import { findMode } from "../../modes.ts";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { TodayCard } from "../daily/TodayCard.tsx";
import { useDailyDays } from "../daily/daily-queries.ts";
import { CategoryCard } from "../modes/CategoryCard.tsx";
import { OpenRunCard } from "../modes/OpenRunCard.tsx";
import { useCategories, useOpenRuns } from "../modes/category-queries.ts";
import { DailyTeaser } from "./DailyTeaser.tsx";

/** Most runs home offers to go on with. */
const MOST_RUNS = 4;

/** For players: today's quiz, and what they stopped in the middle of. */
export function PlayerDeck() {
  return (
    <QueryProvider>
      <Today />
      <Continue />
    </QueryProvider>
  );
}

function Today() {
  const days = useDailyDays();
  const loaded = days.data?.ok === true ? days.data.data : undefined;
  if (days.isPending) return <Skeleton className="mb-8 h-52 w-full md:h-40" />;
  return (
    <div className="mb-8">
      {loaded === undefined ? (
        <DailyTeaser />
      ) : (
        <TodayCard
          days={loaded}
          headingId="home-today"
          onNextDay={() => void days.refetch()}
          hasArchiveLink
        />
      )}
    </div>
  );
}

function Continue() {
  const text = useText();
  const runs = useOpenRuns();
  const open =
    runs.data?.ok === true ? runs.data.data.filter(({ mode }) => findMode(mode) !== undefined) : [];
  if (runs.isPending) return <ContinueShape />;
  if (open.length === 0) return <NextSubject />;
  return (
    <section aria-labelledby="home-continue" className="mb-8">
      <h2 id="home-continue" className="mb-4 text-xl">
        {text("home.continue.title")}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {open.slice(0, MOST_RUNS).map((run) => (
          <li key={run.attempt_id} className="flex">
            <OpenRunCard run={run} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing waits: the subject furthest under way, or the first one. */
function NextSubject() {
  const text = useText();
  const categories = useCategories(1);
  const rows =
    categories.data?.ok === true
      ? categories.data.data.filter((row) => !row.is_premium || row.has_unlocked)
      : [];
  const next =
    rows.filter((row) => row.is_play && row.progress < 100).toSorted((a, b) => b.progress - a.progress)[0] ??
    rows.find(({ pack }) => pack === "ppl") ??
    rows[0];
  const mode = findMode("quiz_zone");
  if (categories.isPending) return <ContinueShape />;
  if (next === undefined || mode === undefined || mode.shape === "own") return null;
  return (
    <section aria-labelledby="home-continue" className="mb-8">
      <h2 id="home-continue" className="mb-4 text-xl">
        {text(next.is_play ? "home.continue.title" : "home.continue.first")}
      </h2>
      <div className="max-w-2xl">
        <CategoryCard category={next} hasLevels to={categoryPath(mode, next)} />
      </div>
    </section>
  );
}

function ContinueShape() {
  return (
    <div className="mb-8">
      <Skeleton className="mb-4 h-8 w-56 max-w-full" />
      <Skeleton className="h-28 w-full max-w-2xl" />
    </div>
  );
}

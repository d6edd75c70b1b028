import { Skeleton } from "@crosscheck/ui/Skeleton";
import { useText } from "../../i18n/texts.tsx";
import { findMode } from "../../modes/modes.ts";
import { TodayCard } from "../daily/TodayCard.tsx";
import { useDailyDays } from "../daily/daily-queries.ts";
import { OpenRunCard } from "../modes/OpenRunCard.tsx";
import { useOpenRuns } from "../modes/category-queries.ts";
import { DailyTeaser } from "./DailyTeaser.tsx";
import type { Next } from "./next-best.ts";

/** Most runs home offers to go on with. */
const MOST_RUNS = 4;

/** Today's quiz. */
export function Today() {
  const days = useDailyDays();
  const loaded = days.data?.ok === true ? days.data.data : undefined;
  if (days.isPending) return <Skeleton className="mb-8 h-64 w-full md:h-40" />;
  return (
    <div className="mb-8">
      {loaded === undefined ? (
        <DailyTeaser />
      ) : (
        <TodayCard days={loaded} headingId="home-today" onNextDay={() => void days.refetch()} isOnHome />
      )}
    </div>
  );
}

/** What the player stopped in the middle of, but for the run that is offered already. */
export function Continue({ offered }: { readonly offered: Next | null }) {
  const text = useText();
  const runs = useOpenRuns();
  const offeredId = offered?.kind === "run" ? offered.attempt_id : null;
  const open =
    runs.data?.ok === true
      ? runs.data.data.filter(({ mode, attempt_id: id }) => findMode(mode) !== undefined && id !== offeredId)
      : [];
  if (open.length === 0) return null;
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

import { orderToday, type TodayThing } from "@crosscheck/rules/home/today";
import { Suspense, type CSSProperties, type ReactNode } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import type { ContestOfNow } from "../contests/contest-phase.ts";
import { useDailyDays, type DailyDays } from "../daily/daily-queries.ts";
import { DailyPass } from "./DailyPass.tsx";
import { PassShape } from "./TodayPass.tsx";

/** Not every day has one. */
const ContestNow = lazyPart(async () => ({ default: (await import("./ContestNow.tsx")).ContestNow }));

/** Up to the edges of a narrow screen, and with room for shadows and outlines. */
const ROW: CSSProperties = {
  scrollSnapType: "x mandatory",
  scrollPaddingInline: "1rem",
  scrollbarWidth: "thin",
  overscrollBehaviorX: "contain",
};
/** As wide as there is room, but so that the next one peeks in where there is not. */
const PLACE: CSSProperties = { flex: "1 0 min(86%, 23.5rem)", scrollSnapAlign: "start" };

type Pass = TodayThing & { readonly id: string; readonly pass: ReactNode };

/**
 * What is on today as boarding passes in a row that scrolls.
 *
 * @param contest null where none is shown, undefined while that is not known
 */
export function Today({ contest }: { readonly contest: ContestOfNow | null | undefined }) {
  const text = useText();
  const days = useDailyDays();
  const isKnown = contest !== undefined && !days.isPending;
  const daily = days.data?.ok === true ? days.data.data : null;
  return (
    <section aria-labelledby="home-today" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="home-today" className="text-xl">
          {text("home.today")}
        </h2>
        <Link to="/quiz-play/daily-quiz-dashboard/" className="cc-link cc-link-alone text-sm">
          {text("daily.archive_link")}
        </Link>
      </div>
      <ul ref={followFocus} className="-mx-4 flex gap-3 overflow-x-auto px-4 py-3" style={ROW}>
        {isKnown ? (
          orderToday<Pass>([
            {
              ...turnOf(daily),
              id: "daily",
              pass: <DailyPass days={daily} onNextDay={() => void days.refetch()} />,
            },
            ...(contest === null ? [] : [contestPass(contest)]),
          ]).map(({ id, pass }) => (
            <li key={id} className="flex" style={PLACE}>
              {pass}
            </li>
          ))
        ) : (
          <li className="flex" style={PLACE}>
            <PassShape />
          </li>
        )}
      </ul>
    </section>
  );
}

/** Shows the whole pass that the keyboard has come to, which browsers leave half in sight; under a finger nothing moves. */
function followFocus(row: HTMLUListElement): () => void {
  const show = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  row.addEventListener("focusin", show);
  return () => row.removeEventListener("focusin", show);
}

function contestPass(contest: ContestOfNow): Pass {
  return {
    ...contest,
    id: contest.contest.id,
    pass: (
      <Suspense fallback={<PassShape />}>
        <ContestNow now={contest} />
      </Suspense>
    ),
  };
}

/** How the player stands with today's quiz. */
function turnOf(days: DailyDays | null): TodayThing {
  if (days === null) return { state: "open", changesAtMs: null };
  const { played, open_attempt_id: openId } = days.today;
  return {
    state: played ? "done" : openId === null ? "open" : "under_way",
    changesAtMs: Date.parse(days.next_at),
  };
}

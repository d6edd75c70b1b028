import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { useNear } from "../../study/use-near.ts";
import { CoinEntryRow } from "./CoinEntryRow.tsx";
import { useCoinEntries, type CoinEntry, type Filter } from "./use-coin-entries.ts";

/** Entries of one filter by day; more come while the player scrolls. */
export function CoinEntries({ filter }: { readonly filter: Filter }) {
  const text = useText();
  const { date } = useFormats();
  const { pages, entries, refused } = useCoinEntries(filter);
  const retry = {
    label: text("shell.retry"),
    busy: pages.isFetching,
    onRetry: () => void pages.refetch(),
  };
  if (pages.isPending) {
    return <SkeletonList count={5} label={text("coins.loading")} rowClassName="h-20 w-full" />;
  }
  if (refused !== null) return <ErrorState message={text(refusalId(refused))} retry={retry} />;
  if (pages.isError && entries.length === 0) {
    return <ErrorState message={text("refusals.network_away")} retry={retry} />;
  }
  if (entries.length === 0) return <NoEntries filter={filter} />;
  return (
    <div className="flex flex-col gap-5">
      {[...Map.groupBy(entries, (entry) => date(entry.date))].map(([day, ofDay]) => (
        <DayOfCoins key={day} day={day} entries={ofDay} />
      ))}
      {pages.hasNextPage ? (
        <MoreEntries
          key={entries.length}
          loading={pages.isFetchingNextPage}
          hasFailed={pages.isFetchNextPageError}
          onMore={() => void pages.fetchNextPage()}
        />
      ) : null}
    </div>
  );
}

function DayOfCoins({ day, entries }: { readonly day: string; readonly entries: readonly CoinEntry[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-muted">{day}</h2>
      <Card>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id} className="border-t border-line first:border-0">
              <CoinEntryRow entry={entry} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

type MoreEntriesProps = {
  readonly loading: boolean;
  /** Then the next page waits for a tap instead of being asked for again and again. */
  readonly hasFailed: boolean;
  readonly onMore: () => void;
};

function MoreEntries({ loading, hasFailed, onMore }: MoreEntriesProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const wantsMore = useNear(place) && !loading && !hasFailed;
  useEffect(() => {
    if (wantsMore) onMore();
  }, [wantsMore, onMore]);
  return (
    <div ref={place} className="flex justify-center">
      <Button variant="quiet" loading={loading} onClick={onMore}>
        {text("coins.more")}
      </Button>
    </div>
  );
}

function NoEntries({ filter }: { readonly filter: Filter }) {
  const text = useText();
  const isExpense = filter === "expense";
  return (
    <EmptyState
      title={text(isExpense ? "coins.empty_expense" : "coins.empty")}
      art={<PaperPlane />}
      action={
        <Link to="/quiz-zone/" className={buttonClass("action")}>
          {text("coins.to_quizzes")}
        </Link>
      }
    >
      {text(isExpense ? "coins.empty_expense_text" : "coins.empty_text")}
    </EmptyState>
  );
}

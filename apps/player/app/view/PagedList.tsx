import { Button } from "@crosscheck/ui/Button";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { useEffect, useRef, type ReactNode } from "react";
import { useNear } from "../hooks/use-near.ts";
import { refusalId } from "../i18n/refusals.ts";
import { useText } from "../i18n/texts.tsx";
import type { Pages } from "../state/use-pages.ts";

type PagedListProps<Row> = {
  readonly pages: Pages<Row>;
  /** Skeleton of the first rows. */
  readonly loading: ReactNode;
  /** What stands there when there are no rows. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** The states of a list that comes page by page; more comes while the player scrolls. */
export function PagedList<Row>({ pages, loading, empty, children }: PagedListProps<Row>) {
  const text = useText();
  const { query, rows, refused } = pages;
  const retry = {
    label: text("shell.retry"),
    busy: query.isFetching,
    onRetry: () => void query.refetch(),
  };
  if (query.isPending) return loading;
  if (refused !== null) return <ErrorState message={text(refusalId(refused))} retry={retry} />;
  if (query.isError && rows.length === 0) {
    return <ErrorState message={text("refusals.network_away")} retry={retry} />;
  }
  if (rows.length === 0) return empty;
  return (
    <div className="flex flex-col gap-5">
      {children(rows)}
      {query.hasNextPage ? (
        <MoreRows
          key={rows.length}
          loading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </div>
  );
}

type MoreRowsProps = {
  readonly loading: boolean;
  /** Then the next page waits for a tap instead of being asked for again and again. */
  readonly hasFailed: boolean;
  readonly onMore: () => void;
};

function MoreRows({ loading, hasFailed, onMore }: MoreRowsProps) {
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

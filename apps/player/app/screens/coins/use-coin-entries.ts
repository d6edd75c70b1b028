import type { OutputOf } from "@crosscheck/contract";
import type { getTrackerData } from "@crosscheck/contract/actions/coins";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../../state/api.tsx";

export type CoinEntry = OutputOf<typeof getTrackerData>[number];

export const FILTERS = ["all", "income", "expense"] as const;
export type Filter = (typeof FILTERS)[number];

const TYPES = { all: {}, income: { type: 1 }, expense: { type: 2 } } as const;
const PAGE = 25;

/** The player's entries page by page; one that moved on to the next page while it was read is there once. */
export function useCoinEntries(filter: Filter) {
  const api = useApi();
  const pages = useInfiniteQuery({
    queryKey: ["get_tracker_data", filter],
    // What a quiz has just brought is looked for here.
    staleTime: 0,
    queryFn: ({ pageParam, signal }) =>
      api.get_tracker_data({ ...TYPES[filter], offset: pageParam, limit: PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _all, offset) =>
      last.ok && offset + PAGE < (last.total ?? 0) ? offset + PAGE : undefined,
  });
  const refused = pages.data?.pages.find((page) => !page.ok);
  const rows = pages.data?.pages.flatMap((page) => (page.ok ? page.data : [])) ?? [];
  const entries = [...new Map(rows.map((entry) => [entry.id, entry])).values()];
  return { pages, entries, refused: refused?.ok === false ? refused.refused : null };
}

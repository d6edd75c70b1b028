import type { RefusalName } from "@crosscheck/contract";
import { useInfiniteQuery, type InfiniteData, type Query } from "@tanstack/react-query";

const PAGE = 25;

type Page<Data> =
  | { readonly ok: true; readonly data: Data; readonly total: number | null }
  | { readonly ok: false; readonly refused: RefusalName };

type Asking<Data, Row> = {
  readonly key: readonly unknown[];
  readonly ask: (
    page: { readonly offset: number; readonly limit: number },
    options: { readonly signal: AbortSignal },
  ) => Promise<Page<Data>>;
  readonly rowsOf: (data: Data) => readonly Row[];
  /** One that moved on to the next page while it was read is there once. */
  readonly idOf: (row: Row) => string | number;
  /** How long what was read is taken as it is; by default as long as everything. */
  readonly staleTime?: number;
  /** In how many ms it is read again, by what was read. */
  readonly refetchInterval?: (query: Query<Page<Data>, Error, InfiniteData<Page<Data>, number>>) => number;
};

/** A list of the server page by page, by offset: what has come so far, and the way to more. */
export function usePages<Data, Row>({ key, ask, rowsOf, idOf, ...options }: Asking<Data, Row>) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => ask({ offset: pageParam, limit: PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _all, offset) =>
      last.ok && offset + PAGE < (last.total ?? 0) ? offset + PAGE : undefined,
    ...options,
  });
  const pages = query.data?.pages ?? [];
  const refused = pages.find((page) => !page.ok);
  const [first] = pages;
  const all = pages.flatMap((page) => (page.ok ? rowsOf(page.data) : []));
  return {
    query,
    rows: [...new Map(all.map((row) => [idOf(row), row])).values()],
    /** What the first page says beside its rows. */
    first: first?.ok === true ? first.data : null,
    refused: refused?.ok === false ? refused.refused : null,
  };
}

/** What {@link usePages} answers, as a list needs it. */
export type Pages<Row> = Omit<ReturnType<typeof usePages<unknown, Row>>, "first">;

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "../../state/api.tsx";
import { BOOKMARKS_KEY } from "../../study/study-queries.ts";
import { useContentLanguage } from "../modes/category-queries.ts";

const PAGE = 25;

/** Bookmarks of a type page by page; all of them once somebody searches, since a search must see every one. */
export function useBookmarkPages(type: number | null, { wantsAll }: { readonly wantsAll: boolean }) {
  const api = useApi();
  const language = useContentLanguage();
  const pages = useInfiniteQuery({
    queryKey: [...BOOKMARKS_KEY, type, language],
    queryFn: ({ pageParam, signal }) =>
      api.get_bookmark(
        { ...(type === null ? {} : { type }), ...language, offset: pageParam, limit: PAGE },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, _all, offset) =>
      last.ok && offset + PAGE < (last.total ?? 0) ? offset + PAGE : undefined,
  });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  const wantsNext = wantsAll && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (wantsNext) void fetchNextPage();
  }, [wantsNext, fetchNextPage]);

  const refused = pages.data?.pages.find((page) => !page.ok);
  const cards = pages.data?.pages.flatMap((page) => (page.ok ? page.data : [])) ?? [];
  const first = pages.data?.pages[0];
  return {
    pages,
    cards,
    total: first?.ok === true ? (first.total ?? cards.length) : 0,
    refused: refused?.ok === false ? refused.refused : null,
  };
}

import type { OutputOf } from "@crosscheck/contract";
import type { getBoard } from "@crosscheck/contract/actions/boards";
import type { Board } from "@crosscheck/rules/boards/board";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useApi } from "../../state/api.tsx";
import { useRootState } from "../../state/root-store.ts";

export type BoardPage = OutputOf<typeof getBoard>;
export type BoardRow = BoardPage["other_users_rank"][number];

const PAGE = 25;
/** Boards move while one looks; a look back within this time shows what was there. */
const FRESH_MS = 15_000;

/** A board page by page; `period` names a closed day or month. */
export function useBoardPages(board: Board, period: string | null) {
  const api = useApi();
  const playerId = useRootState((state) => state.session?.user.id ?? null);
  return useInfiniteQuery({
    queryKey: ["leaderboard", board, period, playerId],
    queryFn: ({ pageParam, signal }) =>
      api.get_board(
        { board, offset: pageParam, limit: PAGE, ...(period === null ? {} : { period }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, _all, offset) =>
      last.ok && offset + PAGE < (last.total ?? 0) ? offset + PAGE : undefined,
    staleTime: FRESH_MS,
  });
}

/** The player's own place with those above and below. */
export function useAroundMe(board: Board, { isAsked }: { readonly isAsked: boolean }) {
  const api = useApi();
  return useQuery({
    queryKey: ["get_board_around_me", board],
    queryFn: ({ signal }) => api.get_board_around_me({ board }, { signal }),
    enabled: isAsked,
    staleTime: FRESH_MS,
  });
}

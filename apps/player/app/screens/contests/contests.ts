import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useApi } from "../../state/api.tsx";
import { serverOffsetMs } from "../../state/server-clock.ts";
import { usePages } from "../../state/use-pages.ts";
import { useContentLanguage } from "../modes/category-queries.ts";
import { contestNow, untilChangeMs, type ContestOfNow } from "./contest-phase.ts";
import type { Contest, ContestLists, StandingsPage } from "./contest.ts";

/** Live, past and upcoming contests; read again when one starts, ends or is closed. */
export function useContests() {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_contest", language],
    queryFn: ({ signal }) => api.get_contest(language, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.ok === true ? untilChangeMs(allOf(data.data), Date.now() + serverOffsetMs()) : false,
  });
}

/** The one contest that home shows; undefined while it is not known whether there is one. */
export function useContestNow(): ContestOfNow | null | undefined {
  const { data, dataUpdatedAt, isPending } = useContests();
  if (isPending) return undefined;
  return data?.ok === true ? contestNow(data.data, dataUpdatedAt + serverOffsetMs()) : null;
}

/** One contest; read again when it starts, ends or is closed. */
export function useContest(contestId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ["get_contest_details", contestId],
    queryFn: ({ signal }) => api.get_contest_details({ contest_id: contestId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.ok === true ? untilChangeMs([data.data], Date.now() + serverOffsetMs()) : false,
  });
}

/** Who takes part, or the standings once they stand, page by page. */
export function useStandings({ id, prize_status: isClosed }: Contest) {
  const api = useApi();
  return usePages({
    key: ["get_contest_leaderboard", id, isClosed],
    ask: (page, options) => api.get_contest_leaderboard({ contest_id: id, ...page }, options),
    rowsOf: ({ other_users_rank: rows }: StandingsPage) => rows,
    idOf: ({ user_id: userId }) => userId,
    staleTime: 0,
  });
}

/** What a contest that was entered, or asked to be told of, makes stale. */
const CHANGED = [
  "get_contest",
  "get_contest_details",
  "get_contest_leaderboard",
  "get_open_attempts",
  "get_next_best",
  "get_tracker_data",
];

/** Reads anew what shows contests and their coins. */
export function useContestsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(CHANGED.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  }, [queries]);
}

function allOf(lists: ContestLists): readonly Contest[] {
  return Object.values(lists).flatMap(({ data }) => data);
}

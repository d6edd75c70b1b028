import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../state/api.tsx";
import { NOTICES_KEY } from "../../state/notices.ts";

const KEY = ["get_open_battle"] as const;
/** A challenge waits for two minutes. */
const LOOK_AGAIN_MS = 15_000;

/** The battle in which the player has a seat, and the challenges that wait for an answer. */
export function useOpenBattle() {
  const api = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get_open_battle({}, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Looks anew for what a seat that was taken or given up, or an answer, has changed. */
export function useBattlesChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: KEY });
    void queries.invalidateQueries({ queryKey: NOTICES_KEY });
  };
}

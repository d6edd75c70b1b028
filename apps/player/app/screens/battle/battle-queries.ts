import { useQuery } from "@tanstack/react-query";
import { MODES } from "../../modes/modes.ts";
import { useApi } from "../../state/api.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";

/** Categories that a battle of two may be about, as the contract numbers them. */
const ONE_TO_ONE = 2;

/** Subjects of a random battle. */
export function useBattleSubjects() {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_categories", MODES.quiz_zone.type, ONE_TO_ONE, language],
    queryFn: ({ signal }) =>
      api.get_categories({ type: MODES.quiz_zone.type, sub_type: ONE_TO_ONE, ...language }, { signal }),
  });
}

/** The own rating, before the first rated battle null. */
export function useOwnRating() {
  const api = useApi();
  return useQuery({
    queryKey: ["get_battle_statistics", "rating"],
    queryFn: ({ signal }) => api.get_battle_statistics({ offset: 0, limit: 1 }, { signal }),
    staleTime: 0,
  });
}

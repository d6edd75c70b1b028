import type { OutputOf } from "@crosscheck/contract";
import type { getFunNLearn } from "@crosscheck/contract/actions/quizzes";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../state/api.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";

export type Passage = OutputOf<typeof getFunNLearn>[number];

/** Passages of a category, with what the player reached in them. */
export function usePassages(category: string) {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_fun_n_learn", category, language],
    queryFn: ({ signal }) =>
      api.get_fun_n_learn({ type: "category", type_id: category, ...language }, { signal }),
  });
}

/** Tells the server that the passage was opened; the time shown later is measured from its answer. */
export function useReadingStart(passageId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ["start_reading", passageId],
    queryFn: ({ signal }) => api.start_reading({ fun_n_learn_id: passageId }, { signal }),
    // Every opening of the page is a new reading; a look at another tab is not.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

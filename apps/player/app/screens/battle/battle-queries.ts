import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../state/api.tsx";

/** The own rating, before the first rated battle null. */
export function useOwnRating() {
  const api = useApi();
  return useQuery({
    queryKey: ["get_battle_statistics", "rating"],
    queryFn: ({ signal }) => api.get_battle_statistics({ offset: 0, limit: 1 }, { signal }),
    staleTime: 0,
  });
}

import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../state/api.tsx";

/** The first places of today's board and the player's own; asked anew whenever home is opened. */
export function useBoardTop() {
  const api = useApi();
  return useQuery({
    queryKey: ["leaderboard_top"],
    queryFn: ({ signal }) => api.get_board({ board: "daily", offset: 0, limit: 1 }, { signal }),
    staleTime: 0,
  });
}

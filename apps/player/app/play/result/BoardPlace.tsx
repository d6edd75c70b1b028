import { useQuery } from "@tanstack/react-query";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";

/** The place on today's board after a run that brought points. Its line is there before the place is known. */
export function BoardPlace({ attemptId }: { readonly attemptId: string }) {
  const text = useText();
  const { number } = useFormats();
  const api = useApi();
  const board = useQuery({
    // Of this result: what is shown does not move while it is read.
    queryKey: ["get_daily_leaderboard", "after", attemptId],
    queryFn: ({ signal }) => api.get_daily_leaderboard({ limit: 1 }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const place = board.data?.ok === true ? (board.data.data.my_rank?.user_rank ?? null) : null;
  if (place !== null) return text("play.result.board_place", { place: number(place) });
  // It could not be read, or the day has just turned: the points are told all the same.
  return text(board.isPending ? "play.result.board_reading" : "play.result.board_counted");
}

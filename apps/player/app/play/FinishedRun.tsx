import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { CallView } from "../screens/CallView.tsx";
import {
  PROGRESS_QUERIES,
  levelsPath,
  playPath,
  type LevelPlace,
} from "../screens/quiz-zone/category-queries.ts";
import { useText } from "../i18n/texts.tsx";
import { useApi } from "../state/api.tsx";
import { updateOwnUser } from "../state/root-store.ts";
import { Result } from "./Result.tsx";

type FinishedRunProps = {
  readonly attemptId: string;
  readonly place: LevelPlace;
  readonly onAgain: () => void;
};

/** Finishes the attempt, which may be asked for any number of times, and shows its result. */
export function FinishedRun({ attemptId, place, onAgain }: FinishedRunProps) {
  const text = useText();
  const api = useApi();
  const queries = useQueryClient();
  const finish = useQuery({
    queryKey: ["finish_attempt", attemptId],
    queryFn: ({ signal }) => api.finish_attempt({ attempt_id: attemptId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const result = finish.data?.ok === true ? finish.data.data : undefined;
  useEffect(() => {
    if (result === undefined) return;
    updateOwnUser({ coins: result.coins, all_time_score: result.all_time_score });
    for (const name of PROGRESS_QUERIES) void queries.invalidateQueries({ queryKey: [name] });
  }, [result, queries]);
  return (
    <CallView
      query={finish}
      loading={
        <SkeletonList
          count={3}
          label={text("play.result.loading")}
          className="mx-auto grid max-w-2xl gap-5"
          rowClassName="h-44 w-full"
        />
      }
    >
      {(loaded) => (
        <Result
          result={loaded}
          nextTo={
            loaded.level !== null && loaded.level.unlocked > loaded.level.played
              ? playPath(place, loaded.level.played + 1)
              : null
          }
          listTo={levelsPath(place)}
          onAgain={onAgain}
        />
      )}
    </CallView>
  );
}

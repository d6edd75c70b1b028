import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { CallView } from "../../view/CallView.tsx";
import { useText } from "../../i18n/texts.tsx";
import { resumePath } from "../../modes/mode-paths.ts";
import { MODES } from "../../modes/modes.ts";
import { linksOf } from "../../modes/run-links.ts";
import { examResultPath } from "../../paths/exam-paths.ts";
import { useApi } from "../../state/api.tsx";
import { DayStanding } from "./DayStanding.tsx";
import { PROGRESS_QUERIES } from "./progress-queries.ts";
import { updateOwnUser } from "../../state/root-store.ts";
import { Result } from "./Result.tsx";

/** Only runs of contests end without a result. */
const HandedIn = lazyPart(async () => ({ default: (await import("./HandedIn.tsx")).HandedIn }));
/** Judged by the rules of a real exam, and told as calmly. */
const ExamResult = lazyPart(async () => ({ default: (await import("./ExamResult.tsx")).ExamResult }));

type FinishedRunProps = {
  readonly attemptId: string;
  /** Opens a new run of the same kind here; null where only another address can, or none. */
  readonly onAgain: (() => void) | null;
};

/** Finishes the attempt, which may be asked for any number of times, and shows its result. */
export function FinishedRun({ attemptId, onAgain }: FinishedRunProps) {
  const text = useText();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const finish = useQuery({
    queryKey: ["finish_attempt", attemptId],
    queryFn: async ({ signal }) => {
      const outcome = await api.finish_attempt({ attempt_id: attemptId }, { signal });
      if (outcome.ok) {
        const { coins, all_time_score, streak_days: streak } = outcome.data;
        updateOwnUser({ coins, all_time_score, ...(streak === undefined ? {} : { streak }) });
        for (const name of PROGRESS_QUERIES) void queries.invalidateQueries({ queryKey: [name] });
      }
      return outcome;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (finish.data?.ok === false && finish.data.refused === "result_later") {
    return (
      <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
        <HandedIn attemptId={attemptId} />
      </Suspense>
    );
  }
  const isElsewhere = finish.data?.ok === false && finish.data.refused === "other_device";
  return (
    <CallView
      query={finish}
      refusedAction={
        // Its paper is asked for anew: this page takes it for handed in.
        isElsewhere ? (
          <Link reloadDocument to={resumePath(attemptId)} className={buttonClass("primary")}>
            {text("watch.device.here")}
          </Link>
        ) : undefined
      }
      loading={
        <SkeletonList
          count={3}
          label={text("play.result.loading")}
          className="mx-auto grid max-w-2xl gap-5"
          rowClassName="h-44 w-full"
        />
      }
    >
      {(loaded) => {
        const { mock, scope } = loaded;
        if (scope.exam !== undefined) return <Navigate to={examResultPath(scope.exam.exam_id)} replace />;
        if (mock !== undefined) {
          return (
            <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
              <ExamResult result={loaded} judged={mock} />
            </Suspense>
          );
        }
        const links = linksOf(loaded.mode, scope);
        const { againTo } = links;
        return (
          <>
            <Result
              result={loaded}
              links={links}
              onAgain={onAgain ?? (againTo === null ? null : () => void navigate(againTo, { replace: true }))}
            />
            {loaded.mode === MODES.daily_quiz.id ? <DayStanding attemptId={attemptId} /> : null}
          </>
        );
      }}
    </CallView>
  );
}

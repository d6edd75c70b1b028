import { EmptyState } from "@crosscheck/ui/EmptyState";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { examResultPath } from "../../paths/exam-paths.ts";
import { useApi } from "../../state/api.tsx";
import { CallView } from "../../view/CallView.tsx";

/** Why a run cannot be reviewed: it is under way, or it is a sitting of an exam whose answers are not told, or not yet. */
export function NotTold({ attemptId }: { readonly attemptId: string }) {
  const text = useText();
  const api = useApi();
  const run = useQuery({
    queryKey: ["get_attempt", attemptId],
    queryFn: ({ signal }) => api.get_attempt({ attempt_id: attemptId }, { signal }),
    staleTime: 0,
  });
  return (
    <CallView query={run} loading={<Skeleton className="h-72 w-full" />}>
      {({ scope: { exam } }) =>
        exam === undefined ? (
          <ErrorState message={text("refusals.attempt_open")} />
        ) : (
          <EmptyState
            title={text("sitting.not_told.title")}
            action={
              <Link to={examResultPath(exam.exam_id)} className={buttonClass("primary")}>
                {text("sitting.not_told.result")}
              </Link>
            }
          >
            {text("sitting.not_told.text")}
          </EmptyState>
        )
      }
    </CallView>
  );
}

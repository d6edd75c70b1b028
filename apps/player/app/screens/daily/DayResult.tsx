import { ErrorState } from "@crosscheck/ui/ErrorState";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { FinishedRun } from "../../play/result/FinishedRun.tsx";
import { CallView } from "../../view/CallView.tsx";
import { useDailyDays } from "./daily-queries.ts";

/** Today's quiz was played: its result, or the refusal where the day was taken in another zone. */
export function DayResult() {
  const text = useText();
  const days = useDailyDays();
  return (
    <CallView query={days} loading={<Skeleton className="mx-auto h-80 w-full max-w-2xl" />}>
      {({ today }) =>
        today.attempt_id === null ? (
          <ErrorState message={text("refusals.daily_quiz_played")}>
            <Link to="/quiz-play/daily-quiz-dashboard/" className={buttonClass("primary")}>
              {text("modes.daily_quiz.title")}
            </Link>
          </ErrorState>
        ) : (
          <FinishedRun attemptId={today.attempt_id} onAgain={null} />
        )
      }
    </CallView>
  );
}

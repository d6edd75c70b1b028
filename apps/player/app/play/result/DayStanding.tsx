import { buttonClass } from "@crosscheck/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { deviceZone } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { TimeLeft } from "../../view/TimeLeft.tsx";
import { RankLine } from "./RankLine.tsx";

/** Below the result of today's quiz: the place among today's pilots, when the next quiz begins, and the calendar. */
export function DayStanding({ attemptId }: { readonly attemptId: string }) {
  const text = useText();
  const api = useApi();
  const answer = useQuery({
    queryKey: ["get_daily_quiz_days", "standing"],
    queryFn: ({ signal }) => api.get_daily_quiz_days({ timezone: deviceZone(), limit: 1 }, { signal }),
  });
  const days = answer.data?.ok === true ? answer.data.data : null;
  // A result that is opened again on another day has no place in this one; without an answer there is nothing to say.
  if (!answer.isPending && days?.today.attempt_id !== attemptId) return null;
  return (
    <section className="mx-auto mt-4 flex min-h-20 w-full max-w-2xl flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4 shadow-card">
      {days === null ? null : (
        <>
          <p className="flex grow flex-col gap-1 text-sm">
            <RankLine rank={days.today.rank} />
            <span className="text-muted">
              <TimeLeft label="daily.next" nextAt={days.next_at} onArrived={() => void answer.refetch()} />
            </span>
          </p>
          <Link to="/quiz-play/daily-quiz-dashboard/" className={buttonClass("quiet", "small")}>
            <CalendarDays aria-hidden="true" className="size-5" />
            {text("daily.calendar.open")}
          </Link>
        </>
      )}
    </section>
  );
}

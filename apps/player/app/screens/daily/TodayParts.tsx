import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { resumePath } from "../../modes/mode-paths.ts";
import { TimeLeft } from "../../view/TimeLeft.tsx";
import type { DailyDays } from "./daily-queries.ts";

type TodayProps = { readonly today: DailyDays["today"] };

/** How many questions today's quiz has; once it is done, how many were right. */
export function TodayScore({ today }: TodayProps) {
  const text = useText();
  const { percent } = useFormats();
  if (today.percent === null) return text("home.subjects.count", { count: today.no_of_que });
  return (
    <span className="font-semibold text-correct">
      {text("daily.done", { percent: percent(today.percent) })}
    </span>
  );
}

type TodayTimeProps = { readonly days: DailyDays; readonly onNextDay: () => void };

/** The time left for today's quiz; once it is played, until the next one. */
export function TodayTime({ days, onNextDay }: TodayTimeProps) {
  return (
    <TimeLeft
      key={days.next_at}
      label={days.today.played ? "daily.next" : "daily.left"}
      nextAt={days.next_at}
      onArrived={onNextDay}
    />
  );
}

/** The way to play, to go on or to review; where there is none, why. */
export function TodayAction({ today, className }: TodayProps & { readonly className: string }) {
  const text = useText();
  if (today.attempt_id !== null) {
    return (
      <Link to={`/review/${today.attempt_id}/`} className={className}>
        {text("daily.review")}
      </Link>
    );
  }
  if (today.open_attempt_id !== null) {
    return (
      <Link to={resumePath(today.open_attempt_id)} className={className}>
        {text("daily.resume")}
      </Link>
    );
  }
  if (today.played) return <span className="text-sm text-muted">{text("refusals.daily_quiz_played")}</span>;
  return (
    <Link to="/quiz-play/daily-quiz-play/" className={className}>
      {text("daily.play")}
    </Link>
  );
}

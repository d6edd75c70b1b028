import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import { buttonClass, type ButtonVariant } from "@crosscheck/ui/button-class";
import { Flame } from "lucide-react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { resumePath } from "../../modes/mode-paths.ts";
import { TimeLeft } from "../../view/TimeLeft.tsx";
import { StreakWeek } from "./StreakWeek.tsx";
import type { DailyDays } from "./daily-queries.ts";

type TodayCardProps = {
  readonly days: DailyDays;
  readonly headingId: string;
  /** The next quiz has begun. */
  readonly onNextDay: () => void;
  /** Home leads to the dashboard, shows streak and week above, and has one amber button of its own. */
  readonly isOnHome?: boolean;
};

/** Today's quiz: play, resume or see the result; the streak; when the next one begins. */
export function TodayCard({ days, headingId, onNextDay, isOnHome = false }: TodayCardProps) {
  const text = useText();
  const { percent } = useFormats();
  const { today } = days;
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-5 rounded-card border border-line bg-card p-5 shadow-card sm:p-6 md:flex-row md:items-center"
    >
      <div className="flex min-w-0 grow gap-4">
        <ModeEmblem name="daily-quiz" className="size-16 shrink-0" />
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl">
            {text("daily.today")}
          </h2>
          <p className="mt-0.5 font-medium break-words">
            <Bdi>{today.title}</Bdi>
          </p>
          <p className="mt-1 text-sm text-muted">
            {today.percent === null ? (
              text("daily.questions", { count: today.no_of_que })
            ) : (
              <span className="font-semibold text-correct">
                {text("daily.done", { percent: percent(today.percent) })}
              </span>
            )}
          </p>
          <p className="mt-1 text-sm text-muted">
            <TimeLeft
              key={days.next_at}
              label={today.played ? "daily.next" : "daily.left"}
              nextAt={days.next_at}
              onArrived={onNextDay}
            />
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-4 md:items-end">
        {isOnHome ? null : <Streak days={days} />}
        <p className="flex flex-wrap items-center gap-3">
          <TodayAction today={today} variant={isOnHome ? "primary" : "action"} />
          {isOnHome ? (
            <Link to="/quiz-play/daily-quiz-dashboard/" className="cc-link cc-link-alone">
              {text("daily.archive_link")}
            </Link>
          ) : null}
        </p>
      </div>
    </section>
  );
}

function Streak({ days }: { readonly days: DailyDays }) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap">
        <Flame
          aria-hidden="true"
          className={`size-6 shrink-0 ${days.streak_days > 0 ? "fill-action text-action-edge" : "text-muted"}`}
        />
        {text("daily.streak", { count: days.streak_days })}
      </span>
      <StreakWeek days={days} />
    </div>
  );
}

type TodayActionProps = { readonly today: DailyDays["today"]; readonly variant: ButtonVariant };

function TodayAction({ today, variant }: TodayActionProps) {
  const text = useText();
  if (today.attempt_id !== null) {
    return (
      <Link to={`/review/${today.attempt_id}/`} className={buttonClass("primary")}>
        {text("daily.review")}
      </Link>
    );
  }
  if (today.open_attempt_id !== null) {
    return (
      <Link to={resumePath(today.open_attempt_id)} className={buttonClass(variant)}>
        {text("daily.resume")}
      </Link>
    );
  }
  if (today.played) return <span className="text-sm text-muted">{text("refusals.daily_quiz_played")}</span>;
  return (
    <Link to="/quiz-play/daily-quiz-play/" className={buttonClass(variant)}>
      {text("daily.play")}
    </Link>
  );
}

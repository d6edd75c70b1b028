import { buttonClass } from "@crosscheck/ui/button-class";
import { useMemo } from "react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import type { CalendarDay } from "./calendar-query.ts";
import type { DailyDays } from "./daily-queries.ts";
import { dayNameIn } from "./day-names.ts";
import { TodayAction } from "./TodayParts.tsx";

type DayCardProps = { readonly day: CalendarDay | undefined; readonly today: DailyDays["today"] };

/** The day that was chosen: its quiz, how it went, and the ways to review and to fly it. */
export function DayCard({ day, today }: DayCardProps) {
  const text = useText();
  const { percent } = useFormats();
  const { locale } = useLanguage();
  const nameOf = useMemo(() => dayNameIn(locale), [locale]);
  return (
    <output className="dc-card">
      {day === undefined ? (
        <span className="text-muted">{text("daily.calendar.pick")}</span>
      ) : (
        <>
          <span className="dc-card-facts">
            <span className="font-semibold">{nameOf(day.day)}</span>
            {day.title === "" ? null : (
              <span className="break-words">
                <Bdi>{day.title}</Bdi>
              </span>
            )}
            <span className="text-sm text-muted">
              {text(`daily.calendar.state.${day.state}`)}
              {day.percent === null ? null : (
                <>
                  {" · "}
                  <bdi className="font-semibold tabular-nums">{percent(day.percent)}</bdi>
                </>
              )}
            </span>
          </span>
          <span className="dc-card-ways">
            {day.day === today.day ? (
              <TodayAction today={today} className={buttonClass("primary", "small")} />
            ) : (
              <PastWays day={day} />
            )}
          </span>
        </>
      )}
    </output>
  );
}

function PastWays({ day }: { readonly day: CalendarDay }) {
  const text = useText();
  if (day.state === "ahead") return null;
  return (
    <>
      {day.attempt_id === null ? null : (
        <Link to={`/review/${day.attempt_id}/`} className={buttonClass("quiet", "small")}>
          {text("play.result.review")}
        </Link>
      )}
      {day.can_practise ? (
        <Link to={`/quiz-play/daily-quiz-play/${day.day}/`} className={buttonClass("primary", "small")}>
          {text(day.attempt_id === null ? "daily.calendar.practise" : "daily.calendar.again")}
        </Link>
      ) : (
        <span className="text-sm text-muted">{text("daily.calendar.not_now")}</span>
      )}
    </>
  );
}

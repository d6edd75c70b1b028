import { buttonClass } from "@crosscheck/ui/button-class";
import { useMemo } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import type { DailyDays } from "../daily/daily-queries.ts";
import { dayNameIn } from "../daily/day-names.ts";
import { TodayAction, TodayScore, TodayTime } from "../daily/TodayParts.tsx";
import { TodayPass } from "./TodayPass.tsx";

type DailyPassProps = {
  /** null while the server does not answer. */
  readonly days: DailyDays | null;
  /** The next quiz has begun. */
  readonly onNextDay: () => void;
};

/** Today's quiz: play, resume or see the result, and when the next one begins. */
export function DailyPass({ days, onNextDay }: DailyPassProps) {
  const text = useText();
  const { locale } = useLanguage();
  const dayName = useMemo(() => dayNameIn(locale), [locale]);
  const pass = { kind: text("daily.today"), emblem: "daily-quiz" } as const;
  if (days === null) {
    return (
      <TodayPass
        {...pass}
        name={text("modes.daily_quiz.title")}
        facts={text("modes.daily_quiz.lead")}
        action={
          <Link to="/quiz-play/daily-quiz-dashboard/" className={buttonClass("primary", "small")}>
            {text("daily.play")}
          </Link>
        }
      />
    );
  }
  const { today } = days;
  return (
    <TodayPass
      {...pass}
      day={dayName(today.day)}
      name={today.title}
      facts={<TodayScore today={today} />}
      until={<TodayTime days={days} onNextDay={onNextDay} />}
      action={
        <TodayAction
          today={today}
          className={buttonClass(today.attempt_id === null ? "primary" : "quiet", "small")}
        />
      }
    />
  );
}

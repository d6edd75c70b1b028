import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { useText } from "../../i18n/texts.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { ModeMark } from "../../view/ModeMark.tsx";
import { Screen } from "../../view/Screen.tsx";
import { Calendar } from "./Calendar.tsx";
import { TodayCard } from "./TodayCard.tsx";
import { useDailyDays } from "./daily-queries.ts";

/** Route /quiz-play/daily-quiz-dashboard/. Today's quiz, the streak, and the calendar with past days as practice. */
export default function DailyScreen() {
  const text = useText();
  const days = useDailyDays();
  return (
    <Screen title={text("modes.daily_quiz.title")}>
      <PageHeader
        title={text("modes.daily_quiz.title")}
        lead={text("modes.daily_quiz.lead")}
        back={<BackLink to="/" label={text("shell.nav.fly")} />}
        aside={<ModeMark mode={{ emblem: "daily-quiz" }} />}
      />
      <CallView
        query={days}
        loading={
          <div className="dc-panes">
            <Skeleton className="h-56 w-full" />
            <Skeleton className="h-[34rem] w-full" />
          </div>
        }
      >
        {(loaded) => (
          <div className="dc-panes">
            <TodayCard days={loaded} headingId="daily-today" onNextDay={() => void days.refetch()} />
            <div>
              <Calendar today={loaded.today} />
              <p className="mt-3 text-center text-sm text-muted">{text("daily.calendar.lead")}</p>
            </div>
          </div>
        )}
      </CallView>
    </Screen>
  );
}

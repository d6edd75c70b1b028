import { DirIcon } from "@crosscheck/ui/DirIcon";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { ChevronRight, CircleCheck } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { CallView } from "../../view/CallView.tsx";
import { Screen } from "../../view/Screen.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { ModeMark } from "../../view/ModeMark.tsx";
import { TodayCard } from "./TodayCard.tsx";
import { useDailyDays, type DailyDays } from "./daily-queries.ts";
import { dayNameIn } from "./day-names.ts";

const GRID = "grid grid-cols-2 gap-2.5 sm:gap-3 lg:grid-cols-4";

/** Route /quiz-play/daily-quiz-dashboard/. Today's quiz, the streak, and past days as practice. */
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
          <>
            <Skeleton className="mb-8 h-44 w-full" />
            <SkeletonList
              count={6}
              label={text("quiz-zone.loading")}
              className={GRID}
              rowClassName="h-20 w-full"
            />
          </>
        }
      >
        {(loaded) => (
          <>
            <TodayCard days={loaded} headingId="daily-today" onNextDay={() => void days.refetch()} />
            <section aria-labelledby="daily-archive" className="mt-8">
              <h2 id="daily-archive" className="text-xl">
                {text("daily.archive.title")}
              </h2>
              <p className="mt-1 mb-4 text-sm text-muted">{text("daily.archive.lead")}</p>
              <ol className={GRID}>
                {loaded.past.map((day) => (
                  <li key={day.day} className="flex flex-col">
                    <PastDay day={day} />
                  </li>
                ))}
              </ol>
            </section>
          </>
        )}
      </CallView>
    </Screen>
  );
}

function PastDay({ day }: { readonly day: DailyDays["past"][number] }) {
  const text = useText();
  const { percent } = useFormats();
  const { locale } = useLanguage();
  const nameOf = useMemo(() => dayNameIn(locale), [locale]);
  const name = nameOf(day.day);
  return (
    <>
      <Link
        to={`/quiz-play/daily-quiz-play/${day.day}/`}
        className="cc-key cc-key-line flex grow flex-col bg-card p-3 text-ink no-underline hover:bg-primary-soft"
      >
        <span className="text-xs text-muted">{name}</span>
        <span className="font-semibold break-words">
          <Bdi>{day.title}</Bdi>
        </span>
        <span
          className={`mt-1 flex items-center gap-1 text-sm font-semibold ${day.percent === null ? "text-primary" : "text-correct tabular-nums"}`}
        >
          {day.percent === null ? (
            <>
              {text("daily.archive.play")}
              <DirIcon icon={ChevronRight} className="size-4 shrink-0" />
            </>
          ) : (
            <>
              <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
              {percent(day.percent)}
            </>
          )}
        </span>
      </Link>
      {day.attempt_id === null ? null : (
        <Link to={`/review/${day.attempt_id}/`} className="cc-link cc-link-alone px-3 text-sm">
          {text("play.result.review")}
          <span className="sr-only"> {name}</span>
        </Link>
      )}
    </>
  );
}

import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { deviceZone } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { CallView } from "../../view/CallView.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";
import { Screen } from "../../view/Screen.tsx";
import { DayChart } from "./DayChart.tsx";
import { Extremes } from "./Extremes.tsx";
import { FlightFigures } from "./FlightFigures.tsx";
import { KnownSubjects } from "./KnownSubjects.tsx";
import { MistakesCard } from "./MistakesCard.tsx";
import { ModeTable } from "./ModeTable.tsx";
import { SubjectBars } from "./SubjectBars.tsx";
import type { Statistics } from "./statistics.ts";
import { TimeBars } from "./TimeBars.tsx";

/** Route /profile/statistics/. What the answer log says about a player. */
export default function StatisticsScreen() {
  const text = useText();
  const api = useApi();
  const language = useContentLanguage();
  const statistics = useQuery({
    queryKey: ["get_users_statistics", language],
    queryFn: ({ signal }) => api.get_users_statistics({ timezone: deviceZone(), ...language }, { signal }),
  });
  return (
    <Screen title={text("statistics.title")}>
      <PageHeader
        title={text("statistics.title")}
        lead={text("statistics.lead")}
        back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
      />
      <CallView query={statistics} loading={<StatisticsSkeleton />}>
        {(loaded) => (loaded.questions_answered === 0 ? <NoFlights /> : <Figures statistics={loaded} />)}
      </CallView>
    </Screen>
  );
}

function Figures({ statistics }: { readonly statistics: Statistics }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <FlightFigures statistics={statistics} />
      </div>
      <MistakesCard count={statistics.wrong_now} />
      <Extremes statistics={statistics} />
      <div className="min-w-0 lg:col-span-2">
        <DayChart days={statistics.days} />
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <SubjectBars subjects={statistics.per_category} />
        <KnownSubjects subjects={statistics.per_category} />
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <TimeBars subjects={statistics.per_category} />
        <ModeTable modes={statistics.per_mode} />
      </div>
    </div>
  );
}

function NoFlights() {
  const text = useText();
  return (
    <EmptyState
      title={text("statistics.empty.title")}
      art={<PaperPlane />}
      action={
        <Link to="/quiz-zone/" className={buttonClass("action", "large")}>
          {text("statistics.empty.play")}
        </Link>
      }
    >
      {text("statistics.empty.text")}
    </EmptyState>
  );
}

function StatisticsSkeleton() {
  const text = useText();
  return (
    <div className="grid gap-5">
      <SkeletonList
        count={4}
        label={text("statistics.loading")}
        className="grid grid-cols-2 gap-3 md:grid-cols-4"
        rowClassName="h-24 w-full"
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

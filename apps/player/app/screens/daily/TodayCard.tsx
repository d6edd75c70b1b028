import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Flame } from "lucide-react";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { RankLine } from "../../play/result/RankLine.tsx";
import { StreakWeek } from "./StreakWeek.tsx";
import { TodayAction, TodayScore, TodayTime } from "./TodayParts.tsx";
import type { DailyDays } from "./daily-queries.ts";

type TodayCardProps = {
  readonly days: DailyDays;
  readonly headingId: string;
  /** The next quiz has begun. */
  readonly onNextDay: () => void;
};

/** Today's quiz: play, resume or see the result; the streak; when the next one begins. */
export function TodayCard({ days, headingId, onNextDay }: TodayCardProps) {
  const text = useText();
  const { today } = days;
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-5 rounded-[24px] border border-line bg-card p-5 shadow-card sm:p-6"
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
            <TodayScore today={today} />
          </p>
          <p className="mt-1 text-sm">
            <RankLine rank={today.rank} />
          </p>
          <p className="mt-1 text-sm text-muted">
            <TodayTime days={days} onNextDay={onNextDay} />
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <Streak days={days} />
        <p className="flex flex-wrap items-center gap-3">
          <TodayAction
            today={today}
            className={buttonClass(today.attempt_id === null ? "action" : "primary")}
          />
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

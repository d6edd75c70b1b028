import { DAYS_OF_GOAL, daysToExam } from "@crosscheck/rules/home/study-plan";
import { Flame } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useRootState } from "../../state/root-store.ts";
import { useStudyPlan } from "../../state/study-plan.ts";
import { StreakWeek } from "../daily/StreakWeek.tsx";
import { useDailyDays } from "../daily/daily-queries.ts";
import { firstNameOf } from "./first-name.ts";
import { useNextBest } from "./next-best.ts";

/** Greeting, streak and the week so far, in a strip of two lines; a third where the player has told a plan. */
export function GreetingStrip() {
  const text = useText();
  const { number } = useFormats();
  const name = useRootState((state) => state.session?.user.name ?? "");
  const answer = useDailyDays();
  const days = answer.data?.ok === true ? answer.data.data : null;
  return (
    <section className="mb-3 rounded-[24px] bg-hero px-5 py-3 text-on-hero shadow-lift">
      {/* Smaller on narrow phones: most names fit into the line then. */}
      <h1
        tabIndex={-1}
        className="line-clamp-2 text-[clamp(0.9375rem,4.5vw,1.125rem)] leading-6 font-bold outline-none"
      >
        {text("home.hero.hello", { name: firstNameOf(name) })}
      </h1>
      <p className="mt-1.5 flex min-h-10 items-center justify-between gap-3">
        {days === null ? null : (
          <>
            <span className="inline-flex min-w-0 items-center gap-2 text-sm leading-tight font-semibold">
              <Flame
                aria-hidden="true"
                className={`size-6 shrink-0 ${days.streak_days > 0 ? "fill-action text-action-edge" : ""}`}
              />
              <span className="max-sm:sr-only">{text("home.hero.streak", { count: days.streak_days })}</span>
              <span aria-hidden="true" className="text-lg sm:hidden">
                {number(days.streak_days)}
              </span>
            </span>
            <span className="rounded-full bg-card p-1">
              <StreakWeek days={days} />
            </span>
          </>
        )}
      </p>
      <PlanLine today={days?.today.day ?? null} />
    </section>
  );
}

/** Days to the exam, and the minutes of the last week against the goal. The line is there before its numbers are. */
function PlanLine({ today }: { readonly today: string | null }) {
  const text = useText();
  const { examDate, minutesADay } = useStudyPlan();
  const { data } = useNextBest();
  const minutes = data?.ok === true ? data.data.minutes_this_week : null;
  if (examDate === null && minutesADay === null) return null;
  const days = today === null ? null : daysToExam(examDate, today);
  return (
    <p className="flex min-h-4.5 justify-between gap-3 text-xs">
      <span>{days === null ? null : text("home.plan.exam", { days })}</span>
      <span>
        {minutes === null || minutesADay === null
          ? null
          : text("home.plan.week", { done: minutes, goal: minutesADay * DAYS_OF_GOAL })}
      </span>
    </p>
  );
}

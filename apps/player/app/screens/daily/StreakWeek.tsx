import { useMemo } from "react";
import { useLanguage } from "../../i18n/language.ts";
import type { DailyDays } from "./daily-queries.ts";
import { weekdayIn } from "./day-names.ts";
import { streakWeek } from "./streak-week.ts";

/** The last seven days as runway lights. Decorative: the number of days stands beside it. */
export function StreakWeek({ days }: { readonly days: DailyDays }) {
  const { locale } = useLanguage();
  const weekday = useMemo(() => weekdayIn(locale), [locale]);
  return (
    <span aria-hidden="true" className="flex gap-1">
      {streakWeek(days).map(({ day, isFlown }) => (
        <span
          key={day}
          className={`grid size-7 place-items-center rounded-full text-xs font-semibold ${isFlown ? "bg-action text-on-action" : day === days.today.day ? "border-2 border-dashed border-action-edge text-muted" : "bg-sunken text-muted"}`}
        >
          {weekday(day)}
        </span>
      ))}
    </span>
  );
}

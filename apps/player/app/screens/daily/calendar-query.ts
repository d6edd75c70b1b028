import type { OutputOf } from "@crosscheck/contract";
import type { getDailyCalendar } from "@crosscheck/contract/actions/quizzes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { deviceZone } from "../../i18n/formats.ts";
import { useApi } from "../../state/api.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";

export type DailyCalendar = OutputOf<typeof getDailyCalendar>;
export type CalendarDay = DailyCalendar["days"][number];

/**
 * A month of the calendar; the one before it stays until it is here.
 *
 * @param month null for the present one
 */
export function useDailyCalendar(month: string | null) {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_daily_calendar", language, month],
    queryFn: ({ signal }) =>
      api.get_daily_calendar(
        { ...language, timezone: deviceZone(), ...(month === null ? {} : { month }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

import type { OutputOf } from "@crosscheck/contract";
import type { getDailyQuizDays } from "@crosscheck/contract/actions/quizzes";
import { useQuery } from "@tanstack/react-query";
import { deviceZone } from "../../i18n/formats.ts";
import { useApi } from "../../state/api.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";

export type DailyDays = OutputOf<typeof getDailyQuizDays>;

/** Days before today that the strip of the streak shows. */
const WEEK_BACK = 6;

/** Today, the streak and the week, by the midnight of this device's zone. */
export function useDailyDays() {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_daily_quiz_days", language],
    queryFn: ({ signal }) =>
      api.get_daily_quiz_days({ ...language, timezone: deviceZone(), limit: WEEK_BACK }, { signal }),
  });
}

import type { OutputOf } from "@crosscheck/contract";
import type { getDailyQuizDays } from "@crosscheck/contract/actions/quizzes";
import { useQuery } from "@tanstack/react-query";
import { LIMITS } from "../../i18n/limits.ts";
import { useApi } from "../../state/api.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";

export type DailyDays = OutputOf<typeof getDailyQuizDays>;

/** Today, the streak and past days, by the midnight of this device's zone. */
export function useDailyDays() {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_daily_quiz_days", language],
    queryFn: ({ signal }) =>
      api.get_daily_quiz_days({ ...language, timezone: deviceZone(), limit: LIMITS.archiveDays }, { signal }),
  });
}

/** IANA name of this device's zone. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

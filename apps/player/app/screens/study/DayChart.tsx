import { Card } from "@crosscheck/ui/Card";
import { DayColumns } from "@crosscheck/ui/charts/DayColumns";
import { useMemo, useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { LIMITS } from "../../i18n/limits.ts";
import { lastDays, sumDays } from "./last-days.ts";
import type { Statistics } from "./statistics.ts";

const DAYS_PER_TICK = 7;

/** Right and wrong answers of each of the last 30 days. */
export function DayChart({ days }: { readonly days: Statistics["days"] }) {
  const text = useText();
  const { number, percent } = useFormats();
  const dayText = useDayText();
  const [today] = useState(deviceDay);
  const shown = useMemo(() => lastDays(days, { today, count: LIMITS.statisticsDays }), [days, today]);
  const sum = sumDays(shown);
  const summary = text("statistics.days.summary", {
    questions: sum.questions,
    days: sum.days,
    percent: percent(sum.questions === 0 ? 0 : (sum.right / sum.questions) * 100),
  });
  return (
    <Card>
      <h2 className="text-lg">{text("statistics.days.title")}</h2>
      {sum.questions === 0 ? (
        <p className="mt-2 text-muted">{text("statistics.days.none")}</p>
      ) : (
        <>
          <p className="mb-4 text-sm text-muted">{summary}</p>
          <DayColumns
            summary={summary}
            names={{
              day: text("statistics.days.day"),
              right: text("statistics.days.right"),
              wrong: text("statistics.days.wrong"),
            }}
            format={number}
            days={shown.map(({ day, right, wrong }, place) => ({
              key: day,
              label: dayText(day),
              tick: (LIMITS.statisticsDays - 1 - place) % DAYS_PER_TICK === 2 ? dayText(day) : null,
              right,
              wrong,
            }))}
          />
        </>
      )}
    </Card>
  );
}

/** Today where the player is, YYYY-MM-DD: the zone the server was told. */
function deviceDay(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function useDayText(): (day: string) => string {
  const { locale } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
    return (day) => format.format(new Date(`${day}T00:00:00Z`));
  }, [locale]);
}

import { summaryOfMonth, weeksOfMonth } from "@crosscheck/rules/attempts/daily-calendar";
import { addMonths, monthOf } from "@crosscheck/rules/attempts/local-day";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { CallView } from "../../view/CallView.tsx";
import { CalendarGrid } from "./CalendarGrid.tsx";
import { DayCard } from "./DayCard.tsx";
import { useDailyCalendar, type DailyCalendar } from "./calendar-query.ts";
import type { DailyDays } from "./daily-queries.ts";
import { firstWeekdayOf, monthNameIn } from "./day-names.ts";
import "./daily.css";

/** The daily quiz by months: what was flown, missed and practised, and the day that was chosen. */
export function Calendar({ today }: { readonly today: DailyDays["today"] }) {
  const [month, setMonth] = useState<string | null>(null);
  const calendar = useDailyCalendar(month);
  return (
    <section aria-labelledby="daily-month" className="dc-calendar">
      <CallView query={calendar} loading={<Skeleton className="h-[30rem] w-full" />}>
        {(loaded) => (
          <Month
            calendar={loaded}
            today={today}
            isTurning={calendar.isPlaceholderData}
            onTurn={(by) => setMonth(addMonths(loaded.month, by))}
          />
        )}
      </CallView>
    </section>
  );
}

type MonthProps = {
  readonly calendar: DailyCalendar;
  readonly today: DailyDays["today"];
  /** Another month is on its way. */
  readonly isTurning: boolean;
  readonly onTurn: (by: -1 | 1) => void;
};

function Month({ calendar, today, isTurning, onTurn }: MonthProps) {
  const text = useText();
  const { locale } = useLanguage();
  const { month, days } = calendar;
  const [chosen, setChosen] = useState<string | null>(null);
  const nameOf = useMemo(() => monthNameIn(locale), [locale]);
  const weeks = useMemo(() => weeksOfMonth(month, firstWeekdayOf(locale)), [month, locale]);
  const turn = (by: -1 | 1) => {
    const to = addMonths(month, by);
    if (!isTurning && to >= calendar.first_month && to <= calendar.last_month) onTurn(by);
  };
  return (
    <>
      <header className="dc-head">
        <TurnButton
          way="back"
          label={text("daily.calendar.previous")}
          isOff={month <= calendar.first_month}
          onTurn={() => turn(-1)}
        />
        <h2 id="daily-month" aria-live="polite">
          {nameOf(month)}
        </h2>
        <TurnButton
          way="on"
          label={text("daily.calendar.next")}
          isOff={month >= calendar.last_month}
          onTurn={() => turn(1)}
        />
      </header>
      <Summary days={days} />
      <CalendarGrid
        calendar={calendar}
        weeks={weeks}
        chosen={chosen}
        isTurning={isTurning}
        onChoose={setChosen}
        onTurn={turn}
      />
      <DayCard
        day={
          chosen !== null && monthOf(chosen) === month ? days.find(({ day }) => day === chosen) : undefined
        }
        today={today}
      />
    </>
  );
}

function Summary({ days }: Pick<DailyCalendar, "days">) {
  const text = useText();
  const { percent } = useFormats();
  const { flown, days: count, averagePercent } = summaryOfMonth(days);
  return (
    <p className="dc-summary">
      <span>{text("daily.calendar.summary", { flown, days: count })}</span>
      {averagePercent === null ? null : (
        <span>{text("daily.calendar.average", { percent: percent(averagePercent) })}</span>
      )}
    </p>
  );
}

type TurnButtonProps = {
  readonly way: "back" | "on";
  readonly label: string;
  readonly isOff: boolean;
  readonly onTurn: () => void;
};

function TurnButton({ way, label, isOff, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onTurn();
      }}
      data-way={way}
      className={`cc-key dc-turn ${isOff ? "cc-key-line" : ""}`}
    >
      <DirIcon icon={ChevronRight} />
    </button>
  );
}

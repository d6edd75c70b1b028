import { streakParts, type StreakPart } from "@crosscheck/rules/attempts/daily-calendar";
import { addMonths, monthOf } from "@crosscheck/rules/attempts/local-day";
import { PlaneTakeoff, RotateCcw, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useDirection, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { dayOfKey, monthsOfKey } from "./calendar-keys.ts";
import type { CalendarDay, DailyCalendar } from "./calendar-query.ts";
import { dayNameIn, longWeekdayIn, weekdayIn } from "./day-names.ts";

type CalendarGridProps = {
  readonly calendar: DailyCalendar;
  readonly weeks: readonly (readonly (string | null)[])[];
  readonly chosen: string | null;
  readonly isTurning: boolean;
  readonly onChoose: (day: string) => void;
  readonly onTurn: (by: -1 | 1) => void;
};

/** A month as a grid: one stop of the Tab key, arrows go from day to day, Page Up and Page Down from month to month. */
export function CalendarGrid({ calendar, weeks, chosen, isTurning, onChoose, onTurn }: CalendarGridProps) {
  const text = useText();
  const { locale } = useLanguage();
  const isRtl = useDirection() === "rtl";
  const { month, today, days } = calendar;
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(today);
  // The month that was turned to by a key: its day takes the focus that one of the month before had.
  const turnedTo = useRef<string | null>(null);
  const stop = monthOf(active) === month ? active : stopOf(calendar);
  const [narrow, long] = useMemo(() => [weekdayIn(locale), longWeekdayIn(locale)], [locale]);
  useEffect(() => {
    if (turnedTo.current !== month) return;
    turnedTo.current = null;
    grid.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
  }, [month]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = monthsOfKey(event.key);
    const to = dayOfKey(event.key, { day: stop, weeks, isRtl });
    if (by !== 0 || to !== null) event.preventDefault();
    if (by !== 0 && !isTurning) {
      turnedTo.current = addMonths(month, by);
      onTurn(by);
    }
    if (to === null) return;
    setActive(to);
    grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };
  const byDay = new Map(days.map((day) => [day.day, day]));
  const [headDays = []] = weeks.filter((week) => week.every((day) => day !== null));
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is moved in
      role="grid"
      aria-labelledby="daily-month"
      aria-busy={isTurning}
      className="dc-grid"
      onKeyDown={press}
    >
      <caption className="sr-only">{text("daily.calendar.keys")}</caption>
      <thead>
        <tr>
          {headDays.map((day) => (
            <th key={day} scope="col" abbr={long(day ?? "")}>
              <span aria-hidden="true">{narrow(day ?? "")}</span>
              <span className="sr-only">{long(day ?? "")}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const parts = streakParts(week.map((day) => byDay.get(day ?? "")?.in_streak === true));
          return (
            <tr key={week.find((day) => day !== null)}>
              {week.map((name, place) => {
                const day = byDay.get(name ?? "");
                return day === undefined ? (
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- a cell without a day has its place only
                  <td key={place} />
                ) : (
                  <td
                    key={day.day}
                    aria-selected={day.day === chosen}
                    data-streak={parts[place] ?? undefined}
                  >
                    <DayKey
                      day={day}
                      isToday={day.day === today}
                      isStop={day.day === stop}
                      streak={parts[place] ?? null}
                      onChoose={() => {
                        setActive(day.day);
                        onChoose(day.day);
                      }}
                    />
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The day that the Tab key comes to in a month without the active one: today, else its last. */
function stopOf({ days, today }: DailyCalendar): string {
  return (days.find(({ day }) => day === today) ?? days.at(-1))?.day ?? today;
}

type DayKeyProps = {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  readonly isStop: boolean;
  readonly streak: StreakPart | null;
  readonly onChoose: () => void;
};

/** A day: its date, how it went by ring, sign and word, and whether it is in the streak. */
function DayKey({ day, isToday, isStop, streak, onChoose }: DayKeyProps) {
  const text = useText();
  const { number, percent } = useFormats();
  const { locale } = useLanguage();
  const nameOf = useMemo(() => dayNameIn(locale), [locale]);
  const said = [
    text("daily.calendar.day", { date: nameOf(day.day), state: text(`daily.calendar.state.${day.state}`) }),
    ...(day.percent === null ? [] : [percent(day.percent)]),
    ...(streak === null ? [] : [text("daily.calendar.streak_day")]),
  ];
  return (
    <button
      type="button"
      data-day={day.day}
      data-state={day.state}
      tabIndex={isStop ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      aria-label={said.join(", ")}
      onClick={onChoose}
      className="dc-day"
      style={day.percent === null ? undefined : { ["--dc-share" as string]: `${day.percent}%` }}
    >
      <span aria-hidden="true" className="dc-disc">
        <span className="dc-number">{number(Number(day.day.slice(-2)))}</span>
        <Sign day={day} />
      </span>
    </button>
  );
}

function Sign({ day: { state, percent: score } }: { readonly day: CalendarDay }) {
  const { percent } = useFormats();
  switch (state) {
    case "done":
      return <span className="dc-score">{percent(score ?? 0)}</span>;
    case "practised":
      return <RotateCcw className="dc-sign" strokeWidth={3} />;
    case "missed":
      return <X className="dc-sign" strokeWidth={3} />;
    case "open":
      return <PlaneTakeoff className="dc-sign rtl:-scale-x-100" strokeWidth={2.5} />;
    case "before":
    case "ahead":
      return <span className="dc-sign" />;
  }
}

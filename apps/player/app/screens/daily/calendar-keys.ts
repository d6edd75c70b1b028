import { addDays, monthOf } from "@crosscheck/rules/attempts/local-day";

type Weeks = readonly (readonly (string | null)[])[];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 };

/**
 * The day that a key leads to from one of a month's days: arrows by days and weeks, Home and End within the week; null
 * where the key does something else, or leads out of the month.
 */
export function dayOfKey(
  key: string,
  { day, weeks, isRtl }: { readonly day: string; readonly weeks: Weeks; readonly isRtl: boolean },
): string | null {
  if (key === "Home" || key === "End") {
    const week = weeks.find((days) => days.includes(day)) ?? [];
    return (key === "Home" ? week.find(isDay) : week.findLast(isDay)) ?? null;
  }
  const step = STEPS[key];
  if (step === undefined) return null;
  const to = addDays(day, isRtl && Math.abs(step) === 1 ? -step : step);
  return monthOf(to) === monthOf(day) ? to : null;
}

/** How a key changes the month: -1 back, 1 on, 0 not at all. */
export function monthsOfKey(key: string): -1 | 0 | 1 {
  if (key === "PageUp") return -1;
  return key === "PageDown" ? 1 : 0;
}

function isDay(day: string | null): day is string {
  return day !== null;
}

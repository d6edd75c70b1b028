/** A calendar day as YYYY-MM-DD. */
export type Day = string;

/** A calendar month as YYYY-MM. */
export type Month = string;

const MS_PER_MINUTE = 60_000;
const OFFSET = /^[+-](?:0\d|1[0-4]):[0-5]\d$/;

/**
 * The zone a player's day is counted in: an IANA name, else a fixed offset ±HH:MM, else UTC. An offset of another form
 * counts as none.
 *
 * @returns null when the name is not a zone
 */
export function zoneOf(timezone: string | undefined, offset: string | undefined): string | null {
  const zone = timezone ?? (offset !== undefined && OFFSET.test(offset) ? offset : "UTC");
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The day it is in a zone. */
export function dayIn(zone: string, atMs: number): Day {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(atMs);
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return dayOfNumber(numberOfDay(day) + days);
}

/** The month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, "YYYY-MM".length);
}

/** The month so many months later; earlier for a negative number. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const from0 = year * 12 + number - 1 + months;
  const text = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${text(Math.floor(from0 / 12), 4)}-${text((from0 % 12) + 1, 2)}`;
}

/** Days from 0000-03-01 in the Gregorian calendar: years that begin in March end with the leap day. */
export function numberOfDay(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((marchMonth * 306 + 5) / 10) + date - 1;
}

function dayOfNumber(number: number): Day {
  let year = Math.floor((10_000 * number + 14_780) / 3_652_425);
  let rest = number - numberOfDay(`${year}-03-01`);
  if (rest < 0) {
    year -= 1;
    rest = number - numberOfDay(`${year}-03-01`);
  }
  const marchMonth = Math.floor((100 * rest + 52) / 3_060);
  const month = ((marchMonth + 2) % 12) + 1;
  const date = rest - Math.floor((marchMonth * 306 + 5) / 10) + 1;
  const text = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${text(year + (month <= 2 ? 1 : 0), 4)}-${text(month, 2)}-${text(date, 2)}`;
}

/** When the next day begins in a zone (ms since epoch): found to the minute, since zones shift by whole minutes. */
export function nextDayStartMs(zone: string, atMs: number): number {
  const today = dayIn(zone, atMs);
  let before = Math.floor(atMs / MS_PER_MINUTE);
  // No day is longer than 26 hours.
  let after = before + 26 * 60;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(zone, middle * MS_PER_MINUTE) === today) before = middle;
    else after = middle;
  }
  return after * MS_PER_MINUTE;
}

/** One day a player took the daily quiz. */
export type DailyRun = { readonly day: Day; readonly zone: string; readonly openedAtMs: number };

/**
 * Whether a day's quiz is closed for a player by another one: a later day was played, or the zone was changed and this
 * server day has had its quiz (contract §4).
 */
export function isDayTaken(
  wanted: { readonly day: Day; readonly zone: string; readonly nowMs: number },
  last: DailyRun | undefined,
): boolean {
  if (last === undefined || last.day === wanted.day) return false;
  if (wanted.day < last.day) return true;
  const isSameServerDay = dayIn("UTC", last.openedAtMs) === dayIn("UTC", wanted.nowMs);
  return last.zone !== wanted.zone && isSameServerDay;
}

const MS_PER_MINUTE = 60_000;
/** The rarest day that a cron may name is 29 February. */
const MOST_DAYS = 3_000;

type Bounds = readonly [least: number, most: number];
const MINUTES: Bounds = [0, 59];
const HOURS: Bounds = [0, 23];
const DAYS: Bounds = [1, 31];
const MONTHS: Bounds = [1, 12];
/** Sunday is 0 and 7. */
const WEEKDAYS: Bounds = [0, 7];

/**
 * The first time after a moment that a cron names, in UTC (ms since epoch). Of the day of the month and that of the week
 * one is enough where both are named.
 *
 * @throws RangeError for what is no cron, or names no day that ever comes
 */
export function nextRunMs(cron: string, afterMs: number): number {
  const [minute = "", hour = "", day = "", month = "", weekday = "", ...others] = cron.trim().split(/\s+/);
  if (weekday === "" || others.length > 0) throw new RangeError(`${cron} is no cron of five fields`);
  const [minutes, hours] = [numbersOf(minute, MINUTES), numbersOf(hour, HOURS)];
  const isDay = dayFilter({ day, month, weekday });
  const first = new Date((Math.floor(afterMs / MS_PER_MINUTE) + 1) * MS_PER_MINUTE);
  for (let days = 0; days < MOST_DAYS; days += 1) {
    const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate() + days));
    if (!isDay(date)) continue;
    for (const h of hours) {
      for (const m of minutes) {
        const at = date.getTime() + (h * 60 + m) * MS_PER_MINUTE;
        if (at >= first.getTime()) return at;
      }
    }
  }
  throw new RangeError(`${cron} names no day that comes`);
}

function dayFilter({ day, month, weekday }: Readonly<Record<"day" | "month" | "weekday", string>>) {
  const [days, months] = [numbersOf(day, DAYS), numbersOf(month, MONTHS)];
  const weekdays = numbersOf(weekday, WEEKDAYS).map((number) => number % 7);
  const isEither = day !== "*" && weekday !== "*";
  return (date: Date): boolean => {
    const isOfMonth = days.includes(date.getUTCDate());
    const isOfWeek = weekdays.includes(date.getUTCDay());
    return (
      months.includes(date.getUTCMonth() + 1) && (isEither ? isOfMonth || isOfWeek : isOfMonth && isOfWeek)
    );
  };
}

/** The numbers that one field names, in their order: `*`, `5`, `1-5`, each with a step, and lists of them. */
function numbersOf(field: string, [least, most]: Bounds): readonly number[] {
  const numbers = field.split(",").flatMap((part) => {
    const [, range = "", step = "1"] = /^(\*|\d+(?:-\d+)?)(?:\/([1-9]\d*))?$/.exec(part) ?? [];
    if (range === "") throw new RangeError(`${field} is no field of a cron`);
    const [from = least, to = from] = range === "*" ? [least, most] : range.split("-").map(Number);
    const isOpen = range !== "*" && !range.includes("-") && part.includes("/");
    const all = Array.from({ length: most + 1 }, (_, number) => number);
    return all.filter(
      (n) => n >= from && n <= (isOpen ? most : to) && (n - from) % Number(step) === 0 && n >= least,
    );
  });
  if (numbers.length === 0) throw new RangeError(`${field} names no number from ${least} to ${most}`);
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

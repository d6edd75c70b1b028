/** A calendar day as the interface language writes it, the same in every zone: Fri 20 Nov. */
export function dayNameIn(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** One letter or two of the weekday, for a row of seven. */
export function weekdayIn(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** The weekday in full, as the head of a column says it. */
export function longWeekdayIn(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** A month as the interface language writes it: November 2026. */
export function monthNameIn(locale: string): (month: string) => string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}

type WeekInfo = { readonly firstDay: number };

/** The day a week begins with where a language is spoken: 1 for Monday to 7 for Sunday. */
export function firstWeekdayOf(locale: string): number {
  // Some browsers have it as a method, some as a value, some not yet.
  const known = new Intl.Locale(locale) as unknown as {
    readonly getWeekInfo?: () => WeekInfo;
    readonly weekInfo?: WeekInfo;
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

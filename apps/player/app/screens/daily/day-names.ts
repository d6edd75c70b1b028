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

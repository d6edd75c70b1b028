const MINUTES_PER_DAY = 1_440;
const MS_PER_MINUTE = 60_000;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** When nothing is pushed: minutes of the player's local day, from the first one on and until the last, also over midnight. */
export type QuietHours = { readonly from: number; readonly until: number };

/** Of players who have said nothing else: from ten in the evening until seven. */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 22 * 60, until: 7 * 60 };

/**
 * When the quiet hours that it is in a zone are over.
 *
 * @param nowMs server time (ms since epoch)
 * @returns the first moment after them (ms since epoch); null when it is not quiet
 */
export function quietUntil(quiet: QuietHours | null, zone: string, nowMs: number): number | null {
  if (quiet === null) return null;
  const minute = minuteOfDay(zone, nowMs);
  const since = (minute - quiet.from + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const length = (quiet.until - quiet.from + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  if (since >= length) return null;
  // Whoever asks again then finds it still quiet where clocks were turned meanwhile.
  return (Math.floor(nowMs / MS_PER_MINUTE) + length - since) * MS_PER_MINUTE;
}

function minuteOfDay(zone: string, nowMs: number): number {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  return minuteOfClock(clock.format(nowMs)) ?? 0;
}

/** The minute of a day that a clock of the form HH:MM shows; null for anything else. */
export function minuteOfClock(clock: string): number | null {
  const [, hours, minutes] = CLOCK.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** A minute of a day as HH:MM. */
export function clockOfMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

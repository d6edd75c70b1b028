import { useLanguage } from "./language.ts";

export type Formats = {
  readonly number: (value: number) => string;
  /** A typed text with its digits 0 to 9 written in the locale's. */
  readonly digits: (typed: string) => string;
  /** With its sign, also when positive: for gains and losses. */
  readonly signed: (value: number) => string;
  /** @param percent 0–100 */
  readonly percent: (percent: number) => string;
  /** @param instant ISO 8601 */
  readonly date: (instant: string) => string;
  readonly dateTime: (instant: string) => string;
  readonly list: (parts: readonly string[]) => string;
};

/** IANA name of this device's zone. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The month by its name: digits alone turn round among words from right to left. */
const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };

const formatsByLocale = new Map<string, Formats>();

/** Numbers, dates and lists as the interface language writes them; its locale decides the digits. */
export function useFormats(): Formats {
  const { locale } = useLanguage();
  const formats = formatsByLocale.get(locale) ?? createFormats(locale);
  formatsByLocale.set(locale, formats);
  return formats;
}

/** A formatter takes a slow phone some thirty milliseconds to make, and no screen needs all six: made on first use. */
function createFormats(locale: string): Formats {
  const number = once(() => new Intl.NumberFormat(locale));
  const signed = once(() => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }));
  const percent = once(() => new Intl.NumberFormat(locale, { style: "percent" }));
  const date = once(() => new Intl.DateTimeFormat(locale, DAY));
  const dateTime = once(
    () => new Intl.DateTimeFormat(locale, { ...DAY, hour: "2-digit", minute: "2-digit" }),
  );
  const list = once(() => new Intl.ListFormat(locale));
  return {
    number: (value) => number().format(value),
    digits: (typed) => typed.replaceAll(/\d/g, (digit) => number().format(Number(digit))),
    signed: (value) => signed().format(value),
    percent: (value) => percent().format(value / 100),
    date: (instant) => date().format(new Date(instant)),
    dateTime: (instant) => dateTime().format(new Date(instant)),
    list: (parts) => list().format(parts),
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

import { useLanguage } from "../../i18n/language.ts";

/** Names a UTC day (YYYY-MM-DD) or month (YYYY-MM) in the interface language. */
export function usePeriodName(): (period: string) => string {
  const { locale } = useLanguage();
  return (period) => periodName(period, locale);
}

export function periodName(period: string, locale: string): string {
  const isMonth = period.length === "2026-11".length;
  const form: Intl.DateTimeFormatOptions = isMonth
    ? { year: "numeric", month: "long" }
    : { day: "numeric", month: "short", year: "numeric" };
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: "UTC" }).format(new Date(period));
}

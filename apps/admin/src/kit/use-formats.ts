import { useMemo } from "react";
import { useLocale } from "../texts/locale.ts";

type Formats = {
  /** Day and time of an ISO instant, in the time zone of the browser. */
  readonly instant: (iso: string | null | undefined) => string;
  readonly day: (iso: string) => string;
  /** Of a calendar day, YYYY-MM-DD, with its day of the week. */
  readonly date: (day: string) => string;
  /** Of the UTC month of an ISO instant. */
  readonly month: (iso: string) => string;
  readonly number: (value: number, digits?: number) => string;
  /** Of a file, in megabytes. */
  readonly size: (bytes: number) => string;
  /** Of a share from 0 to 1. */
  readonly percent: (share: number) => string;
};

const BYTES_OF_MB = 1_000_000;

/** Numbers in Latin digits in both languages, as the player's app shows them. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => {
    const tag = locale === "ar" ? "ar-u-nu-latn" : "en-GB";
    const moment = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
    const day = new Intl.DateTimeFormat(tag, { dateStyle: "medium" });
    const date = new Intl.DateTimeFormat(tag, {
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    });
    const month = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
    return {
      date: (iso) => date.format(new Date(iso)),
      instant: (iso) => (iso === null || iso === undefined ? "–" : moment.format(new Date(iso))),
      month: (iso) => month.format(new Date(iso)),
      day: (iso) => day.format(new Date(iso)),
      number: (value, digits = 2) =>
        new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value),
      size: (bytes) =>
        new Intl.NumberFormat(tag, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(
          bytes / BYTES_OF_MB,
        ),
      percent: (share) =>
        new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 }).format(share),
    };
  }, [locale]);
}

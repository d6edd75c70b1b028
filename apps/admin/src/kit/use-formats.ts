import { useMemo } from "react";
import { useLocale } from "../texts/locale.ts";

type Formats = {
  /** Day and time of an ISO instant, in the time zone of the browser. */
  readonly instant: (iso: string | null | undefined) => string;
  readonly day: (iso: string) => string;
  /** Time of an ISO instant with its seconds, in the time zone of the browser. */
  readonly time: (iso: string) => string;
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

/** A moment breaks between its day and its time alone. */
function inTwo(moment: string, time: string): string {
  const bound = (text: string) => text.replaceAll(/\s/g, "\u00A0");
  const day = moment.endsWith(time) ? moment.slice(0, -time.length).trimEnd() : "";
  return day === "" ? bound(moment) : `${bound(day)} ${bound(time)}`;
}

const BYTES_OF_MB = 1_000_000;

/** Numbers in Latin digits in both languages, as the player's app shows them. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => {
    const tag = locale === "ar" ? "ar-u-nu-latn" : "en-GB";
    const moment = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
    const minute = new Intl.DateTimeFormat(tag, { timeStyle: "short" });
    const second = new Intl.DateTimeFormat(tag, { timeStyle: "medium" });
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
      instant: (iso) => {
        if (iso === null || iso === undefined) return "–";
        const at = new Date(iso);
        return inTwo(moment.format(at), minute.format(at));
      },
      month: (iso) => month.format(new Date(iso)),
      time: (iso) => second.format(new Date(iso)),
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

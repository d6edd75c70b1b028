import { useMemo } from "react";
import { useLanguage } from "../i18n/language.ts";

/** Day and time of an instant in the zone of this device, each by itself. */
export function useTimes(): (instant: string) => { readonly day: string; readonly time: string } {
  const { locale } = useLanguage();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
    return (instant) => {
      const at = new Date(instant);
      return { day: day.format(at), time: time.format(at) };
    };
  }, [locale]);
}

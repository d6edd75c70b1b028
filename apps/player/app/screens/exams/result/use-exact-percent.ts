import { useLanguage } from "../../../i18n/language.ts";

/** Percentages with the places they are judged by: 74.6 is not rounded up to a pass mark of 75. */
export function useExactPercent(): (percent: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return (percent) => format.format(percent / 100);
}

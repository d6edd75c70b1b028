import { useMemo } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/texts.tsx";

/** Names the zone of this device, in which times are shown. */
export function ZoneNote({ at }: { readonly at: string }) {
  const text = useText();
  const { locale } = useLanguage();
  const zone = useMemo(() => {
    // Summer and winter alike: an exam may open in one and close in the other.
    const parts = new Intl.DateTimeFormat(locale, { timeZoneName: "longGeneric" }).formatToParts(
      new Date(at),
    );
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  }, [locale, at]);
  return <p className="mb-3 text-sm text-muted">{text("school-exams.zone", { zone })}</p>;
}

import { TriangleAlert } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { MockPreset } from "../../study/mock-queries.ts";

/** Where the numbers of an exam were read, when, and how far they can be trusted. */
export function SourceNote({ preset }: { readonly preset: MockPreset }) {
  const text = useText();
  const { date } = useFormats();
  const { source, checked_on: checkedOn, confidence, is_outdated: isOutdated } = preset;
  return (
    <div className="text-xs text-muted">
      {isOutdated ? (
        <p className="mb-2 flex items-start gap-2 text-sm font-semibold text-gold-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {text("exams.source.old")}
        </p>
      ) : null}
      <p>
        {text("exams.source.read")}{" "}
        <bdi lang="en" dir="ltr">
          {source}
        </bdi>
      </p>
      <p>
        {text(`exams.source.${confidence}`)} {text("exams.source.checked", { date: date(checkedOn) })}
        {preset.effective_from === null
          ? null
          : ` ${text("exams.source.effective", { from: fromText(preset.effective_from, date) })}`}
      </p>
    </div>
  );
}

/** A year stays as it is written; a day is put into words. */
function fromText(from: string, date: (instant: string) => string): string {
  return from.includes("-") ? date(from) : from;
}

import { CircleCheck, CircleDashed } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";

type VerdictProps = {
  readonly isPassed: boolean;
  /** What the percentage is. */
  readonly word: "exams.best" | "exams.result";
  /** 0–100. */
  readonly percent: number;
};

/** A percentage, and whether it passes: by icon, colour and, for screen readers, a word. */
export function Verdict({ isPassed, word, percent: value }: VerdictProps) {
  const text = useText();
  const { percent } = useFormats();
  const Icon = isPassed ? CircleCheck : CircleDashed;
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold ${isPassed ? "text-correct" : "text-muted"}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text(word, { percent: percent(value) })}
      <span className="sr-only">{text(isPassed ? "exams.passed" : "exams.not_passed")}</span>
    </span>
  );
}

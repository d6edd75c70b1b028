import { Check, Minus, X } from "lucide-react";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import { modeNameId } from "./mode-name.ts";
import type { QuestionStudy } from "./study-queries.ts";

const LOOKS = {
  right: { Icon: Check, look: "text-correct" },
  wrong: { Icon: X, look: "text-wrong" },
  blank: { Icon: Minus, look: "text-muted" },
} as const;

/** Every earlier answer to a question: when, where, and whether it was right. */
export function QuestionHistory({ history }: { readonly history: QuestionStudy["history"] }) {
  const text = useText();
  const { dateTime } = useFormats();
  if (history.length === 0) return <p className="text-sm text-muted">{text("study.history.none")}</p>;
  return (
    <section>
      <h3 className="mb-2 text-sm">{text("study.history.title")}</h3>
      <ul className="grid gap-1.5 text-sm">
        {history.map((row) => {
          const verdict = row.correct ? "right" : row.blank ? "blank" : "wrong";
          const { Icon, look } = LOOKS[verdict];
          return (
            <li key={row.attempt_id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
              <span className={`flex min-w-28 items-center gap-1.5 font-semibold ${look}`}>
                <Icon aria-hidden="true" className="size-4" strokeWidth={3} />
                {text(`study.history.${verdict}`)}
              </span>
              <span className="grow">{text(modeNameId(row.mode))}</span>
              <time dateTime={row.answered_at} className="text-muted tabular-nums">
                {dateTime(row.answered_at)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { CircleCheck, Clock, CircleMinus } from "lucide-react";
import { useText } from "../i18n/texts.tsx";
import type { QuestionStudy } from "./study-queries.ts";

export type ReportStatus = NonNullable<QuestionStudy["report"]>["status"];

const LOOKS = {
  open: { Icon: Clock, look: "bg-primary-soft text-primary" },
  accepted: { Icon: CircleCheck, look: "bg-correct-soft text-correct" },
  declined: { Icon: CircleMinus, look: "bg-sunken text-ink" },
} as const;

/** Where a report stands, by word, icon and colour. */
export function ReportState({ status }: { readonly status: ReportStatus }) {
  const text = useText();
  const { Icon, look } = LOOKS[status];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs font-semibold ${look}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text(`study.report.status.${status}`)}
    </span>
  );
}

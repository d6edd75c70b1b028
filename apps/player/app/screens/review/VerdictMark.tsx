import { Check, Clock, Lock, Minus, X } from "lucide-react";
import type { Verdict } from "./verdict.ts";

const LOOKS = {
  right: { Icon: Check, ink: "text-correct" },
  wrong: { Icon: X, ink: "text-wrong" },
  blank: { Icon: Minus, ink: "text-muted" },
  late: { Icon: Clock, ink: "text-wrong" },
  withheld: { Icon: Lock, ink: "text-muted" },
} as const;

/** How a question ended, as a sign; its word stands beside it. */
export function VerdictMark({
  verdict,
  className,
}: {
  readonly verdict: Verdict;
  readonly className?: string;
}) {
  const { Icon, ink } = LOOKS[verdict];
  return <Icon aria-hidden="true" className={`shrink-0 ${ink} ${className ?? "size-5"}`} strokeWidth={3} />;
}

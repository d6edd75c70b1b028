import { Card } from "@crosscheck/ui/Card";
import {
  TicketCheck,
  Stamp,
  DoorClosed,
  PlaneLanding,
  ListOrdered,
  Calculator,
  Clock3,
  Scale,
  type LucideIcon,
} from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import type { Contest } from "./contest.ts";

/** What answers bring, by the server's numbers; null until they are known. */
function useMarks(): string | null {
  const text = useText();
  const { signed, number } = useFormats();
  const api = useApi();
  const rules = useQuery({
    queryKey: ["get_mode_rules", "contest"],
    queryFn: ({ signal }) => api.get_mode_rules({ mode: "contest" }, { signal }),
  });
  if (rules.data?.ok !== true) return null;
  const { marks_right: right, marks_wrong: wrong } = rules.data.data;
  return text("contests.rules.marks", { right: signed(right), wrong: signed(wrong), zero: number(0) });
}

/** How a contest is played, a line each. */
export function ContestRules({ contest }: { readonly contest: Contest }) {
  const text = useText();
  const { no_of_que: questions, seconds_per_question: seconds, points } = contest;
  const marks = useMarks();
  const lines: readonly (readonly [Icon: LucideIcon, line: string])[] = [
    [TicketCheck, text("contests.rules.once")],
    [Clock3, text("contests.rules.clock", { questions, seconds })],
    [Stamp, text("contests.rules.final")],
    [PlaneLanding, text("contests.rules.window")],
    [DoorClosed, text("contests.rules.hidden")],
    ...(marks === null ? [] : [[Calculator, marks] as const]),
    [Scale, text("contests.rules.ties")],
    ...(points.length === 0
      ? []
      : [[ListOrdered, text("contests.rules.places", { first: 2, second: 4 })] as const]),
  ];
  return (
    <Card>
      <h2 className="mb-3 text-lg">{text("contests.rules.title")}</h2>
      <ul className="grid gap-2.5">
        {lines.map(([Icon, line]) => (
          <li key={line} className="flex items-start gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

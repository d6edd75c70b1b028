import type { OutputOf } from "@crosscheck/contract";
import type { getModeRules } from "@crosscheck/contract/actions/quizzes";
import { CircleHelp, ListChecks, Target, Timer, Trophy, type LucideIcon } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";

type RuleLinesProps = {
  readonly rules: OutputOf<typeof getModeRules>;
  /** Best percentage so far; null before the first finished run. */
  readonly best: number | null;
};

/** The rules of a mode, a line each: questions, clock, marks, what it is for, and the best result so far. */
export function RuleLines({ rules, best }: RuleLinesProps) {
  const text = useText();
  const { percent, signed } = useFormats();
  const { questions, seconds_per_question: each, total_seconds: total } = rules;
  const lines: readonly (readonly [LucideIcon, string])[] = [
    [ListChecks, text("play.start.questions", { count: questions })],
    [
      Timer,
      each === null
        ? text("play.start.whole", { minutes: (total ?? 0) / 60 })
        : text("play.start.each", { seconds: each }),
    ],
    [
      Target,
      rules.ranked
        ? text("play.start.marks", {
            right: signed(rules.marks_right),
            wrong: signed(rules.marks_wrong),
          })
        : text("modes.result.practice"),
    ],
    ...(rules.ranked
      ? [
          [
            CircleHelp,
            text("play.start.pass", { percent: percent(rules.win_percent), coins: rules.max_coins }),
          ] as const,
        ]
      : []),
    [
      Trophy,
      best === null ? text("play.start.no_best") : text("play.start.best", { percent: percent(best) }),
    ],
  ];
  return (
    <ul className="grid gap-2.5">
      {lines.map(([Icon, line]) => (
        <li key={line} className="flex items-start gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}

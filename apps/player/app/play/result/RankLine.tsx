import type { OutputOf } from "@crosscheck/contract";
import type { getDailyQuizDays } from "@crosscheck/contract/actions/quizzes";
import { Trophy } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";

type RankLineProps = Pick<OutputOf<typeof getDailyQuizDays>["today"], "rank">;

/** The place among those who have flown today's quiz; nothing before the own one is finished. */
export function RankLine({ rank }: RankLineProps) {
  const text = useText();
  return rank === null ? null : (
    <span className="inline-flex items-center gap-1.5 font-semibold text-gold-ink">
      <Trophy aria-hidden="true" className="size-5 shrink-0" />
      {text("daily.calendar.rank", rank)}
    </span>
  );
}

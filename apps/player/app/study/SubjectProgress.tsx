import { ThreeToneBar } from "@crosscheck/ui/charts/ThreeToneBar";
import type { OutputOf } from "@crosscheck/contract";
import type { getCategories } from "@crosscheck/contract/actions/categories";
import { RichText } from "../i18n/texts.tsx";

export type Mastery = NonNullable<OutputOf<typeof getCategories>[number]["mastery"]>;

/** How well the questions of a place are known: a bar in three tones, and the same in words. */
export function SubjectProgress({ mastery }: { readonly mastery: Mastery }) {
  const { right_twice: twice, right_once: once, seen, total } = mastery;
  return (
    <span className="block">
      <ThreeToneBar most={twice} more={once} some={seen} all={total} />
      <span className="mt-1 block text-xs text-muted tabular-nums">
        <RichText
          id="quiz-zone.mastery"
          values={{ twice, once, seen, total }}
          parts={[
            <Tone key="seen" look="text-muted" />,
            <Tone key="once" look="text-primary" />,
            <Tone key="twice" look="text-correct" />,
          ]}
        />
      </span>
    </span>
  );
}

/** The tone a figure has in the bar. */
function Tone({ look }: { readonly look: string }) {
  return (
    <span aria-hidden="true" className={look}>
      ■
    </span>
  );
}

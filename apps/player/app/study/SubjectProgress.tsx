import { ThreeToneBar } from "@crosscheck/ui/charts/ThreeToneBar";
import type { OutputOf } from "@crosscheck/contract";
import type { getCategories } from "@crosscheck/contract/actions/categories";
import { RichText, useText } from "../i18n/texts.tsx";
import type { ReactNode } from "react";

export type Mastery = NonNullable<OutputOf<typeof getCategories>[number]["mastery"]>;

/** How well the questions of a place are known: a bar in three tones, and the same in words. */
export function SubjectProgress({ mastery }: { readonly mastery: Mastery }) {
  const text = useText();
  const { right_twice: twice, right_once: once, seen, total } = mastery;
  return (
    <span className="block">
      <ThreeToneBar most={twice} more={once} some={seen} all={total} />
      <span className="mt-1 block text-xs text-muted tabular-nums">
        {seen === 0 ? (
          text("quiz-zone.untouched")
        ) : (
          <RichText
            id="quiz-zone.mastery"
            values={{ twice, once, seen, total }}
            parts={[
              <Figure key="seen" look="text-muted" />,
              <Figure key="once" look="text-primary" />,
              <Figure key="twice" look="text-correct" />,
            ]}
          />
        )}
      </span>
    </span>
  );
}

/** A figure on one line with the tone it has in the bar. The text gives it its words. */
function Figure({ look, children }: { readonly look: string; readonly children?: ReactNode }) {
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className={look}>
        ■
      </span>{" "}
      {children}
    </span>
  );
}

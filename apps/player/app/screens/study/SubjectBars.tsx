import { licenceFirst } from "@crosscheck/rules/home/licence";
import { Card } from "@crosscheck/ui/Card";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText, type Text } from "../../i18n/texts.tsx";
import { useLicence } from "../../state/licence.ts";
import { LongBars } from "./LongBars.tsx";
import type { Statistics } from "./statistics.ts";
import { mistakesPath } from "../../study/study-paths.ts";

/** Pass mark of every theoretical examination: Part-FCL, FCL.025(b)(1). */
const PASS_PERCENT = 75;

/**
 * Right answers by subject against the pass mark, those of the licence first, then the weakest, with a way to the mistakes
 * of each; last those with too few answers for a percentage.
 */
export function SubjectBars({ subjects }: { readonly subjects: Statistics["per_category"] }) {
  const text = useText();
  const { percent } = useFormats();
  const licence = useLicence();
  const weakestFirst = subjects.toSorted(
    (a, b) => Number(b.enough) - Number(a.enough) || a.percent - b.percent || b.questions - a.questions,
  );
  return (
    <Card className="min-w-0 self-start">
      <h2 className="text-lg">{text("statistics.subjects.title")}</h2>
      <p className="mb-4 text-sm text-muted">
        {text("statistics.subjects.pass", { percent: percent(PASS_PERCENT) })}
      </p>
      <LongBars
        short={8}
        max={100}
        mark={PASS_PERCENT}
        bars={licenceFirst(weakestFirst, licence).map((subject) => ({
          key: subject.slug,
          label: subject.category_name,
          face: subject.face,
          // Words in the place of a percentage would leave no room for the name on a phone.
          value: subject.enough ? percent(subject.percent) : "",
          note: noteOf(subject, text),
          amount: subject.enough ? subject.percent : 0,
          aside:
            subject.correct === subject.questions ? null : (
              <Link
                to={mistakesPath(subject.slug)}
                aria-label={text("statistics.mistakes.subject", { name: subject.category_name })}
                className={`${buttonClass("quiet", "small")} shrink-0`}
              >
                {text("statistics.mistakes.short")}
              </Link>
            ),
        }))}
      />
    </Card>
  );
}

function noteOf({ correct, questions, enough }: Statistics["per_category"][number], text: Text): string {
  const of = text("statistics.of", { correct, total: questions });
  return enough ? of : `${of} · ${text("statistics.few")}`;
}

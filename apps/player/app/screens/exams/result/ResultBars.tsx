import { Card } from "@crosscheck/ui/Card";
import { BarList } from "@crosscheck/ui/charts/BarList";
import { useFormats } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/texts.tsx";
import { useTextByLanguage } from "../../../study/mock-queries.ts";
import type { ResultDetail } from "./exam-result.ts";
import { useExactPercent } from "./use-exact-percent.ts";

/** How each section of the paper went, and each topic of the syllabus; a paper without sections has topics alone. */
export function ResultBars({ detail }: { readonly detail: ResultDetail }) {
  return (
    <>
      <Sections detail={detail} />
      <Objectives objectives={detail.objectives} />
    </>
  );
}

function Sections({ detail: { sections, pass_percent: passPercent } }: { readonly detail: ResultDetail }) {
  const text = useText();
  const { number } = useFormats();
  const exactly = useExactPercent();
  const nameIn = useTextByLanguage();
  if (sections.length === 0) return null;
  // A line for all of them would judge those wrongly that have a pass mark of their own.
  const hasOwn = sections.some(({ pass_percent: own }) => own !== null);
  const judged = ({ passed, pass_percent: own }: (typeof sections)[number]) =>
    passed === null || own === null
      ? []
      : [
          text(passed ? "exams.result_of.area_passed" : "exams.result_of.area_not_passed", {
            percent: exactly(own),
          }),
        ];
  return (
    <Card>
      <h2 className="mb-3 text-lg">{text("sitting.result.sections")}</h2>
      <BarList
        max={100}
        {...(hasOwn ? {} : { mark: passPercent })}
        bars={sections.map((one) => ({
          key: one.section,
          label: nameIn(one.name),
          value: exactly(one.percent),
          amount: one.percent,
          note: [
            text("play.result.of", { correct: one.correct, total: one.total }),
            text("sitting.result.marks_of", { part: number(one.marks), whole: number(one.max_marks) }),
            ...judged(one),
          ].join(" · "),
        }))}
      />
      {hasOwn ? null : (
        <p className="mt-3 text-xs text-muted">
          {text("sitting.result.pass_line", { percent: exactly(passPercent) })}
        </p>
      )}
    </Card>
  );
}

function Objectives({ objectives }: Pick<ResultDetail, "objectives">) {
  const text = useText();
  const nameIn = useTextByLanguage();
  if (objectives.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-3 text-lg">{text("sitting.result.objectives")}</h2>
      <BarList
        max={1}
        bars={objectives.map(({ code, titles, correct, total }) => {
          const title = nameIn(titles);
          return {
            key: code,
            label: title === "" ? text("sitting.result.objective_other", { code }) : title,
            note: title === "" ? undefined : <bdi>{code}</bdi>,
            value: text("play.result.of", { correct, total }),
            amount: total === 0 ? 0 : correct / total,
          };
        })}
      />
    </Card>
  );
}

import { Card } from "@crosscheck/ui/Card";
import { StatChip } from "@crosscheck/ui/StatChip";
import { InstrumentArc } from "@crosscheck/ui/art/InstrumentArc";
import { useEffect, useRef } from "react";
import { clockText } from "../../../i18n/clock.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/texts.tsx";
import { useTextByLanguage } from "../../../study/mock-queries.ts";
import { DecisionCard } from "./DecisionCard.tsx";
import type { ResultDetail, SittingResult } from "./exam-result.ts";
import { RegradeCard } from "./RegradeCard.tsx";
import { ReportCard } from "./ReportCard.tsx";
import { ResultBars } from "./ResultBars.tsx";
import { ResultWays } from "./ResultWays.tsx";
import { SittingWatch } from "./SittingWatch.tsx";
import { useExactPercent } from "./use-exact-percent.ts";
import { WeightTable } from "./WeightTable.tsx";
import { WhyEnded } from "./WhyEnded.tsx";

/** A result that may be known: passed or not and why, then everything it is made of. As calm as the exam. */
export function ReleasedResult({ result }: { readonly result: SittingResult }) {
  const text = useText();
  const exactly = useExactPercent();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { detail, percent } = result;
  if (detail === null) return null;
  const share = percent ?? 0;
  return (
    <div className="cc-result-parts grid items-start gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <Card className="flex flex-col items-center gap-1 text-center">
          <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
            {text(result.passed === true ? "exams.result_of.passed" : "exams.result_of.not_passed")}
          </h2>
          <InstrumentArc
            ratio={share / 100}
            pass={detail.pass_percent / 100}
            className="mt-1 w-40 max-w-full"
          />
          <p className="text-3xl font-bold tabular-nums">
            <bdi>{exactly(share)}</bdi>
          </p>
          <p className="max-w-md">
            <Judgement result={result} detail={detail} />
          </p>
          <WhyEnded result={result} />
        </Card>
        <ResultWays result={result} />
        <DecisionCard decision={result.decision} />
        {detail.before_regrade === null ? null : (
          <RegradeCard before={detail.before_regrade} result={result} />
        )}
      </div>
      <div className="cc-result-figures flex min-w-0 flex-col gap-5">
        <Figures result={result} detail={detail} />
        <ResultBars detail={detail} />
        <WeightTable rows={detail.statistics} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <SittingWatch result={result} />
        <ReportCard result={result} />
      </div>
    </div>
  );
}

type DetailProps = { readonly result: SittingResult; readonly detail: ResultDetail };

/** The rule that decided. */
function Judgement({ result, detail }: DetailProps) {
  const text = useText();
  const { list } = useFormats();
  const exactly = useExactPercent();
  const nameIn = useTextByLanguage();
  const failed = detail.sections.filter(({ passed }) => passed === false).map(({ name }) => nameIn(name));
  const isSection =
    result.passed !== true && failed.length > 0 && (result.percent ?? 0) >= detail.pass_percent;
  return isSection
    ? text("exams.result_of.why_section", { count: failed.length, names: list(failed) })
    : text("exams.result_of.why_passed", { percent: exactly(detail.pass_percent) });
}

function Figures({ result, detail }: DetailProps) {
  const text = useText();
  const { number } = useFormats();
  const { locale } = useLanguage();
  const counts = [
    [text("play.result.right"), detail.correct],
    [text("play.result.wrong"), detail.wrong],
    [text("play.result.blank"), detail.blank],
  ] as const;
  return (
    <section
      aria-label={text("play.result.figures")}
      className="grid grid-cols-2 gap-3 [&>div:last-of-type:nth-child(odd)]:col-span-2"
    >
      <StatChip label={text("exams.result_of.marks")}>
        {text("exams.result_of.of", {
          part: number(result.obtained_marks ?? 0),
          whole: number(result.total_marks),
        })}
      </StatChip>
      <StatChip label={text("exams.result_of.time")}>
        <bdi dir="ltr">{clockText(result.duration_seconds, locale)}</bdi>
      </StatChip>
      {counts.map(([label, count]) => (
        <StatChip key={label} label={label}>
          {number(count)}
        </StatChip>
      ))}
      {detail.unscored === 0 ? null : (
        <p className="col-span-2 text-sm text-muted">
          {text("sitting.result.unscored", { count: detail.unscored })}
        </p>
      )}
    </section>
  );
}

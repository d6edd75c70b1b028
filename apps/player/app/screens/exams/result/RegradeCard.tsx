import { Card } from "@crosscheck/ui/Card";
import { useFormats } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/texts.tsx";
import type { ResultDetail, SittingResult } from "./exam-result.ts";
import { useExactPercent } from "./use-exact-percent.ts";

type RegradeCardProps = {
  readonly before: NonNullable<ResultDetail["before_regrade"]>;
  readonly result: SittingResult;
};

/** What was told before a key was corrected, beside what holds now. */
export function RegradeCard({ before, result }: RegradeCardProps) {
  const text = useText();
  const { number } = useFormats();
  const exactly = useExactPercent();
  const rowOf = (row: RegradeCardProps["before"]) =>
    text("sitting.result.regrade.row", {
      percent: exactly(row.percent),
      marks: number(row.marks),
      passed: row.passed ? "yes" : "no",
    });
  const now = {
    percent: result.percent ?? 0,
    marks: result.obtained_marks ?? 0,
    passed: result.passed === true,
  };
  const rows = [
    [text("sitting.result.regrade.before"), rowOf(before)],
    [text("sitting.result.regrade.now"), rowOf(now)],
  ] as const;
  return (
    <Card>
      <h2 className="text-lg">{text("sitting.result.regrade.title")}</h2>
      <p className="mt-1 text-sm text-muted">{text("sitting.result.regrade.text")}</p>
      <dl className="mt-3 grid gap-1.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

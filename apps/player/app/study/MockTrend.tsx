import { TrendLine } from "@crosscheck/ui/charts/TrendLine";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import type { MockRecord } from "./mock-queries.ts";

type MockTrendProps = {
  readonly record: MockRecord;
  /** null where it is not known any more. */
  readonly passPercent: number | null;
};

/** How the mocks of one exam went, in words; as a line against its pass mark once there are several. */
export function MockTrend({ record, passPercent }: MockTrendProps) {
  const text = useText();
  const { percent, date } = useFormats();
  const { mocks, passed, change, trend } = record;
  const points = Math.abs(Math.round(change ?? 0));
  const isUp = (change ?? 0) > 0;
  const [first] = trend;
  const last = trend.at(-1);
  if (first === undefined || last === undefined) return null;
  const summary = text("exams.trend.summary", {
    count: mocks,
    passed,
    best: percent(record.best_percent),
    last: percent(record.last_percent),
  });
  return (
    <>
      <p className="text-sm text-muted">{summary}</p>
      {trend.length < 2 ? null : (
        <>
          <div className="mt-3">
            <TrendLine
              summary={summary}
              mark={passPercent}
              ends={[date(first.finished_at), date(last.finished_at)]}
              points={trend.map((mock) => ({
                key: mock.attempt_id,
                percent: mock.percent,
                isPassed: mock.passed,
              }))}
            />
          </div>
          <p className="mt-1 text-xs text-muted">
            {passPercent === null ? null : text("exams.trend.line", { percent: percent(passPercent) })}
            {points === 0 ? null : ` ${text(isUp ? "exams.trend.up" : "exams.trend.down", { points })}`}
          </p>
        </>
      )}
    </>
  );
}

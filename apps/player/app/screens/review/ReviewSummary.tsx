import { Card } from "@crosscheck/ui/Card";
import { InstrumentArc } from "@crosscheck/ui/art/InstrumentArc";
import { BarList } from "@crosscheck/ui/charts/BarList";
import type { OutputOf } from "@crosscheck/contract";
import type { reviewAttempt } from "@crosscheck/contract/actions/attempts";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { clockText } from "../../i18n/clock.ts";
import { meanSeconds, type Reviewed } from "./verdict.ts";

type ReviewSummaryProps = {
  readonly result: OutputOf<typeof reviewAttempt>["result"];
  readonly questions: readonly Reviewed[];
};

/** The run in figures, and topic by topic. */
export function ReviewSummary({ result, questions }: ReviewSummaryProps) {
  const text = useText();
  const { number, percent } = useFormats();
  const { locale } = useLanguage();
  const mean = meanSeconds(questions);
  const figures = [
    [text("play.result.right"), number(result.correct)],
    [text("play.result.wrong"), number(result.wrong)],
    [text("play.result.blank"), number(result.blank)],
    [
      text("play.result.time"),
      result.duration_seconds < 1
        ? text("play.result.under_second")
        : clockText(result.duration_seconds, locale),
    ],
    ...(mean === null
      ? []
      : [
          [
            text("review.each"),
            mean < 1
              ? text("play.result.under_second")
              : text("review.seconds", { seconds: number(Math.round(mean)) }),
          ] as const,
        ]),
  ] as const;
  return (
    <Card>
      <h2 className="sr-only">{text("review.summary")}</h2>
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4 lg:flex-col">
        <div className="text-center">
          <InstrumentArc ratio={result.percent / 100} className="w-30 sm:w-40" />
          <p className="text-2xl font-bold tabular-nums">
            <bdi>{percent(result.percent)}</bdi>
          </p>
        </div>
        <dl className="grid basis-36 grow gap-1.5 text-sm lg:w-full lg:basis-auto">
          {figures.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold tabular-nums">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {result.topics.length === 0 ? null : (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="mb-3 text-base">{text("review.topics")}</h3>
          <BarList
            max={1}
            bars={result.topics.map((topic) => ({
              key: topic.slug,
              label: topic.name,
              face: result.faces[topic.slug],
              value: text("play.result.of", { correct: topic.correct, total: topic.total }),
              amount: topic.total === 0 ? 0 : topic.correct / topic.total,
            }))}
          />
        </section>
      )}
    </Card>
  );
}

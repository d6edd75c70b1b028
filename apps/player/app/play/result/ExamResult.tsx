import { Card } from "@crosscheck/ui/Card";
import { StatChip } from "@crosscheck/ui/StatChip";
import { InstrumentArc } from "@crosscheck/ui/art/InstrumentArc";
import { buttonClass } from "@crosscheck/ui/button-class";
import { BarList } from "@crosscheck/ui/charts/BarList";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { clockText } from "../../i18n/clock.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { EXAMS_PATH, mockPath } from "../../paths/exam-paths.ts";
import { MockTrend } from "../../study/MockTrend.tsx";
import { useMockHistory, useTextByLanguage } from "../../study/mock-queries.ts";
import { practisePath } from "../../study/study-paths.ts";
import type { RunResult } from "./run-result.ts";

type Judged = NonNullable<RunResult["mock"]>;
type ExamResultProps = { readonly result: RunResult; readonly judged: Judged };

/** What a mock exam came to, as calm as the exam: percent, passed or not and why, the areas, the time, the way on. */
export function ExamResult({ result, judged }: ExamResultProps) {
  const text = useText();
  const { percent } = useFormats();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { question_count: count } = result;
  return (
    <div className="mx-auto grid max-w-2xl items-start gap-4 lg:max-w-none lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="flex flex-col items-center gap-1 text-center">
          <h1 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
            {text(judged.passed ? "exams.result_of.passed" : "exams.result_of.not_passed")}
          </h1>
          <p className="max-w-full text-sm break-words text-muted">
            <Bdi>{result.scope.title}</Bdi>
          </p>
          <InstrumentArc
            ratio={result.percent / 100}
            pass={judged.pass_percent / 100}
            className="mt-1 w-40 max-w-full"
          />
          <p className="text-3xl font-bold tabular-nums">
            <bdi>{percent(result.percent)}</bdi>
          </p>
          <p className="max-w-md">
            <Why result={result} judged={judged} />
          </p>
          {result.watch?.ended_by_absence === true ? (
            <p className="max-w-md font-semibold">
              {text("watch.ended", { limit: result.watch.limit_seconds })}
            </p>
          ) : null}
          {count === judged.real_questions ? null : (
            <p className="max-w-md text-sm text-muted">
              {text("exams.result_of.part", { questions: count, count: judged.real_questions })}
            </p>
          )}
        </Card>
        <Ways result={result} presetId={judged.preset_id} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Figures result={result} judged={judged} />
        <Areas result={result} judged={judged} />
        <Trend judged={judged} />
      </div>
    </div>
  );
}

/** The rule that decided. */
function Why({ result, judged }: ExamResultProps) {
  const text = useText();
  const { percent, list } = useFormats();
  const nameIn = useTextByLanguage();
  const failed = judged.sections.filter(({ passed }) => passed === false).map(({ name }) => nameIn(name));
  const pass = percent(judged.pass_percent);
  if (judged.passed) return text("exams.result_of.why_passed", { percent: pass });
  return failed.length > 0 && result.percent >= judged.pass_percent
    ? text("exams.result_of.why_section", { count: failed.length, names: list(failed) })
    : text("exams.result_of.why_not", { percent: pass });
}

/** Two or three in a row where they have room; a last one alone takes the whole row. */
const ROW = "grow basis-36 whitespace-nowrap max-sm:px-3";

type WaysProps = { readonly result: RunResult; readonly presetId: string };

/** What was missed in amber while there is something, else another sitting; the review beside it. */
function Ways({ result, presetId }: WaysProps) {
  const text = useText();
  const missed = result.wrong + result.blank;
  const best = `${buttonClass("action", "large")} order-first w-full max-sm:px-3`;
  const row = `${buttonClass("quiet")} ${ROW}`;
  return (
    <nav aria-label={text("play.result.next_steps")} className="flex flex-wrap gap-2.5">
      {missed === 0 ? null : (
        <Link to={practisePath(result.attempt_id)} className={best}>
          {text("play.result.practise", { count: missed })}
        </Link>
      )}
      <Link to={`/review/${result.attempt_id}/`} className={`${buttonClass("primary")} ${ROW}`}>
        {text("play.result.review")}
      </Link>
      <Link to={mockPath(presetId)} className={missed === 0 ? best : row}>
        {text("exams.result_of.again")}
      </Link>
      <Link to={EXAMS_PATH} className={row}>
        {text("exams.result_of.all")}
      </Link>
    </nav>
  );
}

function Figures({ result, judged }: ExamResultProps) {
  const text = useText();
  const { number } = useFormats();
  const { locale } = useLanguage();
  const counts = [
    [text("play.result.right"), result.correct],
    [text("play.result.wrong"), result.wrong],
    [text("play.result.blank"), result.blank],
  ] as const;
  const hasMarks = judged.marks_wrong !== 0 || judged.marks_blank !== 0;
  return (
    <section
      aria-label={text("play.result.figures")}
      className="grid grid-cols-2 gap-3 [&>div:last-of-type:nth-child(odd)]:col-span-2"
    >
      {counts.map(([label, count]) => (
        <StatChip key={label} label={label}>
          {number(count)}
        </StatChip>
      ))}
      {hasMarks ? (
        <StatChip label={text("exams.result_of.marks")}>
          {text("exams.result_of.of", { part: number(result.marks), whole: number(result.max_marks) })}
        </StatChip>
      ) : null}
      <StatChip label={text("exams.result_of.time")}>
        <bdi dir="ltr">{clockText(result.duration_seconds, locale)}</bdi>
      </StatChip>
    </section>
  );
}

/** How each area of the paper went, else each topic of it; nothing where there is one alone. */
function Areas({ result, judged }: ExamResultProps) {
  const text = useText();
  const { percent } = useFormats();
  const nameIn = useTextByLanguage();
  const bars =
    judged.sections.length > 0
      ? judged.sections.map((area) => ({
          key: area.section,
          label: nameIn(area.name),
          value: percent(area.percent),
          amount: area.percent,
          note: [
            text("play.result.of", { correct: area.correct, total: area.total }),
            ...(area.passed === null || area.pass_percent === null
              ? []
              : [
                  text(area.passed ? "exams.result_of.area_passed" : "exams.result_of.area_not_passed", {
                    percent: percent(area.pass_percent),
                  }),
                ]),
          ].join(" · "),
        }))
      : result.topics.map((topic) => ({
          key: topic.slug,
          label: topic.name,
          value: percent((topic.correct / topic.total) * 100),
          amount: (topic.correct / topic.total) * 100,
          note: text("play.result.of", { correct: topic.correct, total: topic.total }),
        }));
  if (bars.length < 2) return null;
  return (
    <Card>
      <h2 className="mb-3 text-lg">
        {text(judged.sections.length > 0 ? "exams.result_of.areas" : "play.result.topics")}
      </h2>
      <BarList bars={bars} max={100} mark={judged.pass_percent} />
    </Card>
  );
}

/** This result among the earlier ones of the same exam; nothing while it is the only one. */
function Trend({ judged }: Pick<ExamResultProps, "judged">) {
  const text = useText();
  const record = useMockHistory(judged.preset_id).first?.subjects[0];
  if (record === undefined || record.mocks < 2) return null;
  return (
    <Card>
      <h2 className="text-lg">{text("exams.history.own")}</h2>
      <MockTrend record={record} passPercent={judged.pass_percent} />
    </Card>
  );
}

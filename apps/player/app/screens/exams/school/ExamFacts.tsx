import {
  ArrowLeftRight,
  Ruler,
  CalendarCheck,
  Weight,
  BookOpenCheck,
  Blocks,
  Percent,
  Replace,
  Tickets,
  AlarmClockCheck,
} from "lucide-react";
import { useFormats } from "../../../i18n/formats.ts";
import { useText, type Text } from "../../../i18n/texts.tsx";
import { useTextByLanguage } from "../../../study/mock-queries.ts";
import type { SchoolExam } from "./exam-phase.ts";
import { Lines, type Line } from "./Lines.tsx";

/** How an exam is sat, marked and told, a line each. */
export function ExamFacts({ exam }: { readonly exam: SchoolExam }) {
  const text = useText();
  const { number, percent, dateTime } = useFormats();
  const marks = useMarksLine(exam);
  const sections = useSectionLines(exam);
  const release = text(`school-exams.facts.release_${exam.result_release}`, { when: dateTime(exam.ends_at) });
  const extra = text("school-exams.facts.extra_time", { factor: number(exam.time_factor) });
  const lines: readonly Line[] = [
    [Tickets, text("school-exams.facts.one_sitting")],
    ...(exam.time_factor > 1 ? [[AlarmClockCheck, extra] as const] : []),
    [Weight, marks],
    [Percent, text("school-exams.facts.pass_rule", { percent: percent(exam.pass_rule.percent) })],
    ...sections,
    [
      ArrowLeftRight,
      text(exam.forward_only ? "school-exams.facts.forward_only" : "school-exams.facts.any_order"),
    ],
    [
      Replace,
      text(exam.answer_again ? "school-exams.facts.answer_again" : "school-exams.facts.answer_final"),
    ],
    [CalendarCheck, release],
    [BookOpenCheck, reviewLine(text, exam)],
    [Ruler, text("school-exams.facts.aids")],
  ];
  return <Lines lines={lines} />;
}

function reviewLine(text: Text, { review }: SchoolExam): string {
  return text(`school-exams.facts.review_${review}`);
}

/** What right, wrong and missing answers bring. */
function useMarksLine({ marks: { right, wrong, blank, partial }, total_marks: total }: SchoolExam): string {
  const text = useText();
  const { number, signed } = useFormats();
  const said = { right: signed(right), wrong: signed(wrong), blank: signed(blank), total: number(total) };
  const line = text(
    wrong === 0 && blank === 0 ? "school-exams.facts.no_penalty" : "school-exams.facts.marks",
    said,
  );
  return partial ? `${line} ${text("school-exams.facts.partial")}` : line;
}

/** Its sections where there are several, or one that is to be passed by itself. */
function useSectionLines({ sections, pass_rule: rule }: SchoolExam): readonly Line[] {
  const text = useText();
  const { percent } = useFormats();
  const nameIn = useTextByLanguage();
  if (sections.length < 2 && rule.sections.length === 0) return [];
  return sections.map(({ section, name, questions }) => {
    const own = rule.sections.find((passed) => passed.section === section);
    const named = { name: nameIn(name), questions };
    const line =
      own === undefined
        ? text("school-exams.facts.section", named)
        : text("school-exams.facts.section_pass", { ...named, percent: percent(own.percent) });
    return [Blocks, line] as const;
  });
}

import { examResult, type ExamResult, type TopicOf } from "@crosscheck/rules/exams/exam-result";
import { regrade, type KeyChange, type Standing } from "@crosscheck/rules/exams/regrade";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";

type Sat = {
  readonly rules: Pick<ModeDefinition, "marking" | "winPercent" | "sectionPercents">;
  readonly questions: readonly PaperQuestion[];
  readonly answers: readonly (string | null)[];
};

/** What came out of a sitting, first by the keys it was sat with, then by all corrections of its exam. */
export function resultsOf(
  { rules, questions, answers }: Sat,
  changes: readonly KeyChange[],
  topics: TopicOf,
): { readonly first: ExamResult; readonly now: ExamResult } {
  const first = examResult(rules, { questions, answers }, topics);
  if (changes.length === 0) return { first, now: first };
  const again = regrade({ questions, answers, before: standingOf(first) }, changes, rules);
  return { first, now: examResult(rules, again, topics) };
}

export function standingOf({ marks, maxMarks, percent, passed }: ExamResult): Standing {
  return { marks, maxMarks, percent, isPassed: passed };
}

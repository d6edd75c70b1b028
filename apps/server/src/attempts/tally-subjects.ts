import type { RunMarks } from "@crosscheck/rules/attempts/marking";
import { clockOf, type Run } from "./run.ts";

/** The answers of a run to the questions of one category; blank ones are not counted. */
export type SubjectTally = {
  /** Slug of the category. */
  readonly category: string;
  readonly answered: number;
  readonly correct: number;
  /** Answers whose own clock is known, and the milliseconds they took together. */
  readonly timed: number;
  readonly answerMs: number;
};

/** Tallies of a ranked run by category; none for practice, which counts in no statistics. */
export function tallySubjects(
  run: Run,
  verdicts: RunMarks["verdicts"],
  endedAtMs: number,
): readonly SubjectTally[] {
  if (!run.rules.ranked) return [];
  const clock = clockOf(run, endedAtMs);
  const marked = run.paper.questions.map(({ category }, index) => {
    const verdict = verdicts[index] ?? "blank";
    return { category, verdict, ms: answerMs(run, clock.questions[index]) };
  });
  return [...Map.groupBy(marked, ({ category }) => category)].map(([category, questions]) => {
    const answered = questions.filter(({ verdict }) => verdict !== "blank");
    const timed = answered.flatMap(({ ms }) => ms ?? []);
    return {
      category,
      answered: answered.length,
      correct: answered.filter(({ verdict }) => verdict === "correct").length,
      timed: timed.length,
      answerMs: timed.reduce((sum, ms) => sum + ms, 0),
    };
  });
}

/** Where the whole paper has one clock, nobody knows how long a question took. */
function answerMs(
  run: Run,
  question: ReturnType<typeof clockOf>["questions"][number] | undefined,
): number | null {
  if (run.rules.timing.kind === "whole_paper" || !question?.answer || question.startedAtMs === null)
    return null;
  return Math.max(0, question.answer.atMs - question.startedAtMs);
}

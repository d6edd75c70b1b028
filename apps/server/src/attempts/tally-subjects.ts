import type { RunMarks } from "@crosscheck/rules/attempts/marking";
import { clockOf, type Run } from "./run.ts";

/** How a question of a finished run went. */
export type SettledAnswer = {
  readonly itemId: string;
  readonly version: number;
  readonly language: string;
  /** Slug of the category. */
  readonly category: string;
  readonly isAnswered: boolean;
  readonly isCorrect: boolean;
  /** From the start of its own clock to the answer; null where no clock is known. */
  readonly ms: number | null;
};

/** The answers of a run to the questions of one category on one subject; blank ones are not counted. */
export type SubjectTally = {
  /** Slug of the category. */
  readonly category: string;
  /** Subject code of the learning objectives; empty where they name none. */
  readonly subject: string;
  readonly answered: number;
  readonly correct: number;
  /** Answers whose own clock is known, and the milliseconds they took together. */
  readonly timed: number;
  readonly answerMs: number;
};

/** Every question of a run that ended then, in the order of the paper. */
export function settleAnswers(
  run: Run,
  verdicts: RunMarks["verdicts"],
  endedAtMs: number,
): readonly SettledAnswer[] {
  const clock = clockOf(run, endedAtMs);
  return run.paper.questions.map(({ itemId, version, language, category }, index) => {
    const verdict = verdicts[index] ?? "blank";
    const isAnswered = verdict !== "blank";
    const ms = isAnswered ? answerMs(run, clock.questions[index]) : null;
    return { itemId, version, language, category, isAnswered, isCorrect: verdict === "correct", ms };
  });
}

/** Tallies of a ranked run by category and subject; none for practice, which counts in no statistics. */
export function tallySubjects(
  run: Run,
  answers: readonly SettledAnswer[],
  subjectOf: (answer: SettledAnswer) => string,
): readonly SubjectTally[] {
  if (!run.rules.ranked) return [];
  const groups = Map.groupBy(answers, (answer) => `${answer.category}/${subjectOf(answer)}`);
  return [...groups.values()].map((questions) => {
    const answered = questions.filter(({ isAnswered }) => isAnswered);
    const timed = answered.flatMap(({ ms }) => ms ?? []);
    const [first] = questions;
    return {
      category: first?.category ?? "",
      subject: first === undefined ? "" : subjectOf(first),
      answered: answered.length,
      correct: answered.filter(({ isCorrect }) => isCorrect).length,
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

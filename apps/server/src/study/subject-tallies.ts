import type { SettledAnswer } from "../attempts/finish/settle-answers.ts";
import type { Run } from "../attempts/engine/run.ts";

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

import { makesKnown } from "@crosscheck/rules/attempts/reveal";
import { isWon } from "@crosscheck/rules/attempts/reward";
import type { MarkedRun } from "../attempts/finish/check-finished-runs.ts";
import { clockOf } from "../attempts/engine/run.ts";
import { settleAnswers, type SettledAnswer } from "../attempts/finish/settle-answers.ts";
import { tallySubjects, type SubjectTally } from "./subject-tallies.ts";

/** One answer of a player to an item, blank ones too. */
export type LoggedAnswer = {
  readonly isCorrect: boolean;
  /** Whether its run lets the right answer out. */
  readonly isKnown: boolean;
  readonly atMs: number;
};

/** Answers of a player by item, the latest first; runs that ended in the same millisecond have no order. */
export function answersByItem(runs: readonly MarkedRun[]): ReadonlyMap<string, readonly LoggedAnswer[]> {
  const answers = runs.flatMap(({ run, marks, verdicts }) =>
    clockOf(run, run.finishedAtMs ?? 0).questions.map((question, index) => ({
      itemId: run.paper.questions[index]?.itemId ?? "",
      isCorrect: verdicts[index] === "correct",
      isKnown: makesKnown({ reveal: run.reveal, isWon: isWon(run.rules, marks) }, question),
      atMs: run.finishedAtMs ?? 0,
    })),
  );
  return new Map(
    [...Map.groupBy(answers, ({ itemId }) => itemId)].map(([itemId, ofItem]) => [
      itemId,
      ofItem.toSorted((one, other) => other.atMs - one.atMs),
    ]),
  );
}

/** What the tallies of these runs are by their logs. */
export function talliesOf(
  runs: readonly MarkedRun[],
  subjectOf: (answer: SettledAnswer) => string,
): readonly (SubjectTally & { readonly attemptId: string })[] {
  return runs.flatMap(({ run, verdicts }) => {
    const answers = settleAnswers(run, verdicts, run.finishedAtMs ?? 0);
    return tallySubjects(run, answers, subjectOf).map((tally) => ({ attemptId: run.attemptId, ...tally }));
  });
}

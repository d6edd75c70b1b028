import type { RunMarks } from "@crosscheck/rules/attempts/marking";
import { isWon, scoreFor } from "@crosscheck/rules/attempts/reward";
import { betterMarks, correctQuestion, type CorrectedKey } from "@crosscheck/rules/regrades/better-marks";
import { gainsOf, type CorrectedRun, type Gain } from "@crosscheck/rules/regrades/gains";
import { clockOf, countingAnswers, type Run } from "../attempts/engine/run.ts";
import { readCorrectedKeys } from "../attempts/regrade/corrected-keys.ts";
import type { Db } from "../postgres/database.ts";
import { readBooks } from "./book-queries.ts";

/** An attempt that counts for more by a corrected key. */
export type Raised = {
  readonly run: Run;
  /** How it counts then. */
  readonly after: RunMarks;
  readonly corrected: CorrectedRun;
  /** Whether the question is right now, and not only worth more. */
  readonly isRightNow: boolean;
  readonly gain: Gain;
};

/** What a corrected key would bring to these attempts, by player; only those that count for more by it. */
export async function planRegrade(
  db: Db,
  key: CorrectedKey,
  runs: readonly Run[],
): Promise<ReadonlyMap<string, readonly Raised[]>> {
  const asked = runs.filter((run) => run.paper.questions.some((one) => correctQuestion(one, key) !== null));
  const earlier = await readCorrectedKeys(db, asked);
  const raised = asked.flatMap((run) => raise(run, key, earlier.get(run.attemptId) ?? []));
  const books = await readBooks(
    db,
    raised.map(({ run }) => run),
  );
  return new Map(
    [...Map.groupBy(raised, ({ run }) => run.playerId)].map(([playerId, own]) => {
      const corrected = own.map((one) => one.corrected);
      const gains = gainsOf(books.get(playerId) ?? [], corrected);
      const planned = gains.flatMap((gain) => {
        const one = own.find(({ run }) => run.attemptId === gain.attemptId);
        return one === undefined ? [] : [{ ...one, gain }];
      });
      return [playerId, planned];
    }),
  );
}

function raise(
  run: Run,
  key: CorrectedKey,
  earlier: readonly CorrectedKey[],
): readonly Omit<Raised, "gain">[] {
  const { questions } = run.paper;
  const { marking } = run.rules;
  const answers = countingAnswers(clockOf(run, run.finishedAtMs ?? 0));
  const before = betterMarks(questions, answers, { marking, keys: earlier });
  const after = betterMarks(questions, answers, { marking, keys: [...earlier, key] });
  const isRightNow = after.verdicts.some((verdict, at) => verdict !== before.verdicts[at]);
  if (!isRightNow && after.marks === before.marks) return [];
  const corrected = {
    attemptId: run.attemptId,
    rules: run.rules,
    score: scoreFor(run.rules, after.marks),
    percent: after.percent,
    won: isWon(run.rules, after),
  };
  return [{ run, after, corrected, isRightNow }];
}

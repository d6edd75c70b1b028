import { itemResults } from "@crosscheck/rules/exams/item-results";
import type { ItemKey, SittingResult } from "@crosscheck/rules/exams/item-analysis";
import { regrade } from "@crosscheck/rules/exams/regrade";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { clockOf, countingAnswers } from "../attempts/engine/run.ts";
import type { Db } from "../postgres/database.ts";
import { listOver, type OverSitting } from "./exam-runs.ts";
import { listChanges } from "./regrade-queries.ts";
import { resultsOf, standingOf } from "./regraded-result.ts";

/** A sitting as it counts now, with what item analysis reads of it. */
export type Examined = OverSitting & {
  /** As they count, after corrections of keys. */
  readonly questions: readonly PaperQuestion[];
  readonly result: SittingResult;
};

/** Every sitting of an exam that is over and not voided, by name; also those whose result nobody else knows yet. */
export async function readExamined(db: Db, examId: string, nowMs: number): Promise<readonly Examined[]> {
  const changes = await listChanges(db, examId);
  return (await listOver(db, examId, nowMs)).map((one) => {
    const { run } = one;
    const { questions } = run.paper;
    const answers = countingAnswers(clockOf(run, run.finishedAtMs ?? run.expiresAtMs));
    const sat = { rules: run.rules, questions, answers };
    const { first, now } = resultsOf(sat, changes, new Map());
    const counted = regrade({ questions, answers, before: standingOf(first) }, changes, run.rules);
    const items = itemResults(counted.questions, answers, run.rules.marking);
    return {
      ...one,
      questions: counted.questions,
      result: { items, percent: now.percent, isPassed: now.passed },
    };
  });
}

/** Options and keys of every item that was asked, in the authors' ids. */
export function keysOf(examined: readonly Examined[]): readonly ItemKey[] {
  const questions = examined.flatMap((one) => one.questions);
  const byItem = new Map(questions.map((question) => [`${question.itemId} ${question.version}`, question]));
  return [...byItem.values()].map(({ itemId, version, options, key }) => {
    const authorOf = new Map(options.map(({ optionId, authorId }) => [optionId, authorId]));
    return {
      itemId,
      version,
      options: options.map(({ authorId }) => authorId).toSorted(),
      key: key.flatMap((id) => authorOf.get(id) ?? []),
    };
  });
}

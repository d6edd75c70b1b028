import { isDeepStrictEqual } from "node:util";
import type { ExamResult } from "@crosscheck/rules/exams/exam-result";
import { clockOf, countingAnswers, type Run } from "../attempts/engine/run.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";
import { listStoredResults, type StoredResult } from "./check-queries.ts";
import { listChanges } from "./regrade-queries.ts";
import { resultsOf } from "./regraded-result.ts";
import { readRuns } from "./sitting-queries.ts";

const PAGE = 100;
const MOST_BREACHES = 20;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Marks every finished sitting again from its paper, its log and the corrections of its exam. */
export async function checkExamResults(db: Db): Promise<CheckReport> {
  const changes = new Map<string, Awaited<ReturnType<typeof listChanges>>>();
  const breaches: string[] = [];
  let checked = 0;
  let after = FIRST;
  for (;;) {
    const page = await listStoredResults(db, { after, limit: PAGE });
    const runs = await readRuns(db, page);
    for (const stored of page) {
      const { examId, attemptId } = stored;
      const corrected = changes.get(examId) ?? (await listChanges(db, examId));
      changes.set(examId, corrected);
      breaches.push(...findBreaches(stored, runs.get(attemptId), corrected));
    }
    checked += page.length;
    after = page.at(-1)?.attemptId ?? after;
    if (page.length < PAGE) return { checked, breaches: breaches.slice(0, MOST_BREACHES) };
  }
}

function findBreaches(
  { attemptId, result, firstResult }: StoredResult,
  run: Run | undefined,
  changes: Awaited<ReturnType<typeof listChanges>>,
): readonly string[] {
  if (run === undefined) return [`the sitting of attempt ${attemptId} has a result and no attempt`];
  const answers = countingAnswers(clockOf(run, run.finishedAtMs ?? 0));
  const again = resultsOf({ rules: run.rules, questions: run.paper.questions, answers }, changes, new Map());
  const expectedFirst = changes.length > 0 ? again.first : null;
  return [
    ...(isSame(result, again.now) ? [] : [`the result of attempt ${attemptId} is not what its log says`]),
    ...(isSame(firstResult, expectedFirst)
      ? []
      : [`the result of attempt ${attemptId} before its regrade is not what its log says`]),
  ];
}

/** The same but for names of topics, which are those of the syllabus at that time. */
function isSame(stored: ExamResult | null, again: ExamResult | null): boolean {
  return isDeepStrictEqual(withoutTopics(stored), withoutTopics(again));
}

function withoutTopics(result: ExamResult | null) {
  return result && { ...result, objectives: [] };
}

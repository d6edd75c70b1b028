import { findRunBreaches, readMarkedRuns, type MarkedRun } from "../attempts/finish/check-finished-runs.ts";
import type { SubjectTally } from "./subject-tallies.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";
import {
  countHistoryRows,
  listHistory,
  listTallies,
  type HistoryRecord,
  type TallyRecord,
} from "./check-queries.ts";
import { answersByItem, talliesOf, type LoggedAnswer } from "./study-from-log.ts";
import { readSubjects } from "./subjects-of-runs.ts";

const MOST_BREACHES = 20;

/** Marks every finished attempt again from its log and compares what is stored of it, per item and per subject. */
export async function checkRuns(db: Db): Promise<CheckReport> {
  const breaches: string[] = [];
  let [checkedRuns, checkedRows] = [0, 0];
  for await (const runs of readMarkedRuns(db)) {
    const playerId = runs[0]?.run.playerId ?? "";
    const [history, tallies] = [await listHistory(db, playerId), await listTallies(db, playerId)];
    checkedRuns += runs.length;
    checkedRows += history.length + tallies.length;
    breaches.push(
      ...runs.flatMap(findRunBreaches),
      ...compareHistory(playerId, history, runs),
      ...compareTallies(tallies, talliesOf(runs, await readSubjects(db, runs))),
    );
  }
  const others = (await countHistoryRows(db)) - checkedRows;
  if (others !== 0) breaches.push(`${others} rows belong to players without a finished attempt`);
  return { checked: checkedRuns + checkedRows, breaches: breaches.slice(0, MOST_BREACHES) };
}

function compareHistory(
  playerId: string,
  stored: readonly HistoryRecord[],
  runs: readonly MarkedRun[],
): readonly string[] {
  const byItem = answersByItem(runs);
  const known = new Map(stored.map((record) => [record.itemId, record]));
  return [...new Set([...byItem.keys(), ...known.keys()])].flatMap((itemId) =>
    isHistoryTrue(known.get(itemId), byItem.get(itemId) ?? [])
      ? []
      : [`history of player ${playerId} on item ${itemId} is not what the log says`],
  );
}

/** Runs that ended in the same millisecond have no order: either answer may be the last. */
function isHistoryTrue(record: HistoryRecord | undefined, answers: readonly LoggedAnswer[]): boolean {
  const [last, previous] = answers;
  const isAt = (atMs: number | undefined, isCorrect: boolean | null) =>
    answers.some((answer) => answer.atMs === atMs && answer.isCorrect === isCorrect);
  if (record === undefined || last === undefined) return false;
  if (record.seen !== answers.length || record.lastAtMs !== last.atMs) return false;
  if (record.correct !== answers.filter(({ isCorrect }) => isCorrect).length) return false;
  // What was finished before migration 0014 is known however it was played.
  if (!record.known && answers.some(({ isKnown }) => isKnown)) return false;
  if (record.previousAtMs !== (previous?.atMs ?? null)) return false;
  return (
    isAt(last.atMs, record.lastCorrect) &&
    (previous === undefined ? record.previousCorrect === null : isAt(previous.atMs, record.previousCorrect))
  );
}

type LoggedTally = SubjectTally & { readonly attemptId: string };

function compareTallies(stored: readonly TallyRecord[], again: readonly LoggedTally[]): readonly string[] {
  const known = new Map(stored.map((record) => [keyOf(record), record]));
  const breaches = again.filter((tally) => {
    const record = known.get(keyOf(tally));
    known.delete(keyOf(tally));
    return record === undefined || !isSame(record, tally);
  });
  return [...breaches, ...known.values()].map(
    ({ attemptId, category, subject }) =>
      `tally of attempt ${attemptId} in ${category} on subject '${subject}' is not what the log says`,
  );
}

function isSame(stored: TallyRecord, again: LoggedTally): boolean {
  if (stored.answered !== again.answered || stored.correct !== again.correct) return false;
  return stored.timed === again.timed && stored.answerMs === again.answerMs;
}

function keyOf({ attemptId, category, subject }: TallyRecord | LoggedTally): string {
  return `${attemptId}/${category}/${subject}`;
}

import { findRunBreaches, readMarkedRuns, type MarkedRun } from "../attempts/check-finished-runs.ts";
import { tallySubjects } from "../attempts/tally-subjects.ts";
import type { CheckReport } from "../books/check.ts";
import type { Db } from "../postgres/database.ts";
import {
  countHistoryRows,
  listHistory,
  listTallies,
  type HistoryRecord,
  type TallyRecord,
} from "./check-queries.ts";

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
      ...compareTallies(tallies, runs),
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
  const answers = runs.flatMap(({ run, marks }) =>
    marks.verdicts.map((verdict, index) => ({
      itemId: run.paper.questions[index]?.itemId ?? "",
      isCorrect: verdict === "correct",
      atMs: run.finishedAtMs ?? 0,
    })),
  );
  const byItem = Map.groupBy(answers, ({ itemId }) => itemId);
  const known = new Map(stored.map((record) => [record.itemId, record]));
  return [...new Set([...byItem.keys(), ...known.keys()])].flatMap((itemId) => {
    const seen = byItem.get(itemId) ?? [];
    const record = known.get(itemId);
    const lastAtMs = Math.max(0, ...seen.map(({ atMs }) => atMs));
    // Runs that ended in the same millisecond have no order: either answer may be the last.
    const last = seen.filter(({ atMs }) => atMs === lastAtMs).map(({ isCorrect }) => isCorrect);
    const isTrue =
      record !== undefined &&
      record.seen === seen.length &&
      record.correct === seen.filter(({ isCorrect }) => isCorrect).length &&
      record.lastAtMs === lastAtMs &&
      last.includes(record.lastCorrect);
    return isTrue ? [] : [`history of player ${playerId} on item ${itemId} is not what the log says`];
  });
}

function compareTallies(stored: readonly TallyRecord[], runs: readonly MarkedRun[]): readonly string[] {
  const again = runs.flatMap(({ run, marks }) =>
    tallySubjects(run, marks.verdicts, run.finishedAtMs ?? 0).map((tally) => ({
      attemptId: run.attemptId,
      ...tally,
    })),
  );
  const known = new Map(stored.map((record) => [keyOf(record), record]));
  const breaches = again.filter((tally) => {
    const record = known.get(keyOf(tally));
    known.delete(keyOf(tally));
    return record === undefined || !isSame(record, tally);
  });
  return [...breaches, ...known.values()].map(
    ({ attemptId, category }) => `tally of attempt ${attemptId} in ${category} is not what the log says`,
  );
}

/** Times of runs from before migration 0008 were not taken: those tallies have none. */
function isSame(stored: TallyRecord, again: TallyRecord): boolean {
  if (stored.answered !== again.answered || stored.correct !== again.correct) return false;
  return stored.timed === 0 || (stored.timed === again.timed && stored.answerMs === again.answerMs);
}

function keyOf({ attemptId, category }: TallyRecord): string {
  return `${attemptId}/${category}`;
}

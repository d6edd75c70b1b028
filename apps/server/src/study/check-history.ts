import { markPaper, type RunMarks } from "@crosscheck/rules/attempts/marking";
import { listFinishedRuns } from "../attempts/run-queries.ts";
import { clockOf, countingAnswers, type Run } from "../attempts/run.ts";
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

const PAGE = 200;
const MOST_BREACHES = 20;
const FIRST = {
  playerId: "00000000-0000-0000-0000-000000000000",
  attemptId: "00000000-0000-0000-0000-000000000000",
};

/** Marks every finished attempt again and compares what is stored per item and per subject. */
export async function checkHistory(db: Db): Promise<CheckReport> {
  const breaches: string[] = [];
  let checked = 0;
  for await (const runs of readRunsByPlayer(db)) {
    const playerId = runs[0]?.playerId ?? "";
    const [history, tallies] = [await listHistory(db, playerId), await listTallies(db, playerId)];
    checked += history.length + tallies.length;
    breaches.push(...compareHistory(playerId, history, runs), ...compareTallies(tallies, runs));
  }
  const rows = await countHistoryRows(db);
  if (rows !== checked) breaches.push(`${rows - checked} rows belong to players without a finished attempt`);
  return { checked, breaches: breaches.slice(0, MOST_BREACHES) };
}

/** All finished runs of one player after the other. */
async function* readRunsByPlayer(db: Db): AsyncGenerator<readonly Run[]> {
  let ofPlayer: Run[] = [];
  let after = FIRST;
  for (;;) {
    const page = await listFinishedRuns(db, { after, limit: PAGE });
    for (const run of page) {
      if (ofPlayer[0] !== undefined && ofPlayer[0].playerId !== run.playerId) {
        yield ofPlayer;
        ofPlayer = [];
      }
      ofPlayer.push(run);
      after = { playerId: run.playerId, attemptId: run.attemptId };
    }
    if (page.length < PAGE) break;
  }
  if (ofPlayer.length > 0) yield ofPlayer;
}

function compareHistory(
  playerId: string,
  stored: readonly HistoryRecord[],
  runs: readonly Run[],
): readonly string[] {
  const answers = runs.flatMap((run) =>
    verdictsOf(run).map((verdict, index) => ({
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

function compareTallies(stored: readonly TallyRecord[], runs: readonly Run[]): readonly string[] {
  const again = runs.flatMap((run) =>
    tallySubjects(run, verdictsOf(run), run.finishedAtMs ?? 0).map((tally) => ({
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

function verdictsOf(run: Run): RunMarks["verdicts"] {
  const answers = countingAnswers(clockOf(run, run.finishedAtMs ?? 0));
  return markPaper(run.paper.questions, answers, run.rules.marking).verdicts;
}

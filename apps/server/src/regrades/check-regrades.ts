import { isWon, scoreFor } from "@crosscheck/rules/attempts/reward";
import { betterMarks } from "@crosscheck/rules/regrades/better-marks";
import { clockOf, countingAnswers, type Run } from "../attempts/engine/run.ts";
import { readCorrectedKey, type AttemptRef } from "../attempts/regrade/corrected-keys.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";
import {
  listEndedRegrades,
  listRegraded,
  listRegradedRuns,
  listBookedBefore,
  type RegradedRecord,
} from "./check-queries.ts";
import { planRegrade } from "./plan-regrade.ts";
import { listPlayersOf, listPlayOf, slicesOf } from "./regrade-queries.ts";

const PAGE = 200;
const MOST_BREACHES = 20;
const NOBODY = "00000000-0000-0000-0000-000000000000";
const FIRST = { playerId: NOBODY, attemptId: NOBODY };

/** Marks every attempt that got something by a regrade again, and looks for those that should have and did not. */
export async function checkRegrades(db: Db): Promise<CheckReport> {
  const given = await checkGiven(db);
  const missed = await findMissed(db);
  return { ...given, breaches: [...given.breaches, ...missed].slice(0, MOST_BREACHES) };
}

async function checkGiven(db: Db): Promise<CheckReport> {
  const breaches: string[] = [];
  let checked = 0;
  let after: AttemptRef = FIRST;
  for (;;) {
    const runs = await listRegradedRuns(db, { after, limit: PAGE });
    const byAttempt = Map.groupBy(await listRegraded(db, runs), ({ attemptId }) => attemptId);
    for (const run of runs)
      breaches.push(...(await findBreaches(db, run, byAttempt.get(run.attemptId) ?? [])));
    checked += runs.length;
    after = runs.at(-1) ?? after;
    if (runs.length < PAGE) return { checked, breaches };
  }
}

async function findBreaches(
  db: Db,
  run: Run,
  records: readonly RegradedRecord[],
): Promise<readonly string[]> {
  const { questions } = run.paper;
  const { marking } = run.rules;
  const answers = countingAnswers(clockOf(run, run.finishedAtMs ?? 0));
  const breaches: string[] = [];
  const keys: Awaited<ReturnType<typeof readCorrectedKey>>[] = [];
  // Each counts with those that were given before it, in whichever order they were decided.
  for (const record of records) {
    keys.push(await readCorrectedKey(db, record));
    const again = betterMarks(questions, answers, { marking, keys });
    const isSame =
      again.correct === record.correct &&
      again.marks === record.marks &&
      again.percent === record.percent &&
      scoreFor(run.rules, again.marks) === record.score &&
      isWon(run.rules, again) === record.won;
    if (!isSame)
      breaches.push(`regrade ${record.regradeId} of attempt ${run.attemptId} is not what the keys say`);
  }
  return breaches;
}

async function findMissed(db: Db): Promise<readonly string[]> {
  const breaches: string[] = [];
  for (const { askedAt, ...regrade } of await listEndedRegrades(db)) {
    const { regradeId, itemId } = regrade;
    const key = await readCorrectedKey(db, regrade);
    for (const playerIds of slicesOf(await listPlayersOf(db, { itemId, after: null }), PAGE)) {
      const raised = await planRegrade(db, key, await listPlayOf(db, { itemId, playerIds, regradeId }));
      const missed = [...raised.values()].flat().map(({ run }) => run);
      for (const attemptId of await listBookedBefore(db, missed, askedAt))
        breaches.push(`attempt ${attemptId} got nothing by regrade ${regradeId}`);
      if (breaches.length >= MOST_BREACHES) return breaches;
    }
  }
  return breaches;
}

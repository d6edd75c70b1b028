import { readMarkedRuns, type MarkedRun } from "../attempts/finish/check-finished-runs.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { lockStudy, replaceHistory, replaceTallies, settleRecount, takeRecount } from "./recount-queries.ts";
import { answersByItem, talliesOf } from "./study-from-log.ts";
import { readSubjects } from "./subjects-of-runs.ts";

/**
 * Counts item histories and subject tallies again from the logs when a migration has asked for it; answers for how many
 * players. SQL cannot do it: only the rules can mark every kind of question. Finishes wait meanwhile, wherever they run.
 */
export async function recountStudy(db: Db): Promise<number> {
  return await inTransaction(db, async (tx) => {
    if (!(await takeRecount(tx, "study"))) return 0;
    await lockStudy(tx);
    let players = 0;
    for await (const runs of readMarkedRuns(tx)) {
      await recountPlayer(tx, runs);
      players += 1;
    }
    await settleRecount(tx, "study");
    return players;
  });
}

async function recountPlayer(tx: Db, runs: readonly MarkedRun[]): Promise<void> {
  const playerId = runs[0]?.run.playerId ?? "";
  const history = [...answersByItem(runs)].map(([itemId, answers]) => ({
    itemId,
    seen: answers.length,
    correct: answers.filter(({ isCorrect }) => isCorrect).length,
    lastCorrect: answers[0]?.isCorrect ?? false,
    known: answers.some(({ isKnown }) => isKnown),
    lastAtMs: answers[0]?.atMs ?? 0,
    previousCorrect: answers[1]?.isCorrect ?? null,
    previousAtMs: answers[1]?.atMs ?? null,
  }));
  await replaceHistory(tx, playerId, history);
  await replaceTallies(tx, playerId, talliesOf(runs, await readSubjects(tx, runs)));
}

import { dayIn, type Day } from "@crosscheck/rules/attempts/local-day";
import type { Fact, RunFact } from "@crosscheck/rules/badges/badge";
import { readMarkedRuns, type MarkedRun } from "../attempts/finish/check-finished-runs.ts";
import { settleAnswers } from "../attempts/finish/settle-answers.ts";
import type { Db } from "../postgres/database.ts";
import { countPrizes, listBattleFacts, listBattlersWithoutRuns } from "./badge-queries.ts";

/** Everybody of whom badges may count something, with all finished runs. */
export async function* readCounted(
  db: Db,
): AsyncGenerator<{ readonly playerId: string; readonly runs: readonly MarkedRun[] }> {
  for await (const runs of readMarkedRuns(db)) yield { playerId: runs[0]?.run.playerId ?? "", runs };
  for (const playerId of await listBattlersWithoutRuns(db)) yield { playerId, runs: [] };
}

/** Local days of these runs: as kept, and for those of before in the zone that the player is in now. */
export function localDaysOf(
  runs: readonly MarkedRun[],
  kept: ReadonlyMap<string, Day | null>,
): ReadonlyMap<string, Day> {
  return new Map(
    runs.map(({ run }) => {
      const day = kept.get(run.attemptId) ?? dayIn(run.zone ?? "UTC", run.finishedAtMs ?? 0);
      return [run.attemptId, day];
    }),
  );
}

/** What badges count of a player, by the logs of these runs, by battles and by the ledger. */
export async function listFacts(
  db: Db,
  playerId: string,
  { runs, days }: { readonly runs: readonly MarkedRun[]; readonly days: ReadonlyMap<string, Day> },
): Promise<readonly Fact[]> {
  const prizes = Array.from(
    { length: await countPrizes(db, playerId) },
    () => ({ kind: "contest_prize" }) as const,
  );
  return [...factsOf(runs, days), ...(await listBattleFacts(db, playerId)), ...prizes];
}

function factsOf(runs: readonly MarkedRun[], days: ReadonlyMap<string, Day>): readonly RunFact[] {
  return runs.map(({ run, marks }) => ({
    kind: "run",
    mode: run.rules.id,
    ranked: run.rules.ranked,
    day: days.get(run.attemptId) ?? "",
    paperDay: run.scope.from === "day" ? run.scope.day : null,
    questions: settleAnswers(run, marks.verdicts, run.finishedAtMs ?? 0),
    lifelines: run.lifelines.map(({ kind }) => kind),
  }));
}

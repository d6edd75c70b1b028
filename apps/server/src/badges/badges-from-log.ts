import { dayIn, type Day } from "@crosscheck/rules/attempts/local-day";
import type { RunFact } from "@crosscheck/rules/badges/badge";
import type { MarkedRun } from "../attempts/finish/check-finished-runs.ts";
import { settleAnswers } from "../attempts/finish/settle-answers.ts";

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

/** What badges count of these runs, by their logs. */
export function factsOf(runs: readonly MarkedRun[], days: ReadonlyMap<string, Day>): readonly RunFact[] {
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

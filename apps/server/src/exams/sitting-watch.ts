import type { OutputOf } from "@crosscheck/contract";
import type { getExamResult } from "@crosscheck/contract/actions/exam-modules";
import { isViolation, readAway, readTimeline } from "@crosscheck/rules/exams/away";
import { findRun, type RunKey } from "../attempts/engine/run-queries.ts";
import { clockOf } from "../attempts/engine/run.ts";
import { readWatched } from "../attempts/watch/watch-queries.ts";
import { toTimeline, toWatch } from "../attempts/watch/watch-result.ts";
import type { Db } from "../postgres/database.ts";

type Result = OutputOf<typeof getExamResult>;

export type SittingWatch = Pick<Result, "watch" | "timeline"> & {
  /** Whether anything of it is against the rules of an exam. */
  readonly isViolated: boolean;
};

/** What happened around a sitting until now or its end, for its candidate and its examiner alike; null: it is gone. */
export async function viewSittingWatch(db: Db, key: RunKey, nowMs: number): Promise<SittingWatch | null> {
  const run = await findRun(db, key);
  const rule = run?.rules.away;
  if (run === undefined || rule === undefined) return null;
  const endMs = run.finishedAtMs ?? Math.min(nowMs, clockOf(run, nowMs).endsAtMs);
  const watched = await readWatched(db, key);
  const timeline = readTimeline(watched, rule, endMs);
  return {
    watch: toWatch(rule, readAway(watched.log, rule, endMs)),
    timeline: toTimeline(timeline),
    isViolated: timeline.some(isViolation),
  };
}

import { nextRunMs } from "./cron.ts";
import type { JobRun } from "./job-run-queries.ts";

/** A run that has not begun so long after its time is overdue: no server is there, or it is busy with the one before. */
const PATIENCE_MS = 300_000;

export type JobState = "well" | "failed" | "running" | "overdue" | "new";

/** How a job is: what its last run became, unless the next one should have begun long ago. */
export function stateOfJob(run: JobRun, nowMs: number): JobState {
  if (isOverdue(run, nowMs)) return "overdue";
  const { startedAt, endedAt, error } = run;
  if (startedAt === null) return "new";
  if (endedAt === null || endedAt < startedAt) return "running";
  return error === null ? "well" : "failed";
}

/** When its next run should have begun: after the last one, or after the start of the server that runs it (ms). */
export function dueMs({ cron, startedAt, filedAt }: JobRun): number {
  return nextRunMs(cron, Math.max(startedAt?.getTime() ?? 0, filedAt.getTime()));
}

export function isOverdue(run: JobRun, nowMs: number): boolean {
  return nowMs - dueMs(run) > PATIENCE_MS;
}

/** Whether somebody has to look at it. */
export function isIll(run: JobRun, nowMs: number): boolean {
  const state = stateOfJob(run, nowMs);
  return state === "failed" || state === "overdue";
}

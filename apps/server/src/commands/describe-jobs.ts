import { nextRunMs } from "../ports/cron.ts";
import type { JobRun } from "../ports/job-run-queries.ts";
import { dueMs, isOverdue } from "../ports/job-state.ts";

const HEAD = ["job", "runs at (UTC)", "last run", "took", "result", "failures", "next"] as const;

export type JobsReport = {
  readonly text: string;
  /** Whether every job has ended well last, and none is overdue. */
  readonly isWell: boolean;
};

/** Every job in a line of a table, and what the last run of each failed with. */
export function describeJobs(runs: readonly JobRun[], nowMs: number): JobsReport {
  if (runs.length === 0) return { text: "No job is filed yet: no server has started here.\n", isWell: true };
  const lines = [HEAD, ...runs.map((run) => toCells(run, nowMs))];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const table = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const faults = runs.filter(({ error }) => error !== null).map(({ name, error }) => `${name}: ${error}`);
  const isWell = faults.length === 0 && !runs.some((run) => isOverdue(run, nowMs));
  return { text: `${[...table, ...(faults.length === 0 ? [] : ["", ...faults])].join("\n")}\n`, isWell };
}

function toCells(run: JobRun, nowMs: number): readonly string[] {
  const { name, cron, startedAt, endedAt, error, failures, failuresInRow } = run;
  const isUnderWay = startedAt !== null && (endedAt === null || endedAt < startedAt);
  const took =
    startedAt === null || endedAt === null || isUnderWay ? null : endedAt.getTime() - startedAt.getTime();
  const last = error === null ? "ok" : `failed${failuresInRow > 1 ? ` ${failuresInRow} times` : ""}`;
  return [
    name,
    cron,
    startedAt === null ? "never" : toTime(startedAt.getTime()),
    took === null ? "" : `${(took / 1_000).toFixed(1)} s`,
    isUnderWay ? "under way" : endedAt === null ? "" : last,
    `${failures} of ${run.runs}`,
    isOverdue(run, nowMs) ? `overdue since ${toTime(dueMs(run))}` : toTime(nextRunMs(cron, nowMs)),
  ];
}

function toTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}

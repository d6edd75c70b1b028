import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { Job } from "./jobs.ts";

/** Longest text that is kept of what a run failed with. */
const ERROR_MAX = 500;

/** Files the jobs that a server which starts now runs, with their times; what is not among them any more is forgotten. */
export async function fileJobs(db: Db, jobs: readonly Pick<Job, "name" | "cron">[], at: Date): Promise<void> {
  const [names, crons] = [jobs.map(({ name }) => name), jobs.map(({ cron }) => cron)];
  await sql`
    with gone as (delete from job_runs where name <> all (${names}::text[]))
    insert into job_runs (name, cron, filed_at)
    select name, cron, ${at}::timestamptz from unnest(${names}::text[], ${crons}::text[]) as one (name, cron)
    on conflict (name) do update set cron = excluded.cron, filed_at = excluded.filed_at`.execute(db);
}

/** Notes that a run begins. */
export async function noteBegin(db: Db, name: string, at: Date): Promise<void> {
  await db.updateTable("job_runs").set({ started_at: at }).where("name", "=", name).execute();
}

/** Notes how a run ended; null: well. */
export async function noteEnd(
  db: Db,
  { name, at, error }: { readonly name: string; readonly at: Date; readonly error: string | null },
): Promise<void> {
  const failed = error === null ? 0 : 1;
  await sql`
    update job_runs set ended_at = ${at}::timestamptz, runs = runs + 1, failures = failures + ${failed}::integer,
      failures_in_row = (failures_in_row + 1) * ${failed}::integer, error = ${error?.slice(0, ERROR_MAX) ?? null}
    where name = ${name}`.execute(db);
}

/** A job and how its runs went. */
export type JobRun = {
  readonly name: string;
  readonly cron: string;
  readonly filedAt: Date;
  readonly runs: number;
  readonly failures: number;
  /** Since the last run that ended well. */
  readonly failuresInRow: number;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly error: string | null;
};

/** Every job by name. */
export async function listJobRuns(db: Db): Promise<readonly JobRun[]> {
  return await db
    .selectFrom("job_runs")
    .select([
      "name",
      "cron",
      "filed_at as filedAt",
      "runs",
      "failures",
      "failures_in_row as failuresInRow",
      "started_at as startedAt",
      "ended_at as endedAt",
      "error",
    ])
    .orderBy("name")
    .execute();
}

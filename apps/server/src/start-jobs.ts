import type { Logger } from "pino";
import { listJobs, type JobsContext } from "./jobs.ts";
import { fileJobs } from "./ports/job-run-queries.ts";
import { notedJob } from "./ports/noted-job.ts";
import { createJobs } from "./ports/pg-boss-jobs.ts";
import type { Connection } from "./postgres/connection.ts";

type Ground = Omit<JobsContext, "onBug"> & { readonly connection: Connection; readonly log: Logger };

/** Starts what is done at times; `opened` learns how to stop it before anything runs. */
export async function startJobs(ground: Ground, opened: (() => Promise<void>)[]): Promise<void> {
  const { db, clock, connection, log } = ground;
  const jobs = createJobs(connection, log);
  opened.push(jobs.stop);
  const onBug = (error: unknown, about: object) =>
    log.error({ err: error, about }, "a job failed on one of many");
  const all = listJobs({ ...ground, onBug });
  await fileJobs(db, all, new Date(clock.nowMs()));
  await jobs.start(all.map((job) => notedJob(job, { db, clock })));
}

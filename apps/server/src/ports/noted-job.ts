import type { Db } from "../postgres/database.ts";
import { noteBegin, noteEnd } from "./job-run-queries.ts";
import type { Job } from "./jobs.ts";
import type { Clock } from "./ports.ts";

/** The same job, whose runs are noted where `npm run jobs` and the metrics look. */
export function notedJob(job: Job, { db, clock }: { readonly db: Db; readonly clock: Clock }): Job {
  const { name } = job;
  const now = () => new Date(clock.nowMs());
  return {
    ...job,
    run: async (isAsked) => {
      await noteBegin(db, name, now());
      try {
        await job.run(isAsked);
      } catch (error) {
        await noteEnd(db, { name, at: now(), error: String(error) });
        throw error;
      }
      await noteEnd(db, { name, at: now(), error: null });
    },
  };
}

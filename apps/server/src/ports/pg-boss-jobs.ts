import { PgBoss } from "pg-boss";
import { JOBS_SCHEMA, type Connection, type Log } from "../postgres/connection.ts";
import type { Job, JobRequests, JobsPort } from "./jobs.ts";

const CONNECTIONS = 2;
/** A job is noticed so many seconds after its minute. */
const POLL_SECONDS = 5;
const DAY_SECONDS = 86_400;
/** A job whose process has died without a word stands in the way of the next one so long. */
const ORPHAN_SECONDS = 60;
/** A check of the books of a large site takes long; what has died is known by its heart. */
const LONGEST_SECONDS = 6 * 3_600;
/** How long a job under way may take to end when the server stops. */
const STOP_MS = 10_000;

/** What a run that somebody asked for carries. */
type Asked = { readonly isAsked: true };

/** Asks the servers of this installation for a run of a job, from whatever process. */
export function createJobRequests(connection: Connection, log: Log): JobRequests {
  return {
    ask: async (name) => {
      const boss = new PgBoss({
        ...connection,
        schema: JOBS_SCHEMA,
        application_name: "crosscheck jobs",
        max: 1,
        // It only asks: who runs jobs keeps the times and the tables.
        schedule: false,
        supervise: false,
        migrate: false,
      });
      boss.on("error", (error) => log.warn(`jobs: ${error.message}`));
      await boss.start();
      try {
        return (await boss.send(name, { isAsked: true } satisfies Asked)) !== null;
      } finally {
        await boss.stop({ graceful: false });
      }
    },
  };
}

/** Jobs by pg-boss, with tables of its own in the same database. */
export function createJobs(
  connection: Connection,
  log: Log,
  { pollSeconds = POLL_SECONDS }: { readonly pollSeconds?: number } = {},
): JobsPort {
  const boss = new PgBoss({
    ...connection,
    schema: JOBS_SCHEMA,
    application_name: "crosscheck jobs",
    max: CONNECTIONS,
  });
  // A database that is away for a while; without a listener the process would end.
  boss.on("error", (error) => log.warn(`jobs: ${error.message}`));
  return {
    start: async (jobs) => {
      await boss.start();
      for (const job of jobs) await addJob(boss, job, { log, pollSeconds });
      const names = new Set(jobs.map(({ name }) => name));
      for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}

/** One that failed comes again at its next time; one that takes longer than until then is not started twice. */
async function addJob(
  boss: PgBoss,
  { name, cron, run }: Job,
  { log, pollSeconds }: { readonly log: Log; readonly pollSeconds: number },
): Promise<void> {
  const queue = {
    retryLimit: 0,
    heartbeatSeconds: ORPHAN_SECONDS,
    expireInSeconds: LONGEST_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  };
  await boss.createQueue(name, { policy: "exclusive", ...queue });
  // One that was made by an earlier version keeps what it was made with.
  await boss.updateQueue(name, queue);
  await boss.work<Asked | null>(name, { pollingIntervalSeconds: pollSeconds }, async ([job]) => {
    try {
      await run(job?.data?.isAsked === true);
    } catch (error) {
      log.warn(`job ${name} failed: ${String(error)}`);
      throw error;
    }
  });
  await boss.schedule(name, cron, null, { tz: "UTC" });
}

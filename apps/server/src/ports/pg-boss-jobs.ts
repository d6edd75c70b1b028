import { PgBoss } from "pg-boss";
import { JOBS_SCHEMA, type Connection, type Log } from "../postgres/connection.ts";
import type { Job, JobsPort } from "./jobs.ts";

const CONNECTIONS = 2;
/** A job is noticed so many seconds after its minute. */
const POLL_SECONDS = 5;
const DAY_SECONDS = 86_400;
/** A job whose process has died without a word stands in the way of the next one so long. */
const ORPHAN_SECONDS = 60;
/** How long a job under way may take to end when the server stops. */
const STOP_MS = 10_000;

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
  const queue = { retryLimit: 0, heartbeatSeconds: ORPHAN_SECONDS, deleteAfterSeconds: DAY_SECONDS };
  await boss.createQueue(name, { policy: "exclusive", ...queue });
  // One that was made by an earlier version keeps what it was made with.
  await boss.updateQueue(name, queue);
  await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
    try {
      await run();
    } catch (error) {
      log.warn(`job ${name} failed: ${String(error)}`);
      throw error;
    }
  });
  await boss.schedule(name, cron, null, { tz: "UTC" });
}

import { refuse } from "@crosscheck/contract";
import type { listJobs, listOutbox, runJob } from "@crosscheck/contract/operators/system";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { nextRunMs } from "../ports/cron.ts";
import { listJobRuns } from "../ports/job-run-queries.ts";
import { stateOfJob } from "../ports/job-state.ts";
import { countMessages, listNewest } from "../ports/outbox-queries.ts";

export const handleListJobs: OperatorHandler<typeof listJobs> = async ({ db, nowMs }) => ({
  data: {
    jobs: (await listJobRuns(db)).map((run) => ({
      name: run.name,
      cron: run.cron,
      runs: run.runs,
      failures: run.failures,
      failures_in_row: run.failuresInRow,
      started_at: run.startedAt?.toISOString() ?? null,
      ended_at: run.endedAt?.toISOString() ?? null,
      error: run.error,
      next_at: new Date(nextRunMs(run.cron, nowMs)).toISOString(),
      state: stateOfJob(run, nowMs),
    })),
  },
  audit: { subject: null },
});

/** Asked for once the audit has its row: a run that waits already is that run. */
export const handleRunJob: OperatorHandler<typeof runJob> = async ({ db, nowMs, input: { name } }) => {
  const job = (await listJobRuns(db)).find((one) => one.name === name);
  if (job === undefined) return refuse("no_data");
  if (stateOfJob(job, nowMs) === "running") return refuse("job_busy");
  return {
    data: { name },
    message: "stored",
    audit: { subject: name },
    afterwards: async ({ ports }) => void (await ports.jobs.ask(name)),
  };
};

export const handleListOutbox: OperatorHandler<typeof listOutbox> = async ({ db, input }) => {
  const { cursor = null, limit } = input;
  const rows = await listNewest(db, { before: cursor, limit: limit + 1 });
  return {
    data: toPage(
      rows.map(({ messageId, channel, recipient, subject, body, createdAt }) => ({
        message_id: messageId,
        channel,
        recipient,
        subject,
        body,
        created_at: createdAt.toISOString(),
      })),
      limit,
      (row) => row.message_id,
    ),
    total: await countMessages(db),
    audit: { subject: null },
  };
};

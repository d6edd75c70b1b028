import { createTestDatabase, fakeClock } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { createMetrics } from "../transport/metrics.ts";
import { fileJobs, listJobRuns } from "./job-run-queries.ts";
import { notedJob } from "./noted-job.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const now = () => new Date(clock.nowMs());
const CRON = "* * * * *";

it("notes how runs went, and what failed is thrown on", async () => {
  await fileJobs(db, [{ name: "works", cron: CRON }], now());
  let isBroken = false;
  const job = notedJob(
    {
      name: "works",
      cron: CRON,
      run: async () => {
        clock.advanceMs(250);
        if (isBroken) throw new Error("x".repeat(2_000));
      },
    },
    { db, clock },
  );
  const of = async () => (await listJobRuns(db))[0];
  expect(await of()).toMatchObject({ runs: 0, startedAt: null, endedAt: null, error: null });
  const startedAt = now();
  await job.run();
  expect(await of()).toMatchObject({ runs: 1, failures: 0, startedAt, endedAt: now(), error: null });
  isBroken = true;
  await expect(job.run()).rejects.toThrow("xxx");
  await expect(job.run()).rejects.toThrow("xxx");
  const failed = await of();
  expect(failed).toMatchObject({ runs: 3, failures: 2, failuresInRow: 2 });
  expect(failed?.error).toHaveLength(500);
  const text = await createMetrics({ listJobs: () => listJobRuns(db) }).text();
  expect(text).toContain('crosscheck_job_failures{job="works",of="all"} 2');
  expect(text).toContain('crosscheck_job_failures{job="works",of="row"} 2');
  expect(text).toContain(`crosscheck_job_last_run_seconds{job="works"} ${clock.nowMs() / 1_000}`);
  isBroken = false;
  await job.run();
  expect(await of()).toMatchObject({ runs: 4, failures: 2, failuresInRow: 0, error: null });
});

it("files what there is, keeps what is known of it, and forgets the rest", async () => {
  await fileJobs(
    db,
    [
      { name: "works", cron: "0 * * * *" },
      { name: "new", cron: CRON },
    ],
    now(),
  );
  expect(await listJobRuns(db)).toMatchObject([
    { name: "new" },
    { name: "works", cron: "0 * * * *", runs: 4 },
  ]);
  await fileJobs(db, [{ name: "new", cron: CRON }], now());
  expect((await listJobRuns(db)).map(({ name }) => name)).toEqual(["new"]);
});

it("leaves the metrics alone when the database is away", async () => {
  const away = async () => {
    throw new Error("away");
  };
  expect(await createMetrics({ listJobs: away }).text()).toContain("crosscheck_call_seconds");
});

import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { expect, it, onTestFinished } from "vitest";
import type { Job } from "./jobs.ts";
import { JOBS_SCHEMA } from "../postgres/connection.ts";
import { createJobs } from "./pg-boss-jobs.ts";

const { connection, db } = await createTestDatabase();
const warnings: string[] = [];
const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) };
const YEARLY = "0 0 1 1 *";

async function startJobs(jobs: readonly Job[]) {
  const port = createJobs(connection, log, { pollSeconds: 0.5 });
  await port.start(jobs);
  onTestFinished(port.stop);
  return port;
}

/** Looks at the same tables from another process, and stands for the clock. */
async function openBoss() {
  const boss = new PgBoss({ ...connection, schema: JOBS_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  return boss;
}

it("runs a job that is due, in one of two processes, and not again while it is under way", async () => {
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const job: Job = {
    name: "count",
    cron: YEARLY,
    run: async () => {
      runs += 1;
      begun.resolve();
      await mayEnd.promise;
    },
  };
  await startJobs([job]);
  await startJobs([job]);
  const boss = await openBoss();
  expect(await boss.send("count")).not.toBeNull();
  await begun.promise;
  expect(await boss.send("count")).toBeNull();
  mayEnd.resolve();
  expect(runs).toBe(1);
});

it("tells a job that fails, and runs it at its next time", async () => {
  const ended = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const run = async () => {
    ended[runs]?.resolve();
    runs += 1;
    if (runs === 1) throw new Error("not today");
  };
  await startJobs([{ name: "fail-once", cron: YEARLY, run }]);
  const boss = await openBoss();
  const failed = await boss.send("fail-once");
  await ended[0]?.promise;
  await expect
    .poll(async () => (await boss.findJobs("fail-once", { id: failed ?? "" }))[0]?.state)
    .toBe("failed");
  expect(warnings).toContain("job fail-once failed: Error: not today");
  await boss.send("fail-once");
  await ended[1]?.promise;
});

it("runs a job again soon after the process that ran it has died", async () => {
  const port = createJobs(connection, log, { pollSeconds: 3_600 });
  await port.start([{ name: "orphan", cron: YEARLY, run: async () => undefined }]);
  await port.stop();
  const boss = await openBoss();
  await boss.send("orphan");
  expect(await boss.fetch("orphan")).toHaveLength(1);
  expect(await boss.send("orphan")).toBeNull();
  await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '2 minutes' where name = 'orphan'`.execute(
    db,
  );
  await boss.supervise("orphan");
  expect(await boss.send("orphan")).not.toBeNull();
});

it("forgets the times of a job that is no longer there", async () => {
  await startJobs([{ name: "old", cron: YEARLY, run: async () => undefined }]);
  const boss = await openBoss();
  expect((await boss.getSchedules()).map(({ name }) => name)).toEqual(["old"]);
  await startJobs([{ name: "new", cron: YEARLY, run: async () => undefined }]);
  expect((await boss.getSchedules()).map(({ name }) => name)).toEqual(["new"]);
});

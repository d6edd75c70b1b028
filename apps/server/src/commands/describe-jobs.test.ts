import { expect, it } from "vitest";
import type { JobRun } from "../ports/job-run-queries.ts";
import { describeJobs } from "./describe-jobs.ts";

const NOW = Date.parse("2026-11-23T12:00:30.000Z");
const at = (iso: string) => new Date(iso);
const WELL: JobRun = {
  name: "settle-attempts",
  cron: "* * * * *",
  filedAt: at("2026-11-20T08:00:00.000Z"),
  runs: 900,
  failures: 1,
  failuresInRow: 0,
  startedAt: at("2026-11-23T12:00:03.000Z"),
  endedAt: at("2026-11-23T12:00:03.250Z"),
  error: null,
};

it("says of each job when it ran, how that went, and when it runs next", () => {
  const never = {
    ...WELL,
    name: "new",
    cron: "17 3 * * *",
    runs: 0,
    failures: 0,
    startedAt: null,
    endedAt: null,
  };
  const { text, isWell } = describeJobs([WELL, { ...never, filedAt: at("2026-11-23T11:00:00.000Z") }], NOW);
  expect(text.split("\n")).toEqual([
    "job              runs at (UTC)  last run             took   result  failures  next",
    "settle-attempts  * * * * *      2026-11-23 12:00:03  0.3 s  ok      1 of 900  2026-11-23 12:01:00",
    "new              17 3 * * *     never                               0 of 0    2026-11-24 03:17:00",
    "",
  ]);
  expect(isWell).toBe(true);
});

it("names what the last run failed with, and is not well", () => {
  const { text, isWell } = describeJobs([{ ...WELL, failuresInRow: 3, error: "Error: not today" }], NOW);
  expect(text).toContain("failed 3 times");
  expect(text).toMatch(/\nsettle-attempts: Error: not today\n$/);
  expect(isWell).toBe(false);
});

it("tells what is under way, and what waits for a server", () => {
  const underWay = { ...WELL, startedAt: at("2026-11-23T12:00:20.000Z") };
  expect(describeJobs([underWay], NOW).text).toContain("under way");
  const alone = {
    ...WELL,
    startedAt: at("2026-11-23T11:00:00.000Z"),
    endedAt: at("2026-11-23T11:00:01.000Z"),
  };
  expect(describeJobs([alone], NOW)).toEqual({
    text: expect.stringContaining("overdue since 2026-11-23 11:01:00") as string,
    isWell: false,
  });
});

it("says when nothing is filed", () => {
  expect(describeJobs([], NOW).text).toContain("No job is filed yet");
});

import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";

import { setTimeout as sleep } from "node:timers/promises";
import type { SendCount } from "../identity/send-counts.ts";
import type { JobRun } from "../ports/job-run-queries.ts";

/** A monitor that asks is not kept waiting for a database that hangs. */
const JOBS_LIMIT_MS = 1_000;

/** Process and call metrics; labels come from the closed tables of the contract, so their number is bounded. */
export type Metrics = {
  readonly countCall: (call: {
    readonly action: string;
    readonly code: string;
    readonly seconds: number;
  }) => void;
  readonly countContradiction: (action: string, field: string) => void;
  readonly countBudget: (action: string) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

type Sources = {
  /** Messages since the start, by what became of them. */
  readonly listSends?: () => readonly SendCount[];
  readonly listJobs?: () => Promise<readonly JobRun[]>;
};

export function createMetrics({ listSends = () => [], listJobs }: Sources = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: "crosscheck_call_seconds",
    help: "Time per call, by action and message code",
    labelNames: ["action", "code"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const contradictions = new Counter({
    name: "crosscheck_contradicting_numbers_total",
    help: "Numbers in requests that contradict the server's own",
    labelNames: ["action", "field"],
    registers: [registry],
  });
  const messages = new Gauge({
    name: "crosscheck_messages",
    help: "Text messages and mails asked for since the start, by whether they were sent or which budget was used up",
    labelNames: ["channel", "outcome"],
    registers: [],
    collect() {
      for (const { channel, outcome, count } of listSends()) this.set({ channel, outcome }, count);
    },
  });
  registry.registerMetric(messages);
  if (listJobs !== undefined) addJobs(registry, listJobs);
  const budgets = new Counter({
    name: "crosscheck_used_up_budgets_total",
    help: "Calls refused because a player or address has used up what the action counts beyond its rate",
    labelNames: ["action"],
    registers: [registry],
  });
  return {
    countCall: ({ action, code, seconds }) => calls.observe({ action, code }, seconds),
    countContradiction: (action, field) => contradictions.inc({ action, field }),
    countBudget: (action) => budgets.inc({ action }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** What is done at times, from the rows that all processes share; nothing of it while they cannot be read. */
function addJobs(registry: Registry, listJobs: () => Promise<readonly JobRun[]>): void {
  const nothing: readonly JobRun[] = [];
  const read = () =>
    Promise.race([listJobs().catch(() => nothing), sleep(JOBS_LIMIT_MS, nothing, { ref: false })]);
  const lastRun = new Gauge({
    name: "crosscheck_job_last_run_seconds",
    help: "When the last run of a job ended, in seconds since 1970",
    labelNames: ["job"],
    registers: [],
    async collect() {
      for (const { name: job, endedAt } of await read())
        if (endedAt !== null) this.set({ job }, endedAt.getTime() / 1_000);
    },
  });
  const failures = new Gauge({
    name: "crosscheck_job_failures",
    help: "Runs of a job that failed: of all, and in a row since the last one that ended well",
    labelNames: ["job", "of"],
    registers: [],
    async collect() {
      for (const { name: job, failures: all, failuresInRow } of await read()) {
        this.set({ job, of: "all" }, all);
        this.set({ job, of: "row" }, failuresInRow);
      }
    },
  });
  registry.registerMetric(lastRun);
  registry.registerMetric(failures);
}

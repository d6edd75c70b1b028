import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";

import type { SendCount } from "../identity/send-counts.ts";

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

/** @param listSends messages since the start, by what became of them */
export function createMetrics(listSends: () => readonly SendCount[] = () => []): Metrics {
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

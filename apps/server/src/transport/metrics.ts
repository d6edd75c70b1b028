import { Counter, Histogram, Registry, collectDefaultMetrics } from "prom-client";

/** Process and call metrics; labels come from the closed tables of the contract, so their number is bounded. */
export type Metrics = {
  readonly countCall: (call: {
    readonly action: string;
    readonly code: string;
    readonly seconds: number;
  }) => void;
  readonly countContradiction: (action: string, field: string) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

export function createMetrics(): Metrics {
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
  return {
    countCall: ({ action, code, seconds }) => calls.observe({ action, code }, seconds),
    countContradiction: (action, field) => contradictions.inc({ action, field }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

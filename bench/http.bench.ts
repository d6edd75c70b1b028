import { join } from "node:path";
import { load, median, percentile, report, round, startMeasured, type Post } from "./measure.ts";

/**
 * What the action core and the whole HTTP stack cost against raw node:http doing the same work by hand: body, the same
 * form parser, the same token check, JSON out. None limits rates or asks a database. Efficiency is the baseline's CPU time per call over ours.
 *
 * Processes of one program differ by a quarter (layout of heap and compiled code) and a shared machine's speed drifts
 * within seconds. So the three servers share a process, short turns follow each other at once, and only turns that did
 * are compared; a process gives the median of its turns, a run the median of its processes.
 */
const PROCESSES = 8;
const TURNS = 40;
/** 20,000 calls of each server, most of its hot code compiled; more did not move the ratios beyond their spread. */
const WARM_UP_TURNS = 40;
const CALLS = 500;
const CONNECTIONS = 16;
const KINDS = ["raw", "core", "full"] as const;
type Kind = (typeof KINDS)[number];

const form = new FormData();
form.set("category", "air-law");
form.set("subcategory", "rules-of-the-air");
form.set("level", "3");
const encoded = new Response(form);
const post: Post = {
  path: "/api/set_level_data",
  headers: {
    "content-type": encoded.headers.get("content-type") ?? "",
    authorization: `Bearer ${"a".repeat(43)}`,
  },
  body: Buffer.from(await encoded.arrayBuffer()),
};

/** CPU microseconds per call, by server, of each turn of one process. */
type Turn = Readonly<Record<Kind, number>>;

const fullTimesMs: number[] = [];

async function measureProcess(): Promise<readonly Turn[]> {
  const { ports, takeCpuMicros, stop } = await startMeasured<Kind>(
    join(import.meta.dirname, "http-server.ts"),
  );
  const turns: Turn[] = [];
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
    const micros = { raw: 0, core: 0, full: 0 };
    // Another one goes first each time, so that none always follows the same one.
    const first = turn % KINDS.length;
    for (const kind of [...KINDS.slice(first), ...KINDS.slice(0, first)]) {
      await takeCpuMicros();
      const timesMs = await load(ports[kind], post, { count: CALLS, connections: CONNECTIONS });
      micros[kind] = (await takeCpuMicros()) / CALLS;
      if (kind === "full" && turn >= WARM_UP_TURNS) fullTimesMs.push(...timesMs);
    }
    if (turn >= WARM_UP_TURNS) turns.push(micros);
  }
  await stop();
  return turns;
}

const processes: (readonly Turn[])[] = [];
for (let number = 0; number < PROCESSES; number += 1) processes.push(await measureProcess());

const cost = (kind: Kind) => median(processes.map((turns) => median(turns.map((turn) => turn[kind]))));
/** Efficiency of each process. */
const efficiencies = (kind: Kind) =>
  processes.map((turns) => median(turns.map((turn) => turn.raw / turn[kind])));
const spread = (values: readonly number[]) =>
  `${round(percentile(values, 0))} to ${round(percentile(values, 1))}`;
const [core, full] = [efficiencies("core"), efficiencies("full")];
report("http", {
  raw_cpu_us: round(cost("raw"), 1),
  core_cpu_us: round(cost("core"), 1),
  full_cpu_us: round(cost("full"), 1),
  core_efficiency: round(median(core)),
  core_goal: 0.9,
  core_spread: spread(core),
  full_efficiency: round(median(full)),
  full_goal: 0.75,
  full_spread: spread(full),
  full_p50_ms: round(percentile(fullTimesMs, 0.5)),
  full_p99_ms: round(percentile(fullTimesMs, 0.99)),
});

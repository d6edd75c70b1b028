import { join } from "node:path";
import {
  load,
  median,
  percentile,
  report,
  round,
  startMeasured,
  type MeasuredServer,
  type Post,
} from "./measure.ts";

/**
 * What the action core and the whole HTTP stack cost against raw node:http doing the same work by hand: body, the same
 * form parser, the same token check, JSON out. Efficiency is the baseline's CPU time per call over ours.
 *
 * A shared machine's speed drifts within seconds, so the servers take short turns. Processes of one program differ by a
 * quarter (layout of heap and compiled code), so there are several of each kind and a kind costs the mean of what its
 * processes cost.
 */
const PROCESSES = 6;
const TURNS = 24;
/** 25,000 calls a process, most of its hot code compiled; more did not move the ratios beyond their spread. */
const WARM_UP_TURNS = 50;
const CALLS = 500;
const CONNECTIONS = 16;
const KINDS = ["raw", "core", "full"] as const;

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

type Server = MeasuredServer & { readonly kind: (typeof KINDS)[number]; readonly cpuMicros: number[] };
const servers: Server[] = [];
for (let number = 0; number < PROCESSES; number += 1) {
  for (const kind of KINDS) {
    const server = await startMeasured(join(import.meta.dirname, "http-server.ts"), [kind]);
    servers.push({ kind, cpuMicros: [], ...server });
  }
}

const fullTimesMs: number[] = [];
for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
  for (const server of servers) {
    await server.takeCpuMicros();
    const timesMs = await load(server.port, post, { count: CALLS, connections: CONNECTIONS });
    const micros = (await server.takeCpuMicros()) / CALLS;
    if (turn < WARM_UP_TURNS) continue;
    server.cpuMicros.push(micros);
    if (server.kind === "full") fullTimesMs.push(...timesMs);
  }
}
await Promise.all(servers.map((server) => server.stop()));

/** CPU microseconds of one call: median of a process's turns, mean of the processes. */
const cost = (kind: Server["kind"]) =>
  servers
    .filter((server) => server.kind === kind)
    .reduce((sum, server) => sum + median(server.cpuMicros), 0) / PROCESSES;
report("http", {
  raw_cpu_us: round(cost("raw"), 1),
  core_cpu_us: round(cost("core"), 1),
  full_cpu_us: round(cost("full"), 1),
  core_efficiency: round(cost("raw") / cost("core")),
  core_goal: 0.9,
  full_efficiency: round(cost("raw") / cost("full")),
  full_goal: 0.75,
  full_p50_ms: round(percentile(fullTimesMs, 0.5)),
  full_p99_ms: round(percentile(fullTimesMs, 0.99)),
});

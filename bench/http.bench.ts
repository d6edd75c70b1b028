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
 * A shared machine's speed drifts within seconds and two processes of one program differ by a tenth (layout of code
 * and heap), so several processes of each kind take short turns and the medians of all their turns are compared.
 */
const PROCESSES = 3;
const TURNS = 60;
/** The engine goes on compiling hot code for some 50,000 calls; a server in use is past that. */
const WARM_UP_TURNS = 100;
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

const servers: (MeasuredServer & { readonly kind: string })[] = [];
for (let number = 0; number < PROCESSES; number += 1) {
  for (const kind of KINDS) {
    servers.push({ kind, ...(await startMeasured(join(import.meta.dirname, "http-server.ts"), [kind])) });
  }
}

const cpuMicros = new Map<string, number[]>(KINDS.map((kind) => [kind, []]));
const fullTimesMs: number[] = [];
for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
  for (const server of servers) {
    await server.takeCpuMicros();
    const timesMs = await load(server.port, post, { count: CALLS, connections: CONNECTIONS });
    const micros = (await server.takeCpuMicros()) / CALLS;
    if (turn < WARM_UP_TURNS) continue;
    cpuMicros.get(server.kind)?.push(micros);
    if (server.kind === "full") fullTimesMs.push(...timesMs);
  }
}
await Promise.all(servers.map((server) => server.stop()));

const cost = (kind: string) => median(cpuMicros.get(kind) ?? []);
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

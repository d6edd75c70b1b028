import { join } from "node:path";
import { load, percentile, report, round, startMeasured, type MeasuredServer, type Post } from "./measure.ts";

/**
 * What the action core and the whole HTTP stack cost against raw node:http doing the same work by hand: body, the same
 * form parser, the same token check, JSON out. Efficiency is the baseline's CPU time per call over ours, in one run.
 */
const ROUNDS = 12;
/** The engine goes on compiling hot code for some 60,000 calls; a server in use is past that. */
const WARM_UP_ROUNDS = 16;
const CALLS = 4_000;
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

const servers = new Map<string, MeasuredServer>();
for (const kind of KINDS)
  servers.set(kind, await startMeasured(join(import.meta.dirname, "http-server.ts"), [kind]));

const cpu = new Map<string, number[]>(KINDS.map((kind) => [kind, []]));
const times = new Map<string, number[]>(KINDS.map((kind) => [kind, []]));
for (let turn = 0; turn < WARM_UP_ROUNDS + ROUNDS; turn += 1) {
  for (const [kind, server] of servers) {
    await server.takeCpuMicros();
    const turnTimes = await load(server.port, post, { count: CALLS, connections: CONNECTIONS });
    const micros = (await server.takeCpuMicros()) / CALLS;
    if (turn < WARM_UP_ROUNDS) continue;
    cpu.get(kind)?.push(micros);
    times.get(kind)?.push(...turnTimes);
  }
}
await Promise.all([...servers.values()].map((server) => server.stop()));

// A neighbour on the machine only ever adds CPU time (caches, shared cores), so the least of the rounds is the cost.
const least = (kind: string) => Math.min(...(cpu.get(kind) ?? []));
report("http", {
  raw_cpu_us: round(least("raw"), 1),
  core_cpu_us: round(least("core"), 1),
  full_cpu_us: round(least("full"), 1),
  core_efficiency: round(least("raw") / least("core")),
  core_goal: 0.9,
  full_efficiency: round(least("raw") / least("full")),
  full_goal: 0.75,
  full_p50_ms: round(percentile(times.get("full") ?? [], 0.5)),
  full_p99_ms: round(percentile(times.get("full") ?? [], 0.99)),
});

import { join } from "node:path";
import { parseArgs } from "node:util";
import { whenAsked } from "../apps/server/src/stop-signals.ts";
import { startCluster } from "../packages/testkit/src/cluster.ts";
import { buildApps } from "./build-apps.ts";
import { ensureRedis } from "./redis.ts";

/** `npm run cluster -- --processes 3`: the product in several processes behind a balancer, as docs/SCALING.md says. */
const root = join(import.meta.dirname, "..");
const MOST_PROCESSES = 16;
const PORT = 3_000;

const processes = readProcesses();
ensureRedis();
buildApps(root);
process.stdout.write(`Starting PostgreSQL, Redis, a balancer and ${processes} processes …\n`);
const starting = startCluster({
  processes,
  port: Number(process.env["PORT"] ?? PORT),
  dataFolder: join(root, ".data/cluster"),
  env: { DEMO_MODE: process.env["DEMO_MODE"] ?? "1", LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn" },
  onLine: (node, line) => process.stdout.write(`${node}: ${line}\n`),
});
whenAsked(async (why) => {
  process.stdout.write(`\nStopping (${why}) …\n`);
  await (await starting).stop("gently");
});
const cluster = await starting;
const nodes = cluster.nodes.map(({ name, url, pid }) => `  ${name}: ${url} (process ${pid()})`);
process.stdout.write(
  `\n${["The cluster is ready: " + cluster.url, ...nodes, "Stop with Ctrl-C."].join("\n")}\n`,
);

function readProcesses(): number {
  const { values } = parseArgs({ options: { processes: { type: "string", default: "2" } } });
  const wanted = Number(values.processes);
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= MOST_PROCESSES) return wanted;
  process.stderr.write(`--processes is a number from 1 to ${MOST_PROCESSES}.\n`);
  process.exit(2);
}

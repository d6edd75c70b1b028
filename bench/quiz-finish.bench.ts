import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareFinishes, type FinishBench } from "@crosscheck/testkit/bench-finish";
import { median, report, round } from "./measure.ts";

/**
 * Finishes per second through the server's code against pgbench, which sends the same statements with the same values
 * over as many connections to a copy of the same database.
 */
const CONNECTIONS = 8;
const EACH = 120;
const ROUNDS = 3;
const GOAL = 0.6;

if (spawnSync("pgbench", ["--version"]).status === 0) await run();
else report("quiz-finish", { skipped: true, note: "pgbench is not installed" });

async function run(): Promise<void> {
  const bench = await prepareFinishes(CONNECTIONS * EACH, CONNECTIONS);
  const folder = await mkdtemp(join(tmpdir(), "crosscheck-pgbench-"));
  const script = join(folder, "finish.sql");
  await writeFile(script, bench.script);
  const ours: number[] = [];
  const raw: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await bench.copy("bench_ours");
    ours.push(await bench.finishAll("bench_ours"));
    await bench.copy("bench_raw");
    raw.push(runPgbench(bench, script));
    const finished = await bench.countFinished("bench_raw");
    if (finished !== CONNECTIONS * EACH) throw new Error(`pgbench finished ${finished} attempts only`);
  }
  await bench.stop();
  await rm(folder, { recursive: true, force: true });
  report("quiz-finish", {
    finishes_per_second: round(median(ours), 0),
    pgbench_per_second: round(median(raw), 0),
    against_pgbench: round(median(ours.map((value, turn) => value / (raw[turn] ?? Number.NaN)))),
    goal: GOAL,
    connections: CONNECTIONS,
    finishes: CONNECTIONS * EACH * ROUNDS,
  });
}

function runPgbench({ connection }: FinishBench, script: string): number {
  const where = ["-h", connection.host, "-p", String(connection.port), "-U", connection.user];
  const how = ["-n", "-M", "prepared", "-c", String(CONNECTIONS), "-j", "2", "-t", String(EACH)];
  const values = ["-D", "done=0", "-D", `each=${EACH}`];
  const program = spawnSync("pgbench", [...where, ...how, ...values, "-f", script, "bench_raw"], {
    encoding: "utf8",
  });
  const tps = /^tps = ([\d.]+)/m.exec(program.stdout)?.[1];
  const failed = /number of failed transactions: ([1-9]\d*)/.test(program.stdout);
  if (program.status !== 0 || tps === undefined || failed)
    throw new Error(`pgbench failed: ${program.stdout}\n${program.stderr}`);
  return Number(tps);
}

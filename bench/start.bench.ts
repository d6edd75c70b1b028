import { spawnSync } from "node:child_process";
import { measureDatabaseStart } from "@crosscheck/testkit/bench-players";
import { median, report, round } from "./measure.ts";
import { makeDataFolder, startProduct } from "./product.ts";

/** From nothing to the first page, and the same on a second start; beside them the bare start of Node. */
const WARM_STARTS = 5;

/** Milliseconds from spawn to the last byte of the home page; the second number is until the address is printed. */
async function measureStart(dataFolder: string): Promise<readonly [number, number]> {
  const startedAtMs = performance.now();
  const product = await startProduct(dataFolder);
  const page = await fetch(product.url);
  await page.text();
  const pageMs = performance.now() - startedAtMs;
  await product.stop();
  if (!page.ok) throw new Error(`the home page answered ${page.status}`);
  return [pageMs, product.startMs];
}

function measureNode(): number {
  const startedAtMs = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return performance.now() - startedAtMs;
}

const { folder, remove } = await makeDataFolder();
const [coldPageMs, coldReadyMs] = await measureStart(folder);
const pages: number[] = [];
const databases: number[] = [];
const bare: number[] = [];
for (let start = 0; start < WARM_STARTS; start += 1) {
  const [pageMs] = await measureStart(folder);
  pages.push(pageMs);
  databases.push(await measureDatabaseStart(folder));
  bare.push(measureNode());
}
await remove();
report("start", {
  cold_ready_ms: round(coldReadyMs, 0),
  cold_page_ms: round(coldPageMs, 0),
  warm_database_ms: round(median(databases), 0),
  warm_database_goal_ms: 1_500,
  warm_page_ms: round(median(pages), 0),
  warm_page_goal_ms: 5_000,
  warm_page_against_bare_node: round(median(pages) / median(bare), 1),
});

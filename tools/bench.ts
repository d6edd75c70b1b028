import { globSync } from "node:fs";
import { join } from "node:path";
import { endWithLauncher } from "./lifeline.ts";
import { buildApps } from "./build-apps.ts";
import { ROOT, runProgram } from "./steps.ts";

/** `npm run bench -- [name]`: runs bench/<name>.bench.ts, or all of them; each prints one JSON line. */
endWithLauncher();
const wished = process.argv.slice(2);
const benches = globSync("bench/*.bench.ts", { cwd: ROOT }).toSorted();
const chosen = benches.filter(
  (file) => wished.length === 0 || wished.some((name) => file === `bench/${name}.bench.ts`),
);
if (chosen.length === 0) {
  console.error(
    `No such bench. There are: ${benches.map((file) => file.slice(6, -".bench.ts".length)).join(", ")}`,
  );
  process.exit(1);
}
buildApps(ROOT);
let failed = 0;
for (const file of chosen) if (!(await runProgram([join(ROOT, file)], { loud: true }))) failed += 1;
process.exit(failed === 0 ? 0 : 1);

import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** `npm run format`: writes the generated documents and formats the code. */
const root = join(import.meta.dirname, "..");
for (const words of [["tools/write-docs.ts"], ["node_modules/oxfmt/bin/oxfmt", "."]]) {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

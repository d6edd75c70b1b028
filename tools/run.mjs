// The one door of every npm script: installs what is missing, then runs the task under the pinned Node 24.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findNode, installPackages } from "./install.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const TASKS = {
  start: "tools/start.ts",
  dev: "tools/dev.ts",
  test: "tools/test.ts",
  check: "tools/check.ts",
  e2e: "tools/e2e.ts",
  bench: "tools/bench.ts",
  format: "tools/format.ts",
  outbox: "apps/server/src/commands/outbox.ts",
  admin: "apps/server/src/commands/admin.ts",
  content: "apps/server/src/commands/content.ts",
  reconcile: "apps/server/src/commands/reconcile.ts",
};

const [task = "", ...words] = process.argv.slice(2);
const script = Object.hasOwn(TASKS, task) ? TASKS[task] : undefined;
if (script === undefined) {
  process.stderr.write(`There is no task ${task}. Tasks: ${Object.keys(TASKS).join(", ")}.\n`);
  process.exit(1);
}
installPackages(ROOT);
const node = findNode(ROOT);

// fd 3 stays open as long as this process lives: a task that must not outlive it watches for its end.
const child = spawn(node, [join(ROOT, script), ...words], {
  cwd: ROOT,
  stdio: ["inherit", "inherit", "inherit", "pipe"],
  env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, CROSSCHECK_LIFELINE_FD: "3" },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the whole group; a kill reaches only this process and is passed on.
    child.kill(signal);
  });
}
child.on("exit", (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));

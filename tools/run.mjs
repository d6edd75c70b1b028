// The one door of every npm script: installs what is missing, then runs the task under the pinned Node 24.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findNode, installPackages } from "./install.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const TASKS = {
  start: "tools/start.ts",
  cluster: "tools/cluster.ts",
  dev: "tools/dev.ts",
  test: "tools/test.ts",
  check: "tools/check.ts",
  soak: "tools/soak.ts",
  e2e: "tools/e2e.ts",
  bench: "tools/bench.ts",
  format: "tools/format.ts",
  outbox: "apps/server/src/commands/outbox.ts",
  admin: "apps/server/src/commands/admin.ts",
  content: "apps/server/src/commands/content.ts",
  reconcile: "apps/server/src/commands/reconcile.ts",
  verify: "apps/server/src/commands/verify.ts",
  jobs: "apps/server/src/commands/jobs.ts",
  backup: "apps/server/src/commands/backup.ts",
  restore: "apps/server/src/commands/restore.ts",
};
/** The terminal and npm both pass on one Ctrl-C: what comes within this time is the same press. */
const SAME_PRESS_MS = 500;
const PARENT_CHECK_MS = 500;

const [task = "", ...words] = process.argv.slice(2);
const script = Object.hasOwn(TASKS, task) ? TASKS[task] : undefined;
if (script === undefined) {
  process.stderr.write(`There is no task ${task}. Tasks: ${Object.keys(TASKS).join(", ")}.\n`);
  process.exit(1);
}
installPackages(ROOT);
const node = findNode(ROOT);

// The task has a process group of its own, so it hears a signal once, from here. fd 3 stays open as long as this
// process lives: a task that must not outlive it watches for its end.
const child = spawn(node, [join(ROOT, script), ...words], {
  cwd: ROOT,
  detached: true,
  stdio: ["inherit", "inherit", "inherit", "pipe"],
  env: {
    // What Node has compiled is kept: a third less work for every process that starts.
    NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/node"),
    ...process.env,
    PATH: `${dirname(node)}:${process.env.PATH}`,
    CROSSCHECK_LIFELINE_FD: "3",
  },
});

let lastSignalAtMs = Number.NEGATIVE_INFINITY;
function passOn(signal) {
  if (child.pid === undefined || performance.now() - lastSignalAtMs < SAME_PRESS_MS) return;
  lastSignalAtMs = performance.now();
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has just ended: its exit event follows.
  }
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => passOn(signal));

// npm killed with -9 says nothing; this process, or the shell npm put between, then has another parent.
if (process.env.npm_lifecycle_event !== undefined) {
  const started = ancestors();
  setInterval(() => {
    if (ancestors() === started) return;
    process.stderr.write("npm is gone: stopping.\n");
    passOn("SIGTERM");
  }, PARENT_CHECK_MS).unref();
}

/** The parent, and its parent where the parent is the shell that npm put between (known on Linux only). */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const isShell = /\((sh|dash|bash|ash)\)/.test(stat);
    return isShell
      ? `${process.ppid} ${stat.slice(stat.lastIndexOf(")")).split(" ")[2]}`
      : String(process.ppid);
  } catch {
    return String(process.ppid);
  }
}
child.on("exit", (code, signal) => {
  if (signal !== null) process.stderr.write(`npm run ${task} was ended by ${signal}.\n`);
  process.exit(signal === null ? (code ?? 1) : 1);
});

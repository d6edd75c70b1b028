import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../apps/server/src/postgres/start-postgres.ts";
import { endWithLauncher } from "./lifeline.ts";
import { tryBuildPlayer } from "./player-build.ts";
import { ROOT } from "./steps.ts";

/** `npm run dev`: the server in development mode; a saved file rebuilds the player app and restarts the server. */
const WATCHED = /^(apps|packages|content)\/.*\.(ts|tsx|css|json|jsonl|sql|md|svg)$/;
const NOT_SOURCE = /(^|\/)(node_modules|build|\.react-router)\/|\.test\.tsx?$/;
const SETTLE_MS = 200;

// Held here, so that the server finds a running database at each restart.
const postgres = await startPostgres({
  databaseUrl: process.env["DATABASE_URL"],
  dataFolder: resolve(ROOT, process.env["DATA_FOLDER"] ?? ".data"),
  log: { info: console.log, warn: console.warn },
});
endWithLauncher();

let server: ChildProcess | null = null;
let running: Promise<void> = Promise.resolve();
let waiting = false;

async function stopServer(): Promise<void> {
  if (server === null || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

async function restart(): Promise<void> {
  await sleep(SETTLE_MS); // an editor saves several files at once
  waiting = false;
  if (!tryBuildPlayer(ROOT)) return;
  await stopServer();
  server = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    cwd: ROOT,
    detached: true, // hears of Ctrl-C from here, once
    stdio: ["ignore", "inherit", "inherit", "pipe"],
    env: { NODE_ENV: "development", DEMO_MODE: "1", ...process.env, CROSSCHECK_LIFELINE_FD: "3" },
  });
}

function restartSoon(): void {
  if (waiting) return;
  waiting = true;
  running = running.then(restart);
}

async function leave(): Promise<never> {
  await running;
  await stopServer();
  await postgres.stop();
  process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void leave());
for (const folder of ["apps", "packages", "content"]) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    const path = `${folder}/${name ?? ""}`;
    if (WATCHED.test(path) && !NOT_SOURCE.test(path)) restartSoon();
  });
}
restartSoon();

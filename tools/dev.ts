import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../apps/server/src/postgres/start-postgres.ts";
import { holdPort } from "../apps/server/src/start/hold-port.ts";
import { endWithLauncher } from "./lifeline.ts";
import { ROOT } from "./steps.ts";

/**
 * `npm run dev`: the server in development mode, with Vite in it. A saved file of the player app changes the open pages
 * in place; what the server itself is made of restarts it, and open pages load anew when it is back.
 */
const OF_SERVER =
  /^(apps\/server|apps\/player\/locales|packages\/(rules|contract)|content)\/.*\.(ts|json|jsonl|sql|md|svg)$/;
const NOT_SOURCE = /(^|\/)node_modules\/|\.test\.ts$/;
const SETTLE_MS = 200;

// Chosen and held here, so that the server has one address and one database at every restart.
const { HOST = "127.0.0.1", PORT } = process.env;
const heldPort = await holdPort(HOST, PORT === undefined ? undefined : Number(PORT));
await heldPort.release();
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
  await stopServer();
  server = spawn(process.execPath, [join(ROOT, "tools/dev-server.ts")], {
    cwd: ROOT,
    detached: true, // hears of Ctrl-C from here, once
    stdio: ["ignore", "inherit", "inherit", "pipe"],
    env: {
      NODE_ENV: "development",
      DEMO_MODE: "1",
      ...process.env,
      PORT: String(heldPort.port),
      CROSSCHECK_LIFELINE_FD: "3",
    },
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
    if (OF_SERVER.test(path) && !NOT_SOURCE.test(path)) restartSoon();
  });
}
restartSoon();

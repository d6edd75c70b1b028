import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { answers } from "./answers.ts";
import type { Log, SocketConnection } from "./connection.ts";
import type { Binaries } from "./embedded-binaries.ts";
import { DATABASE_OWNER, type Place } from "./embedded-folder.ts";
import { spawnWithLifeline } from "./lifeline.ts";

/** PostgreSQL numbers its socket file by port; nothing listens on TCP. */
const SOCKET_PORT = 5432;
const READY_LINE = "database system is ready to accept connections";
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 10;
const KEPT_LINES = 20;

export type ServerOptions = {
  readonly place: Place;
  readonly binaries: Binaries;
  /** False switches fsync off: tests only, a crash may then lose the cluster. */
  readonly durable: boolean;
  readonly log: Log;
};

/** A running server; `ended` settles when it is gone, whoever stopped it. */
export type RunningServer = {
  readonly owned: boolean;
  readonly connection: SocketConnection;
  readonly ended: Promise<void>;
  /** Fast shutdown of a server of our own; an adopted one stays with its owner. */
  readonly stop: () => Promise<void>;
};

/** Uses the server that runs on this cluster, or starts one. Settles when it answers. */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  const deadlineMs = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const adopted = await adoptServer(options.place);
    if (adopted !== null) return adopted;
    const started = await startServer(options);
    if (typeof started !== "string") return started;
    // Another process may have been faster, or the last server's children may still be leaving.
    const mayPass = started.includes("postmaster.pid") || started.includes("shared memory block");
    if (!mayPass || performance.now() > deadlineMs) {
      throw new Error(`PostgreSQL did not start in ${options.place.clusterFolder}:\n${started}`);
    }
    await sleep(POLL_MS * 10);
  }
}

/** The server that runs on this cluster already; waits for one that is starting or stopping. */
async function adoptServer(place: Place): Promise<RunningServer | null> {
  const deadlineMs = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const lock = await readLockFile(place);
    if (lock === null) return null;
    if (!(await isPostgres(lock.pid))) {
      // Left by a crash. PostgreSQL removes such a file itself unless the number is in use again.
      if (isAlive(lock.pid)) await rm(path.join(place.clusterFolder, "postmaster.pid"), { force: true });
      return null;
    }
    const connection = toConnection(lock.socketFolder ?? place.socketFolder);
    if (lock.ready && (await answers(connection))) {
      return { owned: false, connection, ended: untilGone(lock.pid), stop: async () => undefined };
    }
    if (performance.now() > deadlineMs) {
      throw new Error(`PostgreSQL (process ${lock.pid}) holds ${place.clusterFolder} but does not answer`);
    }
    await sleep(POLL_MS);
  }
}

/** Starts a server of our own; a string is what PostgreSQL said when it refused. */
async function startServer(options: ServerOptions): Promise<RunningServer | string> {
  const { place, binaries, durable, log } = options;
  const { child, sayDone } = spawnWithLifeline(
    path.join(binaries.binFolder, "postgres"),
    serverArguments(place, durable),
    place.account,
  );
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      sayDone();
      resolve();
    });
  });
  const lines: string[] = [];
  const outcome = await new Promise<"ready" | "failed">((resolve) => {
    child.once("error", (error) => {
      lines.push(error.message);
      resolve("failed");
    });
    child.once("close", () => resolve("failed"));
    if (child.stderr === null) return;
    createInterface({ input: child.stderr }).on("line", (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      if (line.includes(READY_LINE)) resolve("ready");
      if (/ (WARNING|FATAL|PANIC): /.test(line)) log.warn(`PostgreSQL: ${line}`);
    });
  });
  if (outcome === "failed") return lines.join("\n");

  const stop = async () => {
    child.kill("SIGINT");
    const late = setTimeout(() => child.kill("SIGQUIT"), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(late);
  };
  return { owned: true, connection: toConnection(place.socketFolder), ended, stop };
}

function serverArguments(place: Place, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "",
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: "0700",
    max_connections: "120",
    shared_buffers: "128MB",
    jit: "off",
    log_checkpoints: "off",
    log_min_error_statement: "panic",
    log_min_messages: "warning",
    timezone: "UTC",
    ...(durable ? {} : { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }),
  };
  const switches = ["-D", place.clusterFolder, "-p", String(SOCKET_PORT)];
  return [...switches, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

function toConnection(socketFolder: string): SocketConnection {
  return { host: socketFolder, port: SOCKET_PORT, user: DATABASE_OWNER, database: "postgres", ssl: false };
}

/** Line 1 of postmaster.pid is the process, line 5 its socket folder, line 8 its state. */
async function readLockFile(place: Place) {
  const text = await readFile(path.join(place.clusterFolder, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return null;
  return { pid, socketFolder: lines[4] || null, ready: lines[7]?.trim() === "ready" };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Process numbers are used again, quickly so in containers: where /proc exists, looks at the program too. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (!existsSync("/proc/self/comm")) return true;
  const program = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  return program.trim() === "postgres";
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(250, undefined, { ref: false });
}

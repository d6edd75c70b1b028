import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const START_LIMIT_MS = 120_000;

/** The whole product in a process of its own with its embedded PostgreSQL. */
export type Product = {
  readonly url: string;
  readonly dataFolder: string;
  /** Milliseconds from spawn to the printed address. */
  readonly startMs: number;
  readonly pid: number;
  /** Stops it as Ctrl-C does; its folder stays. */
  readonly stop: () => Promise<void>;
  /** Asks it to stop and waits for nothing; for a bench that ends in a fault. */
  readonly kill: () => void;
};

/** A data folder for a bench; `remove` it at the end. */
export async function makeDataFolder(): Promise<{
  readonly folder: string;
  readonly remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "crosscheck-bench-"));
  await chmod(folder, 0o711); // as root, PostgreSQL runs as another user
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A port that is free now, for a product whose printed address is another one. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the product and waits for its address. */
export async function startProduct(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_FOLDER: dataFolder, PORT: "0", DEMO_MODE: "0", LOG_LEVEL: "error", ...env },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    const fail = () => reject(new Error(`the product did not start: ${output}`));
    const limit = setTimeout(fail, START_LIMIT_MS);
    child.once("exit", fail);
    child.stdout.on("data", (part: Buffer) => {
      output += part.toString();
      const address = /https?:\/\/[\w.]+:\d+/.exec(output)?.[0];
      if (address === undefined) return;
      clearTimeout(limit);
      resolve(address);
    });
  });
  const startMs = performance.now() - startedAtMs;
  return {
    url,
    dataFolder,
    startMs,
    pid: child.pid ?? 0,
    kill: () => void child.kill("SIGTERM"),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

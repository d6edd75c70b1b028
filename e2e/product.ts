import { execFile, spawn, type ChildProcess } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "..");
const START_LIMIT_MS = 180_000;
/** Names the folder that new data folders are copies of. */
const PREPARED_DATA = "PRODUCT_PREPARED_DATA";

/** The whole product in a process of its own, as `npm start` runs it, on a free port and a data folder of its own. */
export type Product = {
  readonly url: string;
  readonly dataFolder: string;
  /** Kills the server process as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Stops it as Ctrl-C does and removes the data folder. */
  readonly stop: () => Promise<void>;
};

export type ProductOptions = {
  /** A data folder of an earlier product; kept when given, else a new temporary one. */
  readonly dataFolder?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * Makes what a first start makes (a database server, tables, the demo content) once: products of this run that name no
 * data folder start on a copy, which takes a third of the work.
 * @returns how to remove it
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const dataFolder = await makeDataFolder();
  const product = await startProduct({ dataFolder });
  await product.stop();
  process.env[PREPARED_DATA] = dataFolder;
  return () => rm(dataFolder, { recursive: true, force: true });
}

/** Starts the product and waits until it prints its address. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataFolder = options.dataFolder ?? (await makeDataFolder());
  const child = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      DATA_FOLDER: dataFolder,
      PORT: String(options.port ?? 0),
      DEMO_MODE: "0",
      LOG_LEVEL: "error",
      // Flows name an address each, as visitors behind one proxy do, so that limits per address count for each alone.
      TRUSTED_PROXIES: "1",
      ...options.env,
    },
  });
  const url = await addressOf(child);
  return {
    url,
    dataFolder,
    kill: () => end(child, "SIGKILL"),
    stop: async () => {
      await end(child, "SIGTERM");
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "crosscheck-e2e-"));
  await chmod(folder, 0o711); // as root, PostgreSQL runs as another user
  const prepared = process.env[PREPARED_DATA];
  // Node's own copying would make root the owner of everything.
  if (prepared !== undefined) await promisify(execFile)("cp", ["-a", `${prepared}/.`, folder]);
  return folder;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const limit = setTimeout(() => fail("did not start in time"), START_LIMIT_MS);
    const fail = (why: string) => {
      clearTimeout(limit);
      child.kill("SIGKILL");
      reject(new Error(`The product ${why}:\n${output}`));
    };
    const read = (part: Buffer) => {
      output += part.toString();
      const url = /http:\/\/[\w.]+:\d+/.exec(output)?.[0];
      if (url === undefined) return;
      clearTimeout(limit);
      resolve(url);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", (part: Buffer) => {
      output += part.toString();
    });
    child.once("exit", () => fail("left before it was ready"));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

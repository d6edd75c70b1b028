import { spawn, type ChildProcess } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRedisCluster } from "@crosscheck/server/cluster/redis-cluster";
import { createKeyedHash } from "@crosscheck/server/ports/keyed-hash";
import { databaseUrlOf } from "@crosscheck/server/postgres/connection";
import { startPostgres } from "@crosscheck/server/postgres/start-postgres";
import { loadSecrets } from "@crosscheck/server/secrets";
import { startBalancer, type Backend, type Balancer } from "./balancer.ts";
import { freePort } from "./free-port.ts";
import { startRedis, type Redis } from "./redis.ts";

/** One process of a cluster. */
export type ClusterNode = {
  readonly name: string;
  /** Its own address, past the balancer. */
  readonly url: string;
  readonly pid: () => number;
  /** Kills it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Stops it as a service manager does: it drains. */
  readonly stop: () => Promise<void>;
  /** Starts it again under its name and address; settles when it is ready. */
  readonly start: () => Promise<void>;
};

/** The product in several processes: PostgreSQL, a Redis-compatible server and a balancer of its own around them. */
export type RunningCluster = {
  readonly url: string;
  readonly nodes: readonly ClusterNode[];
  readonly redis: Redis;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly listReady: Balancer["listReady"];
  /** Ends all, the processes gently where that is asked for; removes a temporary data folder. */
  readonly stop: (how?: "gently" | "at once") => Promise<void>;
};

export type ClusterOptions = {
  readonly processes: number;
  /** Of the balancer. Default: a free one. */
  readonly port?: number;
  /** Kept; default: a temporary one, with a database that a crash of the machine may lose. */
  readonly dataFolder?: string;
  /** A database that is there; default: a PostgreSQL of its own. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What the processes print. */
  readonly onLine?: (node: string, line: string) => void;
};

const ROOT = join(import.meta.dirname, "../../..");
const START_LIMIT_MS = 180_000;
const READY = "Crosscheck is ready";
const LIFELINE_FD = 3;

/** Starts all processes at once on an empty or a used data folder; settles when the balancer leads to each of them. */
export async function startCluster(options: ClusterOptions): Promise<RunningCluster> {
  const opened: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    return await startAll(options, { opened, closeAll });
  } catch (error) {
    await closeAll().catch(() => undefined);
    throw error;
  }
}

type Opened = { readonly opened: (() => Promise<unknown>)[]; readonly closeAll: () => Promise<void> };

async function startAll(options: ClusterOptions, { opened, closeAll }: Opened): Promise<RunningCluster> {
  const dataFolder = options.dataFolder ?? (await makeDataFolder());
  if (options.dataFolder === undefined) opened.push(() => rm(dataFolder, { recursive: true, force: true }));
  await mkdir(dataFolder, { recursive: true });
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startPostgres({
    databaseUrl: options.databaseUrl,
    dataFolder,
    log,
    durable: options.dataFolder !== undefined,
  });
  opened.push(postgres.stop);
  const redis = await startRedis();
  opened.push(redis.stop);
  const backends: Backend[] = [];
  const port = options.port === undefined ? {} : { port: options.port };
  const balancer = await startBalancer({ backends: () => backends, ...port });
  opened.push(balancer.stop);
  const databaseUrl = databaseUrlOf(postgres.connection);
  const shared = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    DATA_FOLDER: dataFolder,
    PUBLIC_URL: balancer.url,
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "error",
    ...options.env,
  };
  const nodes: ClusterNode[] = [];
  for (let index = 0; index < options.processes; index += 1) {
    const name = `node-${index + 1}`;
    const place = { host: "127.0.0.1", port: await freePort() };
    backends.push({ name, ...place });
    const env = { ...shared, NODE_NAME: name, HOST: place.host, PORT: String(place.port) };
    const node = createNode(name, env, options.onLine ?? (() => undefined));
    nodes.push({ name, url: `http://${place.host}:${place.port}`, ...node });
    opened.push(node.kill);
  }
  await Promise.all(nodes.map((node) => node.start()));
  await untilReady(balancer, nodes);
  return {
    url: balancer.url,
    nodes,
    redis,
    databaseUrl,
    dataFolder,
    listReady: balancer.listReady,
    stop: async (how = "at once") => {
      if (how === "gently") await Promise.all(nodes.map((node) => node.stop()));
      await closeAll();
    },
  };
}

/** Settles when every process knows who is alive, as opening battles needs; call when all have started. */
export async function untilAllAreKnown({ redis, dataFolder, nodes }: RunningCluster): Promise<void> {
  const { pepper } = await loadSecrets(dataFolder);
  // Trusts what it hears later than processes that were there before it.
  const watcher = await createRedisCluster({
    url: redis.url,
    node: "watcher",
    keyedHash: createKeyedHash(pepper),
    log: { info: () => undefined, warn: () => undefined },
    onBug: () => undefined,
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    watcher.listAlive().then(
      (names) => nodes.every(({ name }) => names.includes(name)) && resolve(),
      () => undefined, // not known yet
    );
  }, 50);
  await promise;
  clearInterval(timer);
  await watcher.stop();
}

async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "crosscheck-cluster-"));
  await chmod(folder, 0o711); // as root, PostgreSQL runs as another user
  return folder;
}

async function untilReady(balancer: Balancer, nodes: readonly ClusterNode[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => balancer.listReady().length === nodes.length && resolve(), 50);
  await promise;
  clearInterval(timer);
}

function createNode(
  name: string,
  env: Readonly<Record<string, string>>,
  onLine: (node: string, line: string) => void,
): Omit<ClusterNode, "name" | "url"> {
  let child: ChildProcess | null = null;
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    const running = child;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    running.once("exit", resolve);
    running.kill(signal);
    await promise;
  };
  return {
    pid: () => child?.pid ?? 0,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    start: async () => {
      await end("SIGKILL");
      child = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
        cwd: ROOT,
        // A Ctrl-C in the terminal is for whoever started all this; without it the pipe ends, and so does the process.
        detached: true,
        stdio: ["ignore", "pipe", "pipe", "pipe"],
        env: { ...process.env, ...env, CROSSCHECK_LIFELINE_FD: String(LIFELINE_FD) },
      });
      await untilItIsReady(child, (line) => onLine(name, line));
    },
  };
}

function untilItIsReady(child: ChildProcess, onLine: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (why: string) => reject(new Error(`A process ${why}:\n${output}`));
    const limit = setTimeout(() => fail("did not start in time"), START_LIMIT_MS);
    const read = (part: Buffer) => {
      const text = part.toString();
      output = `${output}${text}`.slice(-10_000);
      for (const line of text.split(/[\r\n]+/)) if (line !== "") onLine(line);
      if (!output.includes(READY)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => {
      clearTimeout(limit);
      fail("left before it was ready");
    });
  });
}

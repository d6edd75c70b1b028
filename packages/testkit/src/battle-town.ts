import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLiveBattles, type OwnBattles } from "@crosscheck/server/battles/live/create-live-battles";
import { openGateway } from "@crosscheck/server/battles/live/gateway";
import type { LiveGround } from "@crosscheck/server/battles/live/live-ground";
import { createAlone } from "@crosscheck/server/cluster/alone";
import { ClusterAway, type Cluster } from "@crosscheck/server/cluster/cluster";
import { afterAll } from "vitest";
import { fastTime, type FastTime } from "./fast-clock.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

/** How often processes ask after pages, and look for battles that nobody has; by the town's clock. */
const PING_MS = 4_000;
const SWEEP_MS = 2_000;

type TownProcess = {
  readonly battles: OwnBattles;
  readonly port: number;
  /** Stops all that it does with the network and by itself; what its battles still do, they do. */
  readonly unplug: () => Promise<void>;
};

/** Several processes with battles on one database, in one real process and a time that runs faster. */
export type BattleTown = {
  readonly app: TestApp;
  readonly time: FastTime;
  /** What failed in any of them. */
  readonly bugs: readonly unknown[];
  /** Starts a process under a name of its own. */
  readonly start: (node: string) => Promise<void>;
  /** Stops one as a service manager does: it hands its battles over. */
  readonly stop: (node: string) => Promise<void>;
  /** Ends one without a word; it does not know that it is dead, and may still try to write. */
  readonly kill: (node: string) => Promise<void>;
  /** Port of the process that a ticket's path leads to; of one that is gone, where nobody listens. */
  readonly portOf: (path: string) => number;
};

/** Opens a town without processes; closed by itself after the test file. */
export async function createBattleTown(speed: number): Promise<BattleTown> {
  const time = fastTime(speed);
  const processes = new Map<string, TownProcess>();
  const clusters = new Map<string, Cluster>();
  const bugs: unknown[] = [];
  let ground: LiveGround | undefined;
  const front = () => {
    const [first] = processes.values();
    if (first === undefined) throw new ClusterAway("no process is there");
    return first.battles;
  };
  // Its calls are answered by whichever process is there.
  const app = await createTestApp({
    clock: time,
    openBattles: (given) => {
      ground = { ...given, setTimer: time.setTimer, onBug: (error) => bugs.push(error) };
      return whicheverIsThere(front);
    },
  });

  async function start(node: string): Promise<void> {
    if (ground === undefined) throw new Error("the app has not opened its battles");
    const process = await openProcess({ ...ground, cluster: join(clusters, node) }, { time, bugs });
    processes.set(node, process);
  }

  function take(node: string): TownProcess {
    const process = processes.get(node);
    if (process === undefined) throw new Error(`no process ${node}`);
    processes.delete(node);
    return process;
  }

  async function stop(node: string): Promise<void> {
    const process = take(node);
    await process.battles.rooms.stop();
    clusters.delete(node);
    await process.unplug();
  }

  async function kill(node: string): Promise<void> {
    const process = take(node);
    clusters.delete(node);
    await process.unplug();
  }

  afterAll(async () => {
    for (const node of processes.keys()) await kill(node);
  });
  const portOf = (path: string) => processes.get(path.split("/")[2] ?? "")?.port ?? NOBODY;
  return { app, time, bugs, start, stop, kill, portOf };
}

/** The battles of the town, whoever answers for them. */
function whicheverIsThere(front: () => OwnBattles): OwnBattles {
  return {
    get rooms() {
      return front().rooms;
    },
    ask: (...asked) => front().ask(...asked),
    view: (...asked) => front().view(...asked),
    noteThere: (...asked) => front().noteThere(...asked),
    store: (...asked) => front().store(...asked),
    adopt: (...asked) => front().adopt(...asked),
    canOpen: () => front().canOpen(),
    ticketFor: (...asked) => front().ticketFor(...asked),
  };
}

/** A process that hears of the others; each answers for itself. */
function join(clusters: Map<string, Cluster>, node: string): Cluster {
  const alone = createAlone(node);
  clusters.set(node, alone);
  return {
    ...alone,
    listAlive: async () => [...clusters.keys()],
    ask: async (to, question, text) => {
      const other = clusters.get(to);
      if (other === undefined) throw new ClusterAway(`nobody answers as ${to}`);
      return await other.ask(to, question, text);
    },
  };
}

/** The discard port, on which nothing listens. */
const NOBODY = 9;

async function openProcess(
  ground: LiveGround,
  { time, bugs }: { readonly time: FastTime; readonly bugs: unknown[] },
): Promise<TownProcess> {
  const battles = createLiveBattles(ground);
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const gateway = openGateway({
    server,
    node: ground.cluster.node,
    origin: "http://127.0.0.1",
    battles,
    keyedHash: ground.ports.keyedHash,
    limit: ground.cluster.limit,
    nowMs: time.nowMs,
    checkIntent: async () => null,
    onBug: (error) => bugs.push(error),
    pingMs: PING_MS / time.speed,
  });
  const sweep = setInterval(() => {
    battles.rooms.sweep().catch((error: unknown) => bugs.push(error));
  }, SWEEP_MS / time.speed);
  const { port } = server.address() as AddressInfo; // a TCP server has one
  return {
    battles,
    port,
    unplug: async () => {
      clearInterval(sweep);
      server.close();
      gateway.stop();
      server.closeAllConnections();
    },
  };
}

import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { spawnWithLifeline, type LifelineProcess } from "@crosscheck/server/postgres/lifeline";
import { freePort } from "./free-port.ts";

/** Programs of Debian's packages valkey-server and redis-server, which speak the same. */
const PROGRAMS = [
  "/usr/bin/valkey-server",
  "/usr/bin/redis-server",
  "/usr/local/bin/valkey-server",
  "/usr/local/bin/redis-server",
  "/opt/homebrew/bin/redis-server",
];
const HOST = "127.0.0.1";
const ASK_AGAIN_MS = 10;

/** Path of a Redis-compatible server on this machine, or undefined. REDIS_SERVER_PATH wins. */
export function findRedisServer(): string | undefined {
  const wished = process.env["REDIS_SERVER_PATH"];
  return [...(wished ? [wished] : []), ...PROGRAMS].find((path) => existsSync(path));
}

/** A Redis-compatible server of its own, which keeps nothing. */
export type Redis = {
  readonly url: string;
  /** Kills it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts another one at the same address. */
  readonly startAgain: () => Promise<void>;
  /** Hangs it, connections open, and lets it go on. */
  readonly pause: () => void;
  readonly goOn: () => void;
  readonly stop: () => Promise<void>;
};

/** Starts one on a free port; settles when it answers. */
export async function startRedis(): Promise<Redis> {
  const program = findRedisServer();
  if (program === undefined)
    throw new Error(
      "There is no Redis-compatible server here: install the package redis-server or valkey-server.",
    );
  const port = await freePort();
  let running = await run(program, port);
  const kill = () => end(running);
  return {
    url: `redis://127.0.0.1:${port}/0`,
    kill,
    startAgain: async () => {
      running = await run(program, port);
    },
    pause: () => void running.child.kill("SIGSTOP"),
    goOn: () => void running.child.kill("SIGCONT"),
    stop: kill,
  };
}

async function run(program: string, port: number): Promise<LifelineProcess> {
  const settings = { bind: HOST, port: String(port), save: "", appendonly: "no", daemonize: "no" };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const started = spawnWithLifeline(program, words, null);
  const { child } = started;
  let said = "";
  child.stderr?.on("data", (part: Buffer) => (said += part.toString()));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await sleep(ASK_AGAIN_MS);
  }
  return started;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
  });
}

/** It keeps nothing, so there is nothing to wait for. */
async function end({ child, sayDone }: LifelineProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
  sayDone();
}

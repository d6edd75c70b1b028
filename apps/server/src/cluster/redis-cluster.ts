import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../postgres/connection.ts";
import { ClusterAway, type Cluster } from "./cluster.ts";
import { Heartbeat, RHYTHM, type Rhythm } from "./heartbeat.ts";
import { channelsOf, nameBudgets, prefixOf, type Installation } from "./installation.ts";
import { createMessages } from "./messages.ts";
import { createSharedLimiter, createSharedWindows } from "./redis-limits.ts";
import { RedisLink } from "./redis-link.ts";

export type RedisClusterOptions = Installation & {
  readonly node: string;
  readonly log: Log;
  /** A message, or an answer to one, has failed. */
  readonly onBug: (error: unknown) => void;
  readonly rhythm?: Rhythm;
};

/**
 * What the processes of one installation share, over Redis or Valkey. Nothing waits for it or fails with it but what
 * names another process: what is told is lost, limits are each process's own, until it is back.
 */
export async function createRedisCluster(options: RedisClusterOptions): Promise<Cluster> {
  const { node, log, onBug, rhythm = RHYTHM } = options;
  const instance = randomUUID();
  const prefix = prefixOf(options.keyedHash);
  const channels = channelsOf(prefix);
  const { receive, ...messages } = createMessages({ link: () => link, node, instance, channels, onBug });
  const gaps: (() => void)[] = [];
  const arrived = Promise.withResolvers<void>();
  const link = new RedisLink({
    url: options.url,
    log,
    channels: [channels.all, channels.ofNode(node), channels.ofInstance(instance)],
    onMessage: receive,
    onUp: () => {
      arrived.resolve();
      for (const listen of gaps) listen();
      void heartbeat.beat();
    },
    onDown: () => heartbeat.miss(),
  });
  const heartbeat = new Heartbeat({ link, node, instance, prefix, log, rhythm });
  const stop = async () => {
    await heartbeat.stop();
    link.close();
  };
  await Promise.race([arrived.promise, sleep(rhythm.startMs, undefined, { ref: false })]);
  await heartbeat.claim().catch(async (error: unknown) => {
    if (error instanceof ClusterAway)
      return log.warn("The Redis of REDIS_URL does not answer: starting without it.");
    await stop();
    throw error;
  });
  const nameOf = nameBudgets(options);
  return {
    node,
    ...messages,
    hearGap: (listen) => void gaps.push(listen),
    listAlive: () => heartbeat.listAlive(),
    limit: createSharedLimiter(link, nameOf),
    windows: createSharedWindows(link, nameOf),
    stop,
  };
}

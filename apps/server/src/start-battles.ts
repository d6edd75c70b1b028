import type { Logger } from "pino";
import { checkSaid } from "./battles/live/check-said.ts";
import { createLiveBattles } from "./battles/live/create-live-battles.ts";
import { runBattles } from "./battles/live/run-battles.ts";
import type { Cluster } from "./cluster/cluster.ts";
import type { Ports } from "./ports/ports.ts";
import type { Db } from "./postgres/database.ts";
import type { SettingsSource } from "./settings/settings-source.ts";

type Battles = ReturnType<typeof createLiveBattles>;

type Ground = {
  readonly db: Db;
  readonly ports: Ports;
  readonly settings: SettingsSource;
  readonly cluster: Cluster;
  /** Address of this site as players see it. */
  readonly url: string;
  readonly log: Logger;
  /** Whether this process has been told to stop. */
  readonly isStopping: () => boolean;
};

/** The battles of this process; they take players from when they are served. */
export function createBattles({ db, ports, settings, cluster, log, isStopping }: Ground): Battles {
  return createLiveBattles({
    db,
    ports,
    settings: settings.current,
    cluster,
    isStopping,
    onBug: (error, battleId) => log.error({ err: error, battleId }, "a battle failed"),
  });
}

/** Lets players in to the battles by sockets of this server; answers how to end that. */
export function serveBattles(
  { db, ports, cluster, url, log }: Omit<Ground, "isStopping">,
  battles: Battles,
  server: Parameters<typeof runBattles>[0]["server"],
): ReturnType<typeof runBattles> {
  return runBattles({
    server,
    node: cluster.node,
    origin: new URL(url).origin,
    battles,
    keyedHash: ports.keyedHash,
    nowMs: ports.clock.nowMs,
    limit: cluster.limit,
    checkIntent: (intent) => checkSaid(db, intent, ports.clock.nowMs()),
    onBug: (error, battleId) => log.error({ err: error, battleId }, "a battle failed"),
  });
}

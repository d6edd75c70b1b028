import type { Logger } from "pino";
import { createAlone } from "./cluster/alone.ts";
import type { Cluster } from "./cluster/cluster.ts";
import { giveVoice } from "./cluster/tell-others.ts";
import type { Config } from "./config.ts";
import { dropCatalogue } from "./content/catalogue.ts";
import { forgetPool } from "./exams/exam-pool.ts";
import { dropTexts } from "./languages/texts-source.ts";
import { dropAllTokens, dropTokens } from "./players/authenticate.ts";
import { createKeyedHash } from "./ports/keyed-hash.ts";
import type { KeyedHash } from "./ports/ports.ts";
import type { Log } from "./postgres/connection.ts";
import type { Db } from "./postgres/database.ts";
import type { SettingsSource } from "./settings/settings-source.ts";

type Ground = {
  readonly config: Pick<Config, "REDIS_URL" | "NODE_NAME">;
  readonly keyedHash: KeyedHash;
  readonly log: Logger;
};

/** What this process shares with others of its installation: over Redis where there is one, else it is alone. */
export async function joinCluster({ config, keyedHash, log }: Ground): Promise<Cluster> {
  if (config.REDIS_URL === undefined) return createAlone(config.NODE_NAME);
  // Whoever is alone does not pay for the client.
  const { createRedisCluster } = await import("./cluster/redis-cluster.ts");
  return await createRedisCluster({
    url: config.REDIS_URL,
    node: config.NODE_NAME,
    keyedHash,
    log,
    onBug: (error) => log.error({ err: error }, "a message between processes failed"),
  });
}

/**
 * Lets what a command changes be heard by the processes that run; answers how to end that. Without Redis, or without an
 * installation yet, there is nobody to hear it.
 */
export async function giveCommandVoice(
  db: Db,
  {
    config,
    pepper,
    log,
  }: { readonly config: Config; readonly pepper: string | undefined; readonly log: Log },
): Promise<() => Promise<void>> {
  if (config.REDIS_URL === undefined || pepper === undefined) return async () => undefined;
  const { openVoice } = await import("./cluster/redis-voice.ts");
  const voice = await openVoice({ url: config.REDIS_URL, keyedHash: createKeyedHash(pepper), log });
  giveVoice(db, { tell: voice.tellOthers, tellOthers: voice.tellOthers });
  return voice.close;
}

/** Copies in this process follow what others change, and others hear what this one changes. */
export function keepInStep(cluster: Cluster, db: Db, settings: SettingsSource): void {
  giveVoice(db, cluster);
  const dropContent = () => {
    dropCatalogue(db);
    forgetPool(db);
  };
  cluster.hear("settings", settings.forget);
  cluster.hear("tokens", (playerId) => dropTokens(db, playerId));
  cluster.hear("choices", (playerId) => dropTokens(db, playerId));
  cluster.hear("content", dropContent);
  cluster.hear("texts", () => dropTexts(db));
  cluster.hearGap(() => {
    settings.forget();
    dropAllTokens(db);
    dropContent();
    dropTexts(db);
  });
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../postgres/connection.ts";
import type { Cluster } from "./cluster.ts";
import { publish } from "./messages.ts";
import { RedisLink } from "./redis-link.ts";
import { channelsOf, prefixOf, type Installation } from "./installation.ts";

/** For what is not one of the processes but changes what they keep, such as a command: it tells, and hears nothing. */
export type Voice = {
  readonly tellOthers: Cluster["tellOthers"];
  /** Settles when everything is said. */
  readonly close: () => Promise<void>;
};

const START_PATIENCE_MS = 2_000;

/** Opens one; where Redis is away it says nothing, as everything that is told may be lost. */
export async function openVoice({
  url,
  keyedHash,
  log,
}: Installation & { readonly log: Log }): Promise<Voice> {
  const { promise: arrived, resolve: onUp } = Promise.withResolvers<void>();
  const nothing = () => undefined;
  const link = new RedisLink({ url, log, channels: [], onMessage: nothing, onUp, onDown: nothing });
  await Promise.race([arrived, sleep(START_PATIENCE_MS, undefined, { ref: false })]);
  const { all } = channelsOf(prefixOf(keyedHash));
  const saying: Promise<unknown>[] = [];
  return {
    tellOthers: (topic, text) =>
      void saying.push(publish(link, all, { kind: "told", from: "a command", topic, text })),
    close: async () => {
      await Promise.allSettled(saying);
      link.close();
    },
  };
}

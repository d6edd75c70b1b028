import { FINISH_EFFECTS } from "@crosscheck/server/finish-effects";
import { ACTIONS, type ActionName } from "@crosscheck/contract";
import { createApp } from "@crosscheck/server/app";
import type { Handlers } from "@crosscheck/server/calls/handle";
import type { Db } from "@crosscheck/server/postgres/database";
import { systemClock } from "@crosscheck/server/ports/clock";
import type { Ports } from "@crosscheck/server/ports/ports";
import { createRandom } from "@crosscheck/server/ports/random";
import { DEFAULT_SETTINGS } from "@crosscheck/server/settings/settings";
import { createActionCore, type ActionCore } from "@crosscheck/server/transport/action-core";
import { createMetrics } from "@crosscheck/server/transport/metrics";
import { hash } from "node:crypto";
import { createSigner } from "@crosscheck/server/ports/signer";

const KNOWN_TOKEN_HASH = hash("sha256", "a".repeat(43), "base64url");

/** The action core over handlers that answer at once, so that a bench sees the core and not a database. */
export async function benchCore(): Promise<ActionCore> {
  const random = createRandom(systemClock);
  const answer = async ({ input }: { readonly input: { readonly level?: number | undefined } }) => ({
    message: "updated" as const,
    data: { level: input.level ?? 0, max_level: 3 },
  });
  // Every name answers the same; the bench calls one of them.
  const handlers = Object.fromEntries(
    Object.keys(ACTIONS).map((name) => [name, answer]),
  ) as unknown as Handlers & Record<ActionName, unknown>;
  const settings = Promise.resolve(DEFAULT_SETTINGS);
  return createActionCore({
    handlers,
    // Neither is touched by the handlers above.
    db: null as unknown as Db,
    ports: { clock: systemClock, random } as unknown as Ports,
    // Both as the product's own do with what they remember.
    settings: () => settings,
    effects: FINISH_EFFECTS,
    authenticate: (token) =>
      hash("sha256", token, "base64url") === KNOWN_TOKEN_HASH
        ? {
            kind: "player",
            playerId: "player",
            deviceId: "device",
            signedInAtMs: 0,
            alsoDefaultLanguage: false,
            pageLanguage: null,
          }
        : null,
    limit: () => null,
    checkOutput: false,
    onBug: (error) => {
      throw error;
    },
    countContradiction: () => undefined,
  });
}

/** The whole HTTP application over `benchCore`. */
export async function benchService() {
  const app = await createApp({
    core: await benchCore(),
    metrics: createMetrics(),
    appName: "bench",
    isReady: async () => true,
    trustedProxies: 0,
    resultKey: createSigner("a secret of the benchmarks").publicKey,
    metricsToken: null,
    log: () => undefined,
  });
  return { app };
}

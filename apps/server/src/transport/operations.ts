import { hash, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fingerprintOf } from "../ports/signer.ts";
import type { PublicSigningKey } from "../ports/ports.ts";
import type { Metrics } from "./metrics.ts";

export type OperationsOptions = {
  readonly metrics: Metrics;
  /** Whether the database answers now. */
  readonly isReady: () => Promise<boolean>;
  readonly isStopping?: () => boolean;
  readonly trustedProxies: number;
  /** Checks results of exams. */
  readonly resultKey: PublicSigningKey;
  /** Bearer of /metrics; null: callers on this machine need none, and others are not served. */
  readonly metricsToken: string | null;
  /** Whether everybody may come through a proxy on this machine: then /metrics needs its bearer. Default: with trusted proxies. */
  readonly isBehindProxy?: boolean;
};

const READY_LIMIT_MS = 2_000;
const KEY_SECONDS = 3_600;

/** What a load balancer, a person and a monitor ask; outside of every limit. */
export function mountOperations(app: FastifyInstance, options: OperationsOptions): void {
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const ready = options.isStopping?.() !== true && (await Promise.race([options.isReady(), tooLate()]));
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get("/.well-known/crosscheck-results.json", async (_request, reply) =>
    reply
      .type("application/jwk-set+json")
      .header("cache-control", `public, max-age=${KEY_SECONDS}`)
      .send(JSON.stringify(toKeySet(options.resultKey))),
  );
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, options)) return reply.code(404).send({ error: true });
    return reply.type(options.metrics.contentType).send(await options.metrics.text());
  });
}

/** RFC 7517. */
function toKeySet(key: PublicSigningKey) {
  return { keys: [{ ...key, kid: fingerprintOf(key), use: "sig", alg: "EdDSA" }] };
}

/** A database that hangs answers neither yes nor no. */
async function tooLate(): Promise<boolean> {
  return sleep(READY_LIMIT_MS, false, { ref: false });
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

const OWN_NAME = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

function mayReadMetrics(request: FastifyRequest, options: OperationsOptions): boolean {
  const { metricsToken, trustedProxies, isBehindProxy = trustedProxies > 0 } = options;
  if (metricsToken !== null) return isSame(request.headers.authorization ?? "", `Bearer ${metricsToken}`);
  if (isBehindProxy) return false;
  return (
    LOOPBACK.has(request.socket.remoteAddress ?? "") &&
    request.headers["x-forwarded-for"] === undefined &&
    // A page of somebody else whose name leads here for a moment sends its own name.
    OWN_NAME.test(request.headers.host ?? "")
  );
}

/** Whether two texts are the same, in a time that does not tell how much of them is. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash("sha256", one, "buffer"), hash("sha256", other, "buffer"));
}

import { ACTIONS, type ActionDefinition } from "@crosscheck/contract";
import { openApiDocument } from "@crosscheck/contract/openapi";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { toFaultResult, type ActionCore, type CallResult } from "./transport/action-core.ts";
import type { Metrics } from "./transport/metrics.ts";
import { API_HEADERS, SECURITY_HEADERS } from "./transport/security-headers.ts";

export type AppOptions = {
  readonly core: ActionCore;
  readonly metrics: Metrics;
  readonly appName: string;
  /** Whether the database answers now. */
  readonly isReady: () => Promise<boolean>;
  readonly trustedProxies: number;
  /** Bearer of /metrics; null: callers on this machine need none, and others are not served. */
  readonly metricsToken: string | null;
  /** Whether everybody may come through a proxy on this machine: then /metrics needs its bearer. Default: with trusted proxies. */
  readonly isBehindProxy?: boolean;
  /** One line per request. */
  readonly log: (line: RequestLine) => void;
  /** Adds pages, the identity provider and media; absent in API-only tests. */
  readonly mount?: (app: FastifyInstance) => Promise<void>;
};

export type RequestLine = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly playerId?: string | null;
};

const BODY_LIMIT_BYTES = 65_536;
const UPLOAD_LIMIT_BYTES = 2_097_152 + 4_096;
const REQUEST_TIMEOUT_MS = 15_000;
const CONNECTION_CHECK_MS = 5_000;

/** The HTTP application: routes derived from the contract, nothing else knows HTTP. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: false,
    trustProxy:
      options.trustedProxies === 0 ? false : (_address: string, hop: number) => hop < options.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 0,
    http: { connectionsCheckingInterval: CONNECTION_CHECK_MS },
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
  });
  // Callback hooks: a promise per request and hook would cost more than what they do.
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(request.url.startsWith("/api/") ? API_HEADERS : SECURITY_HEADERS);
    done();
  });
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    // Answered while stopping: a connection kept alive would hold up the end for as long as its client likes.
    if (isClosing) request.raw.socket.destroySoon();
    options.log({
      method: request.method,
      path: request.url.split("?", 1)[0] ?? "",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
  await app.register(async (api) => mountApi(api, options));
  mountOperations(app, options);
  await options.mount?.(app);
  return app;
}

async function mountApi(api: FastifyInstance, options: AppOptions): Promise<void> {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  api.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    send(reply, toFaultResult(faultOf(error.statusCode ?? 500)));
  });
  const document = JSON.stringify(openApiDocument(options.appName));
  api.get("/api/openapi.json", async (_request, reply) => {
    reply.type("application/json; charset=utf-8");
    return document;
  });
  for (const action of Object.values<ActionDefinition>(ACTIONS)) {
    api.post(
      `/api/${action.name}`,
      { bodyLimit: action.file === undefined ? BODY_LIMIT_BYTES : UPLOAD_LIMIT_BYTES },
      (request, reply) => handleCall(options, action.name, { request, reply }),
    );
  }
  api.all("/api/*", async (_request, reply) => send(reply, toFaultResult("unknown_action")));
}

async function handleCall(
  options: AppOptions,
  action: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const result = await options.core({
    action,
    authorization: request.headers.authorization,
    contentType: request.headers["content-type"],
    body: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
  });
  options.metrics.countCall({
    action,
    code: result.body.message ?? "ok",
    seconds: reply.elapsedTime / 1_000,
  });
  return send(reply, result);
}

function send(reply: FastifyReply, result: CallResult): FastifyReply {
  if (result.retryAfterSeconds !== null) reply.header("retry-after", result.retryAfterSeconds);
  return reply
    .code(result.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(result.body));
}

function faultOf(status: number) {
  if (status === 413) return "request_too_large";
  if (status === 415) return "unsupported_media_type";
  return status >= 400 && status < 500 ? "malformed_request" : "internal_error";
}

function mountOperations(app: FastifyInstance, options: AppOptions): void {
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await options.isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, options)) return reply.code(404).send({ error: true });
    return reply.type(options.metrics.contentType).send(await options.metrics.text());
  });
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

function mayReadMetrics(request: FastifyRequest, options: AppOptions): boolean {
  const { metricsToken, trustedProxies, isBehindProxy = trustedProxies > 0 } = options;
  if (metricsToken !== null) return request.headers.authorization === `Bearer ${metricsToken}`;
  if (isBehindProxy) return false;
  return LOOPBACK.has(request.socket.remoteAddress ?? "") && request.headers["x-forwarded-for"] === undefined;
}

import type { IncomingMessage } from "node:http";
import { ACTIONS, type ActionDefinition } from "@crosscheck/contract";
import { PICTURE_MAX_BYTES } from "@crosscheck/contract/limits";
import { openApiDocument } from "@crosscheck/contract/openapi";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { ActionCore } from "./transport/action-core.ts";
import { toBusyResult, toFaultResult, type CallResult } from "./transport/call-result.ts";
import { createCrowd, type Crowd } from "./net/crowd.ts";
import type { Metrics } from "./transport/metrics.ts";
import { mountOperations, type OperationsOptions } from "./transport/operations.ts";
import { ALL_HEADERS, TLS_ONLY } from "./net/security-headers.ts";

export type AppOptions = OperationsOptions & {
  readonly core: ActionCore;
  readonly metrics: Metrics;
  readonly appName: string;
  readonly trustedProxies: number;
  /** Whether the server is about to stop: it still answers, and each answer ends its connection. Default: never. */
  readonly isStopping?: () => boolean;
  /** Whether players reach this by TLS only. Default: no. */
  readonly isSecure?: boolean;
  /** Longest time (ms) for the headers of a request, and for all of it. Default: 10 and 15 seconds. */
  readonly patience?: RequestPatience;
  /** What is in hand of calls; tests make it small. */
  readonly calls?: Crowd;
  /** One line per request. */
  readonly log: (line: RequestLine) => void;
  /** Adds pages, the identity provider and media; absent in API-only tests. */
  readonly mount?: (app: FastifyInstance, parts: { readonly calls: Crowd }) => Promise<void>;
};

export type RequestPatience = {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often connections are looked at. */
  readonly checkMs: number;
};

export type RequestLine = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly playerId?: string | null;
};

const BODY_LIMIT_BYTES = 65_536;
const UPLOAD_LIMIT_BYTES = PICTURE_MAX_BYTES + 4_096;
// Node takes the longer one for both if headers may take longer than the request, and its own default for them is a minute.
const PATIENCE: RequestPatience = { headersMs: 10_000, requestMs: 15_000, checkMs: 2_500 };
/** Calls of the API and of the identity provider in hand: about a second's worth (crowd.ts). */
const CALLS_IN_HAND = { least: 64, most: 1_024 };

/** The HTTP application: routes derived from the contract, nothing else knows HTTP. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { patience = PATIENCE, calls = createCrowd(CALLS_IN_HAND) } = options;
  const app: FastifyInstance = Fastify({
    logger: false,
    trustProxy:
      options.trustedProxies === 0 ? false : (_address: string, hop: number) => hop < options.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: patience.requestMs,
    connectionTimeout: 0,
    http: { connectionsCheckingInterval: patience.checkMs, headersTimeout: patience.headersMs },
    forceCloseConnections: "idle",
    // What still comes on an open connection is answered like any other; the answer ends the connection.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: toOwnPath,
  });
  addHooks(app, options);
  await app.register(async (api) => mountApi(api, options, calls));
  mountOperations(app, options);
  await options.mount?.(app, { calls });
  return app;
}

/** The path of a request whose line names this host in full, as clients of a proxy send it; others stay as they are. */
function toOwnPath({ url = "/", headers: { host = "" } }: IncomingMessage): string {
  const own = `http://${host}/`;
  return url.startsWith(own) ? url.slice(own.length - 1) : url;
}

/** Callback hooks: a promise per request and hook would cost more than what they do. */
function addHooks(app: FastifyInstance, options: AppOptions): void {
  let isClosing = false;
  const isStopping = () => isClosing || options.isStopping?.() === true;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  const headers = options.isSecure === true ? { ...ALL_HEADERS, ...TLS_ONLY } : ALL_HEADERS;
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    // Another host's address, or no address at all.
    if (request.url.startsWith("/")) done();
    else void send(reply, toFaultResult("malformed_request"));
  });
  app.addHook("onSend", (...[, reply, payload, done]) => {
    if (isStopping()) reply.header("connection", "close");
    done(null, payload);
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
}

async function mountApi(api: FastifyInstance, options: AppOptions, calls: Crowd): Promise<void> {
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
    const served = { options, calls, action: action.name };
    api.post(
      `/api/${action.name}`,
      {
        bodyLimit: action.file === undefined ? BODY_LIMIT_BYTES : UPLOAD_LIMIT_BYTES,
        // Before the body: who is turned away should not have to send it.
        onRequest: (_request, reply, done) => {
          if (calls.isFull()) void turnAway(served, reply);
          else done();
        },
      },
      (request, reply) => handleCall(served, request, reply),
    );
  }
  api.all("/api/*", async (_request, reply) => send(reply, toFaultResult("unknown_action")));
}

type ServedCall = { readonly options: AppOptions; readonly calls: Crowd; readonly action: string };

async function handleCall(
  served: ServedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { options, calls, action } = served;
  const result = await calls.run(() =>
    options.core({
      action,
      authorization: request.headers.authorization,
      contentType: request.headers["content-type"],
      body: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
    }),
  );
  if (result === null) return turnAway(served, reply);
  options.metrics.countCall({
    action,
    code: result.body.message ?? "ok",
    seconds: reply.elapsedTime / 1_000,
  });
  return send(reply, result);
}

function turnAway({ options, action }: ServedCall, reply: FastifyReply): FastifyReply {
  const result = toBusyResult();
  options.metrics.countCall({
    action,
    code: result.body.message ?? "",
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

import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { operatorsOpenApiDocument } from "@crosscheck/contract/operator-openapi";
import fastifyStatic from "@fastify/static";
import { stringifySetCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Crowd } from "../net/crowd.ts";
import { consolePolicy } from "../net/security-headers.ts";
import { LIFE_MS } from "../operators/sessions/session-call.ts";
import { SESSION_COOKIE } from "../operators/sessions/tokens.ts";
import { toBusyResult, toFaultResult } from "./call-result.ts";
import type { ConsoleCore, ConsoleResult } from "./console-core.ts";

export type ConsoleMount = {
  readonly core: ConsoleCore;
  /** Where the site is found: calls of its own pages name it as their origin. */
  readonly siteUrl: string;
  readonly appName: string;
  /** Calls that are in hand, with those of players. */
  readonly calls: Crowd;
  /** The console as it was built; null: calls only. */
  readonly folder: string | null;
};

const BODY_LIMIT_BYTES = 1_048_576;

/** Serves the console below /admin/ and its calls below /admin/api/. */
export async function mountConsole(app: FastifyInstance, mount: ConsoleMount): Promise<void> {
  await app.register(async (api) => mountCalls(api, mount));
  if (mount.folder !== null) await mountPages(app, mount.folder);
}

async function mountCalls(api: FastifyInstance, mount: ConsoleMount): Promise<void> {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  api.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    send(reply, mount, toFaultResult(error.statusCode === 413 ? "request_too_large" : "malformed_request"));
  });
  const document = JSON.stringify(operatorsOpenApiDocument(mount.appName));
  api.get("/admin/api/openapi.json", async (_request, reply) => {
    reply.type("application/json; charset=utf-8");
    return document;
  });
  api.post<{ Params: { readonly action: string } }>(
    "/admin/api/:action",
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: (_request, reply, done) => {
        if (mount.calls.isFull()) void send(reply, mount, toBusyResult());
        else done();
      },
    },
    async (request, reply) => {
      const result = await mount.calls.run(() => mount.core(toCall(request, request.params.action, mount)));
      return send(reply, mount, result ?? toBusyResult());
    },
  );
  api.all("/admin/api/*", async (_request, reply) => send(reply, mount, toFaultResult("unknown_action")));
}

function toCall(request: FastifyRequest, action: string, mount: ConsoleMount) {
  const { headers, body, ip } = request;
  const csrf = headers["x-csrf-token"];
  return {
    action,
    cookie: headers.cookie,
    csrf: typeof csrf === "string" ? csrf : undefined,
    isForeign: isForeign(request, mount.siteUrl),
    contentType: headers["content-type"],
    body: body instanceof Uint8Array ? body : new Uint8Array(),
    address: ip,
    userAgent: headers["user-agent"] ?? "",
  };
}

/** What browsers say of where a call comes from; other programs say nothing, and have no cookie of somebody else. */
function isForeign({ headers }: FastifyRequest, siteUrl: string): boolean {
  const from = headers["sec-fetch-site"];
  if (from !== undefined && from !== "same-origin") return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (origin === new URL(siteUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function send(reply: FastifyReply, { siteUrl }: ConsoleMount, result: ConsoleResult): FastifyReply {
  if (result.retryAfterSeconds !== null) reply.header("retry-after", result.retryAfterSeconds);
  if (result.token !== undefined) reply.header("set-cookie", toCookie(result.token, siteUrl));
  return reply
    .code(result.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(result.body));
}

function toCookie(token: string | null, siteUrl: string): string {
  return stringifySetCookie({
    name: SESSION_COOKIE,
    value: token ?? "",
    path: "/admin",
    httpOnly: true,
    sameSite: "strict",
    secure: siteUrl.startsWith("https:"),
    maxAge: token === null ? 0 : LIFE_MS.in / 1_000,
  });
}

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Files of the build; every other address is a screen of the console, which is one page. */
async function mountPages(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, "assets");
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/admin/",
    wildcard: false,
    index: false,
    globIgnore: ["index.html"],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.startsWith(assets + sep) ? IMMUTABLE : "no-cache");
    },
  });
  const page = await readFile(join(folder, "index.html"), "utf8");
  const answer = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({
        "content-security-policy": consolePolicy(),
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
      })
      .type("text/html; charset=utf-8")
      .send(page);
  app.get("/admin", async (_request, reply) => reply.redirect("/admin/", 308));
  app.get("/admin/*", answer);
}

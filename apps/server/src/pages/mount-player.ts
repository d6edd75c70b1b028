import type { ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import type { PageContext } from "@crosscheck/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Random } from "../ports/ports.ts";
import { contentSecurityPolicy } from "../transport/security-headers.ts";
import { packingFor } from "./pack-page.ts";
import type { PageRequest } from "./pages.ts";

/** What the player's server build exports; see the contract's boot.ts. */
type PlayerBuild = {
  readonly handlePage: (request: Request, context: PageContext) => Promise<Response>;
};

export type PlayerOptions = {
  /** The player app's own folder; its build is below it in `build/client` and `build/server`. */
  readonly folder: string;
  readonly origin: string;
  readonly random: Random;
  readonly contextFor: (request: PageRequest) => PageContext;
  readonly onError: (error: unknown) => void;
};

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300";

/** Serves the built player app: hashed assets as immutable files with br/gz siblings, every other GET as a rendered page. */
export async function mountPlayer(app: FastifyInstance, options: PlayerOptions): Promise<void> {
  const clientFolder = join(options.folder, "build/client");
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientFolder, "assets") + sep);
      reply.header("cache-control", isHashed ? IMMUTABLE : SHORT);
    },
  });
  // The build is made by another workspace; its shape is the one documented in the contract.
  const build = (await import(
    pathToFileURL(join(options.folder, "build/server/index.js")).href
  )) as PlayerBuild;

  app.get("/*", async (request, reply) => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await renderPage(build, options, { request, response: reply.raw });
  });
}

/** Answers one page request with what the player app renders. */
async function renderPage(
  build: PlayerBuild,
  options: PlayerOptions,
  { request, response }: { readonly request: FastifyRequest; readonly response: ServerResponse },
): Promise<void> {
  try {
    const nonce = Buffer.from(options.random.bytes(16)).toString("base64");
    // Joined as text: a path that starts with // must not be read as another host.
    const url = new URL(options.origin + request.url);
    const context = options.contextFor({
      url,
      cookie: request.headers.cookie ?? "",
      acceptLanguage: request.headers["accept-language"] ?? "",
      nonce,
    });
    const left = new AbortController();
    response.once("close", () => left.abort());
    const page = await build.handlePage(
      new Request(url, { headers: toHeaders(request.headers), signal: left.signal }),
      context,
    );
    response.statusCode = page.status;
    for (const [name, value] of page.headers) response.setHeader(name, value);
    if (page.headers.get("content-type")?.startsWith("text/html")) {
      response.setHeader("content-security-policy", contentSecurityPolicy(nonce));
      response.setHeader("cache-control", "no-cache");
    }
    await sendBody(page, request, response);
  } catch (error) {
    if (response.destroyed) return;
    options.onError(error);
    if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
    response.end("Something went wrong on our side. Please try again.");
  }
}

/** Sends the body, text packed as the reader accepts it. */
async function sendBody(page: Response, request: FastifyRequest, response: ServerResponse): Promise<void> {
  const isText = /^(text\/|application\/json)/.test(page.headers.get("content-type") ?? "");
  const packing = isText ? packingFor(request.headers["accept-encoding"] ?? "") : null;
  if (isText) response.appendHeader("vary", "accept-encoding");
  if (page.body === null) {
    response.end();
  } else if (packing === null) {
    await pipeline(Readable.fromWeb(page.body), response);
  } else {
    response.setHeader("content-encoding", packing.coding);
    response.removeHeader("content-length");
    await pipeline(Readable.fromWeb(page.body), packing.pack(), response);
  }
}

function toHeaders(headers: FastifyRequest["headers"]): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !name.startsWith(":"))
      result.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return result;
}

import { join, sep } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { PageContext } from "@crosscheck/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Random } from "../ports/ports.ts";
import { createCrowd, type Crowd } from "../net/crowd.ts";
import { createKeptPages, type KeptPages } from "./kept-pages.ts";
import { toPageAnswer, type PageAnswer } from "./page-answer.ts";
import type { PageRequest, PageSource, Wishes } from "./pages.ts";

/** What the player's server build exports; see the contract's boot.ts. */
type PlayerBuild = {
  readonly handlePage: (request: Request, context: PageContext) => Promise<Response>;
};

export type PlayerOptions = {
  /** The player app's own folder; its build is below it in `build/client` and `build/server`. */
  readonly folder: string;
  readonly origin: string;
  readonly random: Random;
  readonly nowMs: () => number;
  readonly sourceOf: (request: PageRequest) => PageSource;
  /** For a reader for whom there is no time. */
  readonly busyPage: (wishes: Wishes) => PageAnswer;
  readonly onError: (error: unknown) => void;
  /** What is in hand of page requests, and of pages being rendered, in place of the real bounds. */
  readonly visits?: Crowd;
  readonly renders?: Crowd;
};

/** A kept page costs little; what waits for the database or for its rendering has an end. */
const VISITS = { least: 500, most: 5_000 };
/** Rendering is work of the one event loop that everything shares: three at once, some of them being packed. */
const RENDERS = { least: 16, most: 200, atOnce: 3 };

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300";
const SORRY = "Something went wrong on our side. Please try again.";

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

  const { visits = createCrowd(VISITS), renders = createCrowd(RENDERS) } = options;
  const pages: Pages = { build, options, renders, kept: createKeptPages(options.nowMs) };
  app.get("/*", async (request, reply) => {
    try {
      const page =
        (await visits.run(() => findPage(pages, request, reply))) ?? options.busyPage(toWishes(request));
      const { bytes, coding } = await page.bodyFor(acceptOf(request));
      if (coding !== null) reply.header("content-encoding", coding);
      return reply.code(page.status).headers(page.headers).send(bytes);
    } catch (error) {
      if (!request.raw.socket.destroyed) options.onError(error);
      return reply.code(500).type("text/plain; charset=utf-8").send(SORRY);
    }
  });
}

type Pages = {
  readonly build: PlayerBuild;
  readonly options: PlayerOptions;
  readonly renders: Crowd;
  readonly kept: KeptPages;
};

/** A language in the address is part of the stamp; anything else there may make a page somebody's own. */
const SHARED_ADDRESS = /^\/[^?]*(?:\?lang=[a-z]{2,3})?$/;

/** The page of this request: a kept one where its address is open to be shared, else one of its own. null: no time. */
async function findPage(
  { build, options, renders, kept }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageAnswer | null> {
  const nonce = Buffer.from(options.random.bytes(16)).toString("base64");
  // Joined as text: a path that starts with // must not be read as another host.
  const url = new URL(options.origin + request.url);
  const { context, stamp } = options.sourceOf({ ...toWishes(request), url, nonce });
  const render = (init: RequestInit) =>
    renders.run(async () => {
      // Rendering may wait for nothing at all: without this, requests that came together are rendered one after another
      // before the next is as much as read, and none of them is ever seen to be too many.
      await nextTurn();
      const page = await toPageAnswer(await build.handlePage(new Request(url, init), context), nonce);
      await page.bodyFor(acceptOf(request));
      return page;
    });

  const isShared = SHARED_ADDRESS.test(request.url) && !request.url.endsWith(".data");
  // Without a stamp something is away: the page says so itself.
  const version = isShared ? await stamp().catch(() => null) : null;
  // A page that others get too is rendered from nothing that this reader sent but the address.
  if (version !== null) return kept.get(`${version} ${request.url}`, () => render({}));
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return render({ headers: toHeaders(request.headers), signal: left.signal });
}

function toWishes({ headers }: FastifyRequest): Wishes {
  return { cookie: headers.cookie ?? "", acceptLanguage: headers["accept-language"] ?? "" };
}

function acceptOf(request: FastifyRequest): string {
  return request.headers["accept-encoding"] ?? "";
}

function toHeaders(headers: FastifyRequest["headers"]): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !name.startsWith(":"))
      result.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return result;
}

import { setImmediate as nextTurn } from "node:timers/promises";
import type { PageContext } from "@crosscheck/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Random } from "../ports/ports.ts";
import { createCrowd, type Crowd } from "../net/crowd.ts";
import type { PagePolicy } from "../net/security-headers.ts";
import { createKeptPages, type KeptPages } from "./kept-pages.ts";
import { toPageAnswer, type PageAnswer } from "./page-answer.ts";
import type { Wishes } from "../net/wishes.ts";
import type { PageRequest, PageSource } from "./pages.ts";

/** What the player's server build exports; see the contract's boot.ts. */
export type PlayerBuild = {
  readonly handlePage: (request: Request, context: PageContext) => Promise<Response>;
};

/** Where pages come from: the build (built-player.ts), or in development the sources as they are now (tools/dev-player.ts). */
export type PlayerApp = {
  /** What renders the next page. */
  readonly build: () => Promise<PlayerBuild>;
  /** Answers requests for the app's own files that have no route of their own; the others are for pages. */
  readonly files: readonly onRequestHookHandler[];
  /** Whether a page may be kept for its next reader: not while what renders it may change. */
  readonly keepsPages: boolean;
  readonly policyOf: PagePolicy;
};

export type PlayerOptions = {
  /** Called once, with the application that pages are mounted on. */
  readonly player: (app: FastifyInstance) => Promise<PlayerApp>;
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

const SORRY = "Something went wrong on our side. Please try again.";

/** Serves the player app: its own files, and every other GET as a rendered page. */
export async function mountPlayer(app: FastifyInstance, options: PlayerOptions): Promise<void> {
  const player = await options.player(app);
  const { visits = createCrowd(VISITS), renders = createCrowd(RENDERS) } = options;
  const pages: Pages = { player, options, renders, kept: createKeptPages(options.nowMs) };
  app.get("/*", { onRequest: [...player.files] }, async (request, reply) => {
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
  readonly player: PlayerApp;
  readonly options: PlayerOptions;
  readonly renders: Crowd;
  readonly kept: KeptPages;
};

/** A language in the address is part of the stamp; anything else there may make a page somebody's own. */
const SHARED_ADDRESS = /^\/[^?]*(?:\?lang=[a-z]{2,3})?$/;

/** The page of this request: a kept one where its address is open to be shared, else one of its own. null: no time. */
async function findPage(
  { player, options, renders, kept }: Pages,
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
      const { handlePage } = await player.build();
      const page = await toPageAnswer(
        await handlePage(new Request(url, init), context),
        nonce,
        player.policyOf,
      );
      await page.bodyFor(acceptOf(request));
      return page;
    });

  const isShared = player.keepsPages && SHARED_ADDRESS.test(request.url) && !request.url.endsWith(".data");
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

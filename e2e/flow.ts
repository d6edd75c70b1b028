import { createHash } from "node:crypto";
import { openOutbox, type Outbox } from "@crosscheck/testkit/outbox";
import { expect, test, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { MODES_WITH_CARD } from "./play.ts";
import { ADDRESS_HEADER, signUpByPhone, type Place, type Player } from "./players.ts";
import { startProduct, type Product, type ProductOptions } from "./product.ts";

type OwnProduct = Product & { readonly outbox: Outbox };

type Fixtures = {
  /** The address this flow's visitors and players come from. */
  readonly address: string;
  /** Signs up a new player, without a browser. */
  readonly newPlayer: (place?: Place, name?: string) => Promise<Player>;
  /** A page where this player, else a new one, is signed in. */
  readonly signIn: (player?: Player) => Promise<Page>;
  /** A browser beside this flow's own one, watched as that is; closed at its end. */
  readonly openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** An address nobody has signed up with yet. */
  readonly newEmail: () => string;
  readonly newPhone: () => string;
  /** Starts a product of this flow's own; gone at its end. */
  readonly ownProduct: (options?: ProductOptions) => Promise<OwnProduct>;
  /** What browsers complained about so far; the flow fails when anything is left in it. */
  readonly complaints: string[];
};
type WorkerFixtures = { readonly product: Place; readonly counter: { next: () => number } };

/** A refused or lost call or connection is part of many flows; the screen must deal with it, not the console. */
const EXPECTED_COMPLAINT = /^(?:Failed to load resource: |WebSocket connection to )/;

/** So long a page of a flow that failed may take to draw a frame, and to say so. */
const FRAME_MS = 3_000;
const ANSWER_MS = 6_000;

/** One flow of a person through the product, in a browser context of its own. */
export const flow = test.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const outbox = openOutbox(process.env["PRODUCT_DATA"] ?? "");
      await use({ url: process.env["PRODUCT_URL"] ?? "", outbox });
      await outbox.close();
    },
    { scope: "worker" },
  ],
  counter: [
    async ({}, use, { workerIndex }) => {
      let count = workerIndex * 10_000;
      await use({ next: () => (count += 1) });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  address: async ({}, use, { testId }) => {
    const [a = 0, b = 0, c = 0] = createHash("sha256").update(testId).digest();
    await use(`10.${a}.${b}.${c}`);
  },
  extraHTTPHeaders: async ({ address }, use) => use({ [ADDRESS_HEADER]: address }),
  complaints: [
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use, info) => {
    watch(context, complaints);
    await use(context);
    if (info.status !== info.expectedStatus) await tellStillPages(context);
  },
  newEmail: async ({ counter }, use) => use(() => `pilot${counter.next()}@example.com`),
  newPhone: async ({ counter }, use) =>
    // Far apart: numbers that differ in their last digits only share a budget of messages.
    use(() => `+20101${String((counter.next() * 100_003) % 10_000_000).padStart(7, "0")}`),
  newPlayer: async ({ product, newPhone, address }, use) =>
    use((place = product, name = "Amelia Test") =>
      signUpByPhone(place, { name, phone: newPhone(), address }),
    ),
  signIn: async ({ context, product, newPlayer }, use) =>
    use(async (player) => signInAs(context, product.url, player ?? (await newPlayer()))),
  openContext: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      watch(context, complaints);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  ownProduct: async ({}, use) => {
    const products: OwnProduct[] = [];
    await use(async (options) => {
      const product = await startProduct(options);
      const own = { ...product, outbox: openOutbox(product.dataFolder) };
      products.push(own);
      return own;
    });
    // The last first: one may run on the data folder of another.
    for (const { outbox, stop } of products.toReversed()) {
      await outbox.close();
      await stop();
    }
  },
});

export { expect };

/** Opens a page whose device remembers this player's session, and has shown these start cards; all of them if not said. */
export async function signInAs(
  context: BrowserContext,
  url: string,
  { session, knownModes = MODES_WITH_CARD }: Pick<Player, "session"> & { knownModes?: readonly string[] },
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((state) => localStorage.setItem("root", JSON.stringify({ state, version: 1 })), {
    session,
    knownModes,
  });
  return page;
}

/** Collects errors of scripts, the console and the server. */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED_COMPLAINT.test(message.text()))
      complaints.push(message.text());
  });
  context.on("response", (response) => {
    if (response.status() === 500) complaints.push(`500 from ${response.url()}`);
  });
}

/** Names the pages of a flow that failed which draw no frames, or run an endless script: they explain a wait for nothing. */
async function tellStillPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const { promise: late, resolve } = Promise.withResolvers<"answers nothing">();
    const timer = setTimeout(resolve, ANSWER_MS, "answers nothing");
    const state = await Promise.race([late, page.evaluate(frameState, FRAME_MS).catch(String)]);
    clearTimeout(timer);
    if (state !== "draws") process.stdout.write(`${page.url()} ${state}\n`);
  }
}

/** Whether the page this runs in draws a frame within this time. */
function frameState(waitMs: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  setTimeout(resolve, waitMs, "draws no frames");
  requestAnimationFrame(() => resolve("draws"));
  return promise;
}

/** Opens a page that the server renders and waits until it is alive: what is pressed before that may be lost. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The place of the route bar is drawn once React has taken the page over.
  await page.locator(".bprogress").waitFor({ state: "attached" });
}

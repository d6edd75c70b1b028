import { addBenchPlayers } from "@crosscheck/testkit/bench-players";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { Agent } from "node:http";
import { call } from "./call.ts";
import { startHttpsFront } from "./https-front.ts";
import { median, percentile, report, round } from "./measure.ts";
import { findFreePort, makeDataFolder, startProduct } from "./product.ts";
import { flyALevel, lookAround, openAlive, startALevel, type Tap } from "./player-hands.ts";

/**
 * What a player feels on a phone whose processor is a quarter as fast as this one: how soon home and Learn are painted,
 * how long each tap takes until the page has been painted anew (INP), over a player's way through the product, and what
 * a question costs the battery while nobody touches it.
 */
const CPU_SLOWDOWN = 4;
/** A slow phone network, as Lighthouse applies it; for the first paint alone, since a tap has nothing to do with it. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const PAINTS = 5;
const PLAYERS = 4;
const INP_GOAL_MS = 150;
const HOME_GOAL_MS = 1_600;
const LEARN_GOAL_MS = 2_500;
const QUESTION_MS = 10_000;
const QUESTION_CPU_GOAL_MS = 1_100;
/** The browser reports no tap that was shorter. */
const SHORTEST_MS = 16;

type Session = { readonly token: string; readonly user: object };
type Paint = { readonly first: number; readonly largest: number };

/** A phone that is slowed down; signed in where there is a session. */
async function openPhone(browser: Browser, url: string, session: Session | null): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, locale: "en-GB" });
  await context.addInitScript(WATCH);
  if (session === null) return context;
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  const remembered = JSON.stringify({ state: { session }, version: 1 });
  await page.evaluate(`localStorage.setItem("root", ${JSON.stringify(remembered)})`);
  await page.close();
  return context;
}

async function openSlowed(context: BrowserContext, network: typeof NETWORK | null): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (network !== null) await devtools.send("Network.emulateNetworkConditions", network);
  return page;
}

type Watched = {
  readonly largestPaint: number;
  readonly taps: readonly { readonly startedAt: number; readonly ms: number }[];
};

/** In the page: notes its largest paint, and every event that belongs to an interaction. */
const WATCH = `
  globalThis.watched = { largestPaint: 0, taps: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries()) {
      if (interactionId !== 0) watched.taps.push({ startedAt: startTime, ms: duration });
    }
  }).observe({ type: "event", buffered: true, durationThreshold: ${SHORTEST_MS} });
`;

const watchedOf = (page: Page) => page.evaluate<Watched>("watched");

/** First and largest paint of an address that this phone has never opened. */
async function measurePaint(browser: Browser, address: string, session: Session | null): Promise<Paint> {
  const context = await openPhone(browser, new URL(address).origin, session);
  const page = await openSlowed(context, NETWORK);
  await page.goto(address, { waitUntil: "networkidle" });
  const first = await page.evaluate<number>(
    `performance.getEntriesByName("first-contentful-paint")[0].startTime`,
  );
  const { largestPaint } = await watchedOf(page);
  await context.close();
  return { first, largest: largestPaint };
}

async function measurePaints(browser: Browser, address: string, session: Session | null): Promise<Paint> {
  const paints: Paint[] = [];
  for (let run = 0; run < PAINTS; run += 1) paints.push(await measurePaint(browser, address, session));
  return {
    first: round(median(paints.map(({ first }) => first)), 0),
    largest: round(median(paints.map(({ largest }) => largest)), 0),
  };
}

/** A player's taps and what each took, in milliseconds. */
async function measureTaps(browser: Browser, url: string, session: Session) {
  const context = await openPhone(browser, url, session);
  const page = await openSlowed(context, null);
  const times: { readonly name: string; readonly ms: number }[] = [];
  // Each part of the way is one document, whose entries are read before it is left.
  for (const go of [flyALevel, lookAround]) {
    const made: { readonly name: string; readonly at: number }[] = [];
    const tap: Tap = async (name, target) => {
      // Brings it into view and waits until it stands still, as often as the screen is drawn anew.
      await target.tap({ trial: true });
      const at = await page.evaluate<number>("performance.now()");
      await target.tap();
      made.push({ name, at });
    };
    await openAlive(page, `${url}/`);
    await go(page, tap);
    // The browser tells an event once what it changed has been painted.
    await page.evaluate("new Promise((resolve) => setTimeout(resolve, 500))");
    const { taps } = await watchedOf(page);
    for (const [place, { name, at }] of made.entries()) {
      const until = made[place + 1]?.at ?? Number.POSITIVE_INFINITY;
      const own = taps.filter(({ startedAt }) => startedAt >= at && startedAt < until).map(({ ms }) => ms);
      times.push({ name, ms: Math.max(SHORTEST_MS, ...own) });
    }
  }
  await context.close();
  return times;
}

/** CPU time of all the browser's processes over ten seconds in which a question is open, in milliseconds. */
async function measureOpenQuestion(browser: Browser, url: string, session: Session): Promise<number> {
  const context = await openPhone(browser, url, session);
  const page = await context.newPage();
  await openAlive(page, `${url}/`);
  await startALevel(page, async (_name, target) => target.tap());
  const devtools = await browser.newBrowserCDPSession();
  const cpuSeconds = async () => {
    const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const wait = (ms: number) => page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${ms}))`);
  // What the question came with is over.
  await wait(2_000);
  const before = await cpuSeconds();
  await wait(QUESTION_MS);
  const used = (await cpuSeconds()) - before;
  await context.close();
  return used * 1_000;
}

const { folder, remove } = await makeDataFolder();
const front = await startHttpsFront();
const port = await findFreePort();
const product = await startProduct(folder, { PORT: String(port), PUBLIC_URL: front.url });
front.forwardTo(`http://127.0.0.1:${port}`);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
  ],
});
const agent = new Agent({ keepAlive: true });
try {
  const sessions: Session[] = [];
  for (const token of await addBenchPlayers(folder, { from: 0, count: PLAYERS + 2 })) {
    const user = await call<object>({ url: `http://127.0.0.1:${port}`, agent, token }, "get_user_by_id", {});
    sessions.push({ token, user });
  }
  const [reader, thinker, ...players] = sessions;
  if (reader === undefined || thinker === undefined) throw new Error("no players");
  const home = await measurePaints(browser, `${front.url}/`, null);
  const learn = await measurePaints(browser, `${front.url}/learn/`, reader);
  const times: Awaited<ReturnType<typeof measureTaps>>[number][] = [];
  for (const player of players) times.push(...(await measureTaps(browser, front.url, player)));
  const questionCpu = round(await measureOpenQuestion(browser, front.url, thinker), 0);
  const inp = round(
    percentile(
      times.map(({ ms }) => ms),
      0.75,
    ),
    0,
  );
  const [slowest] = times.toSorted((one, other) => other.ms - one.ms);
  const ok =
    inp <= INP_GOAL_MS &&
    home.largest <= HOME_GOAL_MS &&
    learn.largest <= LEARN_GOAL_MS &&
    questionCpu <= QUESTION_CPU_GOAL_MS;
  report("interaction", {
    cpu_slowdown: CPU_SLOWDOWN,
    home_first_paint_ms: home.first,
    home_largest_paint_ms: home.largest,
    home_largest_paint_goal_ms: HOME_GOAL_MS,
    learn_first_paint_ms: learn.first,
    learn_largest_paint_ms: learn.largest,
    learn_largest_paint_goal_ms: LEARN_GOAL_MS,
    interactions: times.length,
    inp_p75_ms: inp,
    inp_goal_ms: INP_GOAL_MS,
    inp_p98_ms: round(
      percentile(
        times.map(({ ms }) => ms),
        0.98,
      ),
      0,
    ),
    question_cpu_ms: questionCpu,
    question_cpu_goal_ms: QUESTION_CPU_GOAL_MS,
    slowest: slowest === undefined ? "" : `${slowest.name} ${round(slowest.ms, 0)}`,
    ok,
  });
  process.exitCode = ok ? 0 : 1;
} finally {
  agent.destroy();
  await browser.close();
  await product.stop();
  front.close();
  await remove();
}

import { launch, type LaunchedChrome } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { startHttpsFront } from "./https-front.ts";
import { median, report, round } from "./measure.ts";
import { findFreePort, makeDataFolder, startProduct } from "./product.ts";

/**
 * Lighthouse's phone over HTTP/2 on the pages a newcomer sees first. Accessibility, best practices and search must be
 * full; the speed of one run swings by ten points on shared cores, so it counts as a median and fails below a floor.
 */
const PAGES = { home: "/", login: "/auth/login/" } as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const FULL = ["accessibility", "best-practices", "seo"] as const;
const SIMULATED_RUNS = 5;
const APPLIED_RUNS = 3;
const ATTEMPTS = 3;
const PERFORMANCE_FLOOR = 90;
const PERFORMANCE_GOAL = 95;
const APPLIED_LCP_GOAL_MS = 1_600;
const CHROME_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--ignore-certificate-errors",
];

type Run = {
  readonly scores: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, number>>;
  /** Ids of the audits that cost points outside of performance. */
  readonly missed: readonly string[];
};

/** Chromium now and then loses a trace on a busy machine; Lighthouse asks to run again then. */
async function readReport(chrome: LaunchedChrome, url: string, flags: Flags): Promise<Result> {
  let problem = "no report";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await lighthouse(url, { ...flags, port: chrome.port, logLevel: "error" });
    if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`${url}: ${problem}`);
}

async function measure(chrome: LaunchedChrome, url: string, flags: Flags): Promise<Run> {
  const { categories, audits } = await readReport(chrome, url, flags);
  const missed = Object.values(categories)
    .filter((category) => category.id !== "performance")
    .flatMap((category) => category.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    values: Object.fromEntries(
      Object.values(audits).map(({ id, numericValue }) => [id, numericValue ?? Number.NaN]),
    ),
    missed: missed.map(({ id }) => id),
  };
}

async function measureAll(
  chrome: LaunchedChrome,
  url: string,
  { count, flags }: { count: number; flags: Flags },
) {
  const runs: Run[] = [];
  for (let run = 0; run < count; run += 1) runs.push(await measure(chrome, url, flags));
  return runs;
}

const valueOf = (runs: readonly Run[], audit: string) =>
  median(runs.map(({ values }) => values[audit] ?? Number.NaN));

async function measurePage(chrome: LaunchedChrome, name: string, url: string) {
  const simulated = await measureAll(chrome, url, {
    count: SIMULATED_RUNS,
    flags: { onlyCategories: [...CATEGORIES] },
  });
  const applied = await measureAll(chrome, url, {
    count: APPLIED_RUNS,
    flags: { onlyCategories: ["performance"], throttlingMethod: "devtools" },
  });
  const lowest = (category: string) => Math.min(...simulated.map(({ scores }) => scores[category] ?? 0));
  const performance = median(simulated.map(({ scores }) => scores["performance"] ?? 0));
  return {
    ok: performance >= PERFORMANCE_FLOOR && FULL.every((category) => lowest(category) === 100),
    figures: {
      [`${name}_performance`]: performance,
      [`${name}_accessibility`]: lowest("accessibility"),
      [`${name}_best_practices`]: lowest("best-practices"),
      [`${name}_seo`]: lowest("seo"),
      [`${name}_missed`]: [...new Set(simulated.flatMap(({ missed }) => missed))].join(" "),
      [`${name}_simulated_lcp_ms`]: round(valueOf(simulated, "largest-contentful-paint"), 0),
      [`${name}_applied_lcp_ms`]: round(valueOf(applied, "largest-contentful-paint"), 0),
      [`${name}_applied_tbt_ms`]: round(valueOf(applied, "total-blocking-time"), 0),
      [`${name}_applied_cls`]: round(valueOf(applied, "cumulative-layout-shift")),
    },
  };
}

const { folder, remove } = await makeDataFolder();
const front = await startHttpsFront();
const port = await findFreePort();
const product = await startProduct(folder, { PORT: String(port), PUBLIC_URL: front.url });
front.forwardTo(`http://127.0.0.1:${port}`);
const chromePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS });
// The browser has a process group of its own and would outlive a bench that is ended.
process.once("SIGTERM", () => {
  chrome.kill();
  process.exit(1);
});
const pages: Awaited<ReturnType<typeof measurePage>>[] = [];
try {
  for (const [name, path] of Object.entries(PAGES)) {
    pages.push(await measurePage(chrome, name, new URL(path, front.url).href));
  }
} finally {
  chrome.kill();
  await product.stop();
  front.close();
  await remove();
}

const ok = pages.every((page) => page.ok);
report("lighthouse", {
  ...Object.fromEntries(pages.flatMap(({ figures }) => Object.entries(figures))),
  performance_goal: PERFORMANCE_GOAL,
  applied_lcp_goal_ms: APPLIED_LCP_GOAL_MS,
  ok,
});
process.exitCode = ok ? 0 : 1;

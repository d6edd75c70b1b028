import { existsSync } from "node:fs";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startHttpsFront } from "./https-front.ts";
import { median, report, round } from "./measure.ts";
import { findFreePort, makeDataFolder, startProduct } from "./product.ts";

/**
 * Lighthouse's mobile preset over HTTP/2 with applied throttling, five runs a page. Accessibility, best practices and
 * SEO must be 100 in every run; the goals of performance and of the largest paint are reported beside the figures.
 */
const PAGES = { home: "/", login: "/auth/login/" };
const RUNS = Number(process.env["RUNS"] ?? 5);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const FLAGS = [
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

type Run = Readonly<Record<(typeof CATEGORIES)[number] | "lcpMs" | "cls" | "tbtMs", number>> & {
  readonly failed: readonly string[];
};

async function measurePage(url: string): Promise<Run> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS, ignoreDefaultFlags: false });
  const settings = { onlyCategories: [...CATEGORIES], throttlingMethod: "devtools" as const };
  const outcome = await lighthouse(url, { port: chrome.port, logLevel: "silent", ...settings });
  chrome.kill();
  if (outcome === undefined) throw new Error(`no report for ${url}`);
  const { categories, audits, runtimeError } = outcome.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbtMs: value("total-blocking-time"),
    failed,
  };
}

function summarise(name: string, runs: readonly Run[]): Readonly<Record<string, number | string>> {
  const middle = (key: keyof Omit<Run, "failed">) => median(runs.map((run) => run[key]));
  const worst = (key: keyof Omit<Run, "failed">) => Math.min(...runs.map((run) => run[key]));
  return {
    [`${name}_performance`]: middle("performance"),
    [`${name}_lcp_ms`]: round(middle("lcpMs"), 0),
    [`${name}_tbt_ms`]: round(middle("tbtMs"), 0),
    [`${name}_cls`]: round(middle("cls")),
    [`${name}_accessibility`]: worst("accessibility"),
    [`${name}_best_practices`]: worst("best-practices"),
    [`${name}_seo`]: worst("seo"),
    [`${name}_failed_audits`]: [...new Set(runs.flatMap((run) => run.failed))].join(" "),
  };
}

async function run(): Promise<void> {
  const { folder, remove } = await makeDataFolder();
  const front = await startHttpsFront();
  const port = await findFreePort();
  const product = await startProduct(folder, { PUBLIC_URL: front.url, PORT: String(port) });
  front.forwardTo(`http://127.0.0.1:${port}`);
  const figures: Record<string, number | string> = {};
  let isPerfect = true;
  for (const [name, path] of Object.entries(PAGES)) {
    const runs: Run[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) runs.push(await measurePage(front.url + path));
    isPerfect &&= runs.every((one) => one.accessibility + one["best-practices"] + one.seo === 300);
    Object.assign(figures, summarise(name, runs));
  }
  await product.stop();
  front.close();
  await remove();
  report("lighthouse", { ...figures, performance_goal: 95, lcp_goal_ms: 1_600, runs: RUNS, ok: isPerfect });
  process.exitCode = isPerfect ? 0 : 1;
}

if (existsSync(CHROMIUM)) await run();
else report("lighthouse", { skipped: true, note: `no browser at ${CHROMIUM}` });

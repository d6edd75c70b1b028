import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessChromium } from "../tools/chromium.mjs";
import { CHROMIUM_FLAGS } from "./chromium-flags.ts";

/** The headless shell shows no notifications, hides no page behind another, and installs nothing. */
const NEEDS_WHOLE_BROWSER = ["push.e2e.ts", "away.e2e.ts", "exam-away.e2e.ts", "installable.e2e.ts"];

/** They wait for clocks of servers for a minute and more: begun last, they would keep everybody waiting. */
const WAITS_LONG = ["console-day.e2e.ts", "contests.e2e.ts", "resume.e2e.ts", "wallet.e2e.ts"];

/** How a browser is started; where none is found the flows say so. */
function launchOptions(executablePath: string | undefined) {
  return { args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) };
}

/** A time zone where it is noon now, so that no flow sees one day end and the next begin. */
function zoneAtNoon(now: Date): string {
  // In these names the sign is turned round: Etc/GMT+3 is three hours behind.
  const behind = now.getUTCHours() - 12;
  return `Etc/GMT${behind < 0 ? "" : "+"}${behind}`;
}

// Which looks screens are checked in (looks.ts): another pair every day, repeated by the printed seed.
process.env["PROOF_SEED"] ??= String(Math.floor(Date.now() / 86_400_000));

/** Flows against the built product in the machine's own Chromium; nothing is downloaded. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../test-results/flows",
  fullyParallel: true,
  // More than cores of the usual machine: slowed pages and running clocks wait most of their time.
  workers: 4,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  // These end what hangs; no promise about speed is checked here, and a busy machine may take several times as long.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [
    ["list"],
    ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? [] : ([["json"]] as const)),
  ],
  globalSetup: "./global-setup.ts",
  // Begun in this order: what waits has others beside it that work.
  projects: [
    {
      name: "whole-browser",
      testMatch: NEEDS_WHOLE_BROWSER,
      use: { launchOptions: launchOptions(findChromium()) },
    },
    {
      name: "long-flows",
      testMatch: WAITS_LONG,
      use: { launchOptions: launchOptions(findHeadlessChromium()) },
    },
    {
      name: "flows",
      testIgnore: [...NEEDS_WHOLE_BROWSER, ...WAITS_LONG],
      use: { launchOptions: launchOptions(findHeadlessChromium()) },
    },
  ],
  use: {
    browserName: "chromium",
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    locale: "en-GB",
    timezoneId: zoneAtNoon(new Date()),
    viewport: { width: 390, height: 844 },
    screenshot: "only-on-failure",
    trace: "off",
    // What a worker asks for passes the hooks by which flows take answers away; those about it let it in.
    serviceWorkers: "block",
  },
});

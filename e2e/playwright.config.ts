import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessChromium } from "../tools/chromium.mjs";

/** The headless shell shows no notifications, and hides no page behind another. */
const NEEDS_WHOLE_BROWSER = ["push.e2e.ts", "away.e2e.ts"];

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

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
  workers: 3,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  // These end what hangs; no promise about speed is checked here, and a busy machine may take several times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? [] : ([["json"]] as const)),
  ],
  globalSetup: "./global-setup.ts",
  projects: [
    {
      name: "flows",
      testIgnore: NEEDS_WHOLE_BROWSER,
      use: { launchOptions: launchOptions(findHeadlessChromium()) },
    },
    {
      name: "whole-browser",
      testMatch: NEEDS_WHOLE_BROWSER,
      use: { launchOptions: launchOptions(findChromium()) },
    },
  ],
  use: {
    browserName: "chromium",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: "en-GB",
    timezoneId: zoneAtNoon(new Date()),
    viewport: { width: 390, height: 844 },
    screenshot: "only-on-failure",
    trace: "off",
  },
});

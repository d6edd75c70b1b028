import { defineConfig } from "@playwright/test";

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Flows against the built product in the machine's own Chromium; nothing is downloaded. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../test-results/flows",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? [] : ([["json"]] as const)),
  ],
  globalSetup: "./global-setup.ts",
  use: {
    browserName: "chromium",
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env["CHROMIUM_PATH"] === undefined ? {} : { executablePath: process.env["CHROMIUM_PATH"] }),
    },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: "en-GB",
    viewport: { width: 390, height: 844 },
    screenshot: "only-on-failure",
    trace: "off",
  },
});

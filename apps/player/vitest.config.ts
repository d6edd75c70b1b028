import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { findHeadlessChromium } from "../../tools/chromium.mjs";

/** Flags of a Chromium that root may start in an empty machine. */
const CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];

// None yet: the tests say so when they start.
const executablePath = findHeadlessChromium();

/** Components as a player meets them: in a real browser, with the product's style sheet and texts. */
export default defineProject({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  // What only a late part imports is found at once: otherwise the page would be loaded anew in the middle of a test.
  optimizeDeps: { entries: ["app/**/*.tsx"] },
  test: {
    name: "components",
    include: ["app/**/*.test.tsx"],
    setupFiles: [join(import.meta.dirname, "../../packages/testkit/src/no-console-errors.ts")],
    isolate: false,
    // A busy machine is not a failure.
    expect: { poll: { timeout: 5_000 } },
    // Two pages of one browser.
    maxWorkers: 2,
    // After the projects that have other workers: the browser and they would fight for the two cores.
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A name or text is found by a part of it; exact where a test says so.
      locators: { exact: false },
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: {
          args: CHROMIUM_FLAGS,
          ...(executablePath === undefined ? {} : { executablePath }),
        },
        contextOptions: { locale: "en-GB", timezoneId: "UTC", reducedMotion: "reduce" },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});

import { existsSync } from "node:fs";
import { installSystemPackages } from "./packages.mjs";

/** The same engine without what surrounds a page: a third less work for the same pages, but no notifications. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** With letters as wide as those of the machines that people have, for the moments before ours have arrived. */
const PACKAGES = ["chromium", "chromium-headless-shell", "fonts-liberation"];

/** Path of a whole Chromium on this machine, or undefined. CHROMIUM_PATH wins. */
export function findChromium() {
  return find(USUAL_PLACES);
}

/** Path of what tests look at pages with: the headless shell where there is one. CHROMIUM_PATH wins. */
export function findHeadlessChromium() {
  return find([HEADLESS_SHELL, ...USUAL_PLACES]);
}

function find(places) {
  const wished = process.env.CHROMIUM_PATH;
  return [...(wished ? [wished] : []), ...places].find((path) => existsSync(path));
}

/** Looks for Chromium, on Debian as root installs it; otherwise says which package to install and exits. */
export function ensureChromium() {
  if (findChromium() !== undefined) return;
  installSystemPackages("Chromium for the browser tests", PACKAGES);
  if (findChromium() !== undefined) return;
  process.stderr.write(
    "The browser tests need Chromium. Install the package `chromium` (Debian: apt-get install chromium) or set CHROMIUM_PATH.\n",
  );
  process.exit(1);
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const USUAL_PLACES = [
  // The same engine without a window and its frame: a third less work for the same pages.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** With letters as wide as those of the machines that people have, for the moments before ours have arrived. */
const PACKAGES = ["chromium-headless-shell", "fonts-liberation"];

/** Path of a Chromium on this machine, or undefined. CHROMIUM_PATH wins. */
export function findChromium() {
  const wished = process.env.CHROMIUM_PATH;
  return [...(wished ? [wished] : []), ...USUAL_PLACES].find((path) => existsSync(path));
}

/** Finds Chromium, on Debian as root installs it; otherwise says which package to install and exits. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stderr.write("Installing Chromium for the browser tests …\n");
    for (const words of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300", ...PACKAGES],
    ]) {
      spawnSync("apt-get", words, {
        stdio: ["ignore", "ignore", 2],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  process.stderr.write(
    "The browser tests need Chromium. Install the package `chromium` (Debian: apt-get install chromium) or set CHROMIUM_PATH.\n",
  );
  process.exit(1);
}

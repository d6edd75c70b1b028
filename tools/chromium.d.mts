/** Path of a whole Chromium on this machine, or undefined. CHROMIUM_PATH wins. */
export function findChromium(): string | undefined;
/** Path of what tests look at pages with: the headless shell where there is one. CHROMIUM_PATH wins. */
export function findHeadlessChromium(): string | undefined;
/** Looks for Chromium, on Debian as root installs it; otherwise says which package to install and exits. */
export function ensureChromium(): void;

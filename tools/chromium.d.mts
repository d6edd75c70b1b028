/** Path of a Chromium on this machine, or undefined. CHROMIUM_PATH wins. */
export function findChromium(): string | undefined;
/** Finds Chromium, on Debian as root installs it; otherwise says which package to install and exits. */
export function ensureChromium(): string;

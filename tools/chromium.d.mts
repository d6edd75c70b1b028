/** Finds Chromium, on Debian as root installs it; otherwise says which package to install and exits. */
export function ensureChromium(): string;

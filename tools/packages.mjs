import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs packages of the system where that is possible, as root on Debian and its like; else does nothing. */
export function installSystemPackages(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stderr.write(`Installing ${what} …\n`);
  for (const words of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300", ...packages],
  ]) {
    spawnSync("apt-get", words, {
      stdio: ["ignore", "ignore", 2],
      // In this run level nothing that a package brings is started.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
  }
}

// Runs under the machine's own Node (20 or later), before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NEEDED_NODE = [24, 12];

/** Installs the locked packages when one is missing or the lockfile has changed since. */
export function installPackages(root) {
  const lockText = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, "node_modules", ".crosscheck-lock");
  const wanted = createHash("sha256").update(lockText).digest("hex");
  const missing = listMissing(root, JSON.parse(lockText));
  if (missing.length === 0 && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (missing.length > 0) {
    process.stderr.write("Installing packages (about a minute the first time) …\n");
    const words = [
      "ci",
      "--ignore-scripts",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
    ];
    const npm = spawnSync("npm", [...words, "--loglevel=error"], { cwd: root, stdio: ["ignore", 2, 2] });
    if (npm.status !== 0) {
      process.stderr.write("npm ci failed; the lines above say why.\n");
      process.exit(npm.status ?? 1);
    }
  }
  writeFileSync(stamp, wanted);
}

/**
 * Places of locked packages that are not there at their version. npm's own record says what it has chosen for this
 * machine (optional packages are of one platform); each of those must really be on the disk, since a copy or a clean-up
 * may have left a part.
 */
export function listMissing(root, lock) {
  const record = join(root, "node_modules", ".package-lock.json");
  const installed = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")).packages : {};
  return Object.entries(lock.packages)
    .filter(([place]) => place.includes("node_modules/"))
    .filter(([place, { version, optional }]) => {
      if (!(place in installed)) return !optional;
      return installed[place].version !== version || !existsSync(join(root, place, "package.json"));
    })
    .map(([place]) => place);
}

/** Path of the pinned Node 24, else the machine's own if it is new enough, else a clear sentence and exit. */
export function findNode(root) {
  const pinned = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  // It does not run on musl systems.
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1])) {
    return process.execPath;
  }
  process.stderr.write(
    `Crosscheck needs Node ${NEEDED_NODE.join(".")} or later on ${process.platform}-${process.arch}; this is ${process.version}.\n`,
  );
  process.exit(1);
}

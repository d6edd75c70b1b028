// Runs under the machine's own Node (20 or later), before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NEEDED_NODE = [24, 12];

/** Installs the locked packages when they are missing or the lockfile has changed since. */
export function installPackages(root) {
  const lockText = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, "node_modules", ".crosscheck-lock");
  const wanted = createHash("sha256").update(lockText).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (!isInstalled(root, JSON.parse(lockText))) {
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

/** True when npm's own record of node_modules has every locked package, except optional ones, at its version. */
function isInstalled(root, lock) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes("node_modules/") && !entry.optional)
    .every(([path, entry]) => path in installed && installed[path].version === entry.version);
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

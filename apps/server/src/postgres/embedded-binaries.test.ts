import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readlink, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyBinaries, findPackageFolder, type Binaries } from "./embedded-binaries.ts";

const NOBODY = 65_534;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "crosscheck-binaries-"));
  await chmod(folder, 0o711);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function binariesIn(packageFolder: string): Binaries {
  return { binFolder: path.join(packageFolder, "bin"), major: 18, origin: "embedded", packageFolder };
}

/** A package as npm leaves it for root under a strict umask: no links, nothing that others can read. */
async function installClosedPackage(): Promise<string> {
  const native = path.join(folder, "closed", "native");
  await mkdir(path.join(native, "lib"), { recursive: true, mode: 0o700 });
  await mkdir(path.join(native, "bin"), { mode: 0o700 });
  await writeFile(path.join(folder, "closed", "package.json"), JSON.stringify({ version: "18.4.0" }));
  await writeFile(path.join(native, "lib", "libpq.so.5.18"), "library", { mode: 0o600 });
  await writeFile(path.join(native, "bin", "postgres"), "program", { mode: 0o700 });
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  await writeFile(path.join(native, "pg-symlinks.json"), JSON.stringify(links), { mode: 0o600 });
  return native;
}

describe("copyBinaries", () => {
  it("links the libraries inside the copy and lets the account of PostgreSQL read it", async () => {
    const copy = await copyBinaries(binariesIn(await installClosedPackage()), folder);
    const lib = path.join(path.dirname(copy.binFolder), "lib");
    expect(await readlink(path.join(lib, "libpq.so.5"))).toBe("libpq.so.5.18");
    expect((await stat(lib)).mode & 0o777).toBe(0o755);
    expect((await stat(path.join(lib, "libpq.so.5.18"))).mode & 0o777).toBe(0o644);
    expect((await stat(path.join(copy.binFolder, "postgres"))).mode & 0o777).toBe(0o755);
  });

  it("makes programs that start", async () => {
    const packageFolder = findPackageFolder();
    if (packageFolder === null) throw new Error("no embedded PostgreSQL on this machine");
    const programs = path.join(folder, "real");
    await mkdir(programs);
    const copy = await copyBinaries(binariesIn(packageFolder), programs);
    const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const { stdout } = spawnSync(path.join(copy.binFolder, "postgres"), ["--version"], {
      ...account,
      encoding: "utf8",
    });
    expect(stdout).toContain("(PostgreSQL) 18");
  });
});

import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { availableMemory } from "node:process";
import { join } from "node:path";

/** Memory as a file system, as Linux has it. */
const MEMORY = "/dev/shm";
const PREFIX = "crosscheck-tests-";
/** The tests use less than half a gigabyte at once; the rest is for whoever else works here. */
const LEAST_ROOM_BYTES = 4 * 2 ** 30;
const LEAST_MEMORY_BYTES = 6 * 2 ** 30;

/**
 * Puts temporary files of the tests (databases, data folders, browser profiles) into memory where there is plenty: they
 * are many, small and soon gone. Elsewhere, or where TMPDIR names a place, nothing changes. Gone when this process is.
 */
export function keepScratchInMemory(): void {
  if (process.env["TMPDIR"] !== undefined || !hasRoom()) return;
  removeLeftBehind();
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o711); // as root, PostgreSQL runs as another user
  process.env["TMPDIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const [, options = ""] = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync("/proc/mounts", "utf8")) ?? [];
    // A test starts PostgreSQL from a folder of its own.
    if (options === "" || options.split(",").includes("noexec")) return false;
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= LEAST_ROOM_BYTES && availableMemory() >= LEAST_MEMORY_BYTES;
  } catch {
    return false; // no Linux
  }
}

/** What runs that were killed have left: memory comes back at the next restart of the machine only. */
function removeLeftBehind(): void {
  for (const name of readdirSync(MEMORY)) {
    if (name.startsWith(PREFIX) && !isAlive(Number.parseInt(name.slice(PREFIX.length), 10)))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

import { createHash } from "node:crypto";
import { existsSync, lstatSync, statSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readlink, rename, rm, stat, symlink, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Binaries } from "./embedded-binaries.ts";
import { runProgram, type Account } from "./run-program.ts";

/** Where one embedded server lives. Every path is readable by the account that runs it. */
export type Place = {
  /** Our folder; holds the cluster, the socket folder and, when needed, a copy of the programs. */
  readonly folder: string;
  readonly clusterFolder: string;
  readonly socketFolder: string;
  /** Who runs PostgreSQL; null means the current user. PostgreSQL refuses to run as root. */
  readonly account: Account | null;
};

/** "nobody" everywhere; a number, because a container may have no passwd entry for it. */
const NOBODY: Account = { uid: 65534, gid: 65534 };
const SYSTEM_DATA_FOLDER = "/var/lib/crosscheck";
const SOCKET_NAME_BYTES = "/.s.PGSQL.5432".length;
const SOCKET_PATH_LIMIT_BYTES = 107;
export const DATABASE_OWNER = "crosscheck";

/**
 * Prepares the folders below `dataFolder`. Started as root, PostgreSQL runs as "nobody", who may not be able to reach
 * `dataFolder` (a clone in /root): the data then lives in /var/lib/crosscheck and `postgres` is a link to it.
 */
export async function preparePlace(dataFolder: string): Promise<Place> {
  const wanted = path.join(path.resolve(dataFolder), "postgres");
  await mkdir(path.dirname(wanted), { recursive: true });
  const account = process.getuid?.() === 0 ? await ownerOf(wanted) : null;
  const folder = await prepareFolder(wanted, account);
  const socketFolder = await prepareSocketFolder(folder, account);
  return { folder, clusterFolder: path.join(folder, "cluster"), socketFolder, account };
}

/** True when "nobody" can walk down to `target`: every folder above it lets others pass. */
export function isReachable(target: string, account: Account | null): boolean {
  if (account === null) return true;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const { mode, uid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Makes the cluster with checksums, or leaves an existing one. Made aside and renamed, so it is whole or absent. */
export async function ensureCluster(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  if (existsSync(path.join(place.clusterFolder, "PG_VERSION"))) return;
  const partial = `${place.clusterFolder}.${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  const locale =
    binaries.major >= 17
      ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]
      : ["--locale-provider=libc", "--locale=C.UTF-8"];
  const { code, output } = await runProgram(
    path.join(binaries.binFolder, "initdb"),
    [
      `--pgdata=${partial}`,
      `--username=${DATABASE_OWNER}`,
      "--auth=trust",
      "--encoding=UTF8",
      "--data-checksums",
      "--no-instructions",
      ...locale,
      ...(durable ? [] : ["--no-sync"]),
    ],
    place.account,
  );
  if (code !== 0) throw new Error(`initdb failed (${code ?? "not started"}): ${output.trim()}`);
  await rename(partial, place.clusterFolder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(partial, { recursive: true, force: true });
    // Another process made the cluster in the meantime: use that one.
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
}

/** A cluster that a normal user made stays that user's when root starts it later. */
async function ownerOf(folder: string): Promise<Account> {
  const found = await stat(folder).catch(() => null);
  return found === null || found.uid === 0 ? NOBODY : { uid: found.uid, gid: found.gid };
}

async function prepareFolder(wanted: string, account: Account | null): Promise<string> {
  const existing = await stat(wanted).catch(() => null);
  if (existing !== null) {
    const linked = await readlink(wanted).catch(() => null);
    if (linked !== null) return linked;
    await makePrivateFolder(wanted, account);
    return wanted;
  }
  // A link to a place that is gone. Another start may have made the folder meanwhile: that one stays.
  await unlink(wanted).catch((error: NodeJS.ErrnoException) => {
    if (!["ENOENT", "EISDIR", "EPERM"].includes(error.code ?? "")) throw error;
  });
  if (isReachable(path.dirname(wanted), account)) {
    await makePrivateFolder(wanted, account);
    return wanted;
  }
  await mkdir(SYSTEM_DATA_FOLDER, { recursive: true, mode: 0o711 });
  const elsewhere = await mkdtemp(path.join(SYSTEM_DATA_FOLDER, "data-"));
  await makePrivateFolder(elsewhere, account);
  const link = `${wanted}.${process.pid}`;
  await symlink(elsewhere, link);
  await rename(link, wanted);
  return elsewhere;
}

/** A unix socket path has at most 107 bytes; deep data folders get a short folder named after their hash. */
async function prepareSocketFolder(folder: string, account: Account | null): Promise<string> {
  const near = path.join(folder, "socket");
  if (Buffer.byteLength(near) + SOCKET_NAME_BYTES <= SOCKET_PATH_LIMIT_BYTES) {
    await makePrivateFolder(near, account);
    return near;
  }
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  const runtime = account === null ? process.env["XDG_RUNTIME_DIR"] : undefined;
  const base = [runtime, tmpdir(), "/tmp"].find(
    (candidate) => candidate !== undefined && candidate.length <= 64 && existsSync(candidate),
  );
  const short = path.join(base ?? "/tmp", `crosscheck-${hash}`);
  await makePrivateFolder(short, account);
  return short;
}

/** Makes a folder only its owner can enter; refuses one that somebody else put there. */
async function makePrivateFolder(folder: string, account: Account | null): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const found = lstatSync(folder);
  const mine = process.getuid?.() ?? found.uid;
  const owner = account?.uid ?? mine;
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== mine)) {
    throw new Error(`${folder} belongs to somebody else: refusing to keep the database there`);
  }
  if (account !== null) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
}

import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { chmod, constants, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Connection } from "../postgres/connection.ts";
import {
  listMigrations,
  listSequences,
  listTables,
  lockBackups,
  sqlColumns,
  sqlName,
  withClient,
  type CopiedTable,
} from "./backup-queries.ts";
import {
  BACKUP_NAME,
  backupNameAt,
  hashOf,
  MANIFEST,
  tablePath,
  type BackupFile,
  type BackupKind,
  type Manifest,
} from "./manifest.ts";

export type BackupGround = {
  readonly connection: Connection;
  /** Where the installation keeps its media and secrets. */
  readonly dataFolder: string;
  /** Where backups are kept, each in a folder of its own. */
  readonly folder: string;
};

type Order = { readonly at: Date; readonly kind: BackupKind };

/** Somebody makes one already. */
export class BackupBusy extends Error {
  override readonly name = "BackupBusy";
}

/** What is not finished has this at its end, and is taken away by the next backup. */
const UNFINISHED = ".part";
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/**
 * Writes database, media and secrets of a running or resting installation into a folder of their own and answers its
 * name. The database is read in one snapshot while others write; the folder has its name only once it is whole.
 * Throws BackupBusy while another one is made.
 */
export async function makeBackup(ground: BackupGround, order: Order): Promise<string> {
  return await withClient(ground.connection, async (client) => {
    if (!(await lockBackups(client))) throw new BackupBusy("A backup is being made already.");
    await mkdir(ground.folder, { recursive: true, mode: OWNER_ONLY.folder });
    await removeUnfinished(ground.folder);
    const name = await freeName(ground.folder, order.at);
    const draft = join(ground.folder, `${name}${UNFINISHED}`);
    try {
      await mkdir(join(draft, "tables"), { recursive: true, mode: OWNER_ONLY.folder });
      await fill(draft, client, { ...ground, ...order });
      await rename(draft, join(ground.folder, name));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    return name;
  });
}

/** Of two within a second the later one is named after the next. */
async function freeName(folder: string, at: Date): Promise<string> {
  const taken = new Set(await readdir(folder));
  let atMs = at.getTime();
  while (taken.has(backupNameAt(new Date(atMs)))) atMs += 1_000;
  return backupNameAt(new Date(atMs));
}

async function fill(draft: string, client: pg.Client, order: BackupGround & Order): Promise<void> {
  const { dataFolder, at, kind } = order;
  await client.query("begin isolation level repeatable read read only");
  // The first query takes the snapshot.
  const migrations = await listMigrations(client);
  const media = await copyMedia(draft, dataFolder);
  const secrets = await copyInto(draft, { from: join(dataFolder, "secrets.json"), path: "secrets.json" });
  const tables: Manifest["tables"] = [];
  const files: BackupFile[] = [...media, secrets];
  for (const table of await listTables(client)) {
    const { rows, file } = await copyRows(draft, client, table);
    tables.push({ ...table, columns: [...table.columns], rows });
    files.push(file);
  }
  const sequences = [...(await listSequences(client))];
  await client.query("commit");
  const manifest: Manifest = {
    format: 1,
    madeAt: at.toISOString(),
    kind,
    migrations: [...migrations],
    tables,
    sequences,
    files,
  };
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: OWNER_ONLY.file,
    flush: true,
  });
}

async function copyRows(
  draft: string,
  client: pg.Client,
  table: CopiedTable,
): Promise<{ readonly rows: number; readonly file: BackupFile }> {
  const path = tablePath(table);
  const target = join(draft, path);
  const rows = client.query(copyTo(`copy ${sqlName(table)} (${sqlColumns(table)}) to stdout`));
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = new PassThrough();
  counted.on("data", (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  await pipeline(
    rows,
    createGzip(),
    counted,
    createWriteStream(target, { mode: OWNER_ONLY.file, flush: true }),
  );
  return { rows: rows.rowCount, file: { path, bytes, sha256: hash.digest("hex") } };
}

/** Every finished file of the media; an installation without any has no folder. */
async function copyMedia(draft: string, dataFolder: string): Promise<readonly BackupFile[]> {
  const folder = join(dataFolder, "media");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNone);
  const files: BackupFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(".part")) continue;
    const from = join(entry.parentPath, entry.name);
    const copied = await copyInto(draft, { from, path: join("media", relative(folder, from)) }).catch(orNull);
    // A picture that its player has replaced meanwhile is no loss: who restores sees the emblem in its place.
    if (copied !== null) files.push(copied);
  }
  return files;
}

async function copyInto(
  draft: string,
  { from, path }: { readonly from: string; readonly path: string },
): Promise<BackupFile> {
  const target = join(draft, path);
  await mkdir(dirname(target), { recursive: true, mode: OWNER_ONLY.folder });
  await copyFile(from, target, constants.COPYFILE_FICLONE);
  await chmod(target, OWNER_ONLY.file);
  return { path, bytes: (await stat(target)).size, sha256: await hashOf(target) };
}

/** What a backup that was cut off has left behind. Only whoever holds the lock may do this. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isOurs = name.endsWith(UNFINISHED) && BACKUP_NAME.test(name.slice(0, -UNFINISHED.length));
    if (isOurs) await rm(join(folder, name), { recursive: true, force: true });
  }
}

function orNull(error: NodeJS.ErrnoException): null {
  if (error.code !== "ENOENT") throw error;
  return null;
}

function orNone(error: NodeJS.ErrnoException): [] {
  if (error.code !== "ENOENT") throw error;
  return [];
}

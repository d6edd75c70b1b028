import { createReadStream } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Connection, Log } from "../postgres/connection.ts";
import { listMigrationFiles, migrate, runMigrations } from "../postgres/migrate.ts";
import { StartProblem } from "../start/start-problem.ts";
import {
  isEmptyDatabase,
  listTables,
  looseTables,
  sqlColumns,
  sqlName,
  withClient,
} from "./backup-queries.ts";
import { checkFiles, hashOf, readManifest, tablePath, type Manifest } from "./manifest.ts";

export type Restoring = {
  readonly connection: Connection;
  /** Where the installation is to keep its media and secrets. */
  readonly dataFolder: string;
  readonly log: Log;
};

/**
 * Puts a backup into an empty database and a data folder without secrets of another installation, then brings the
 * database to this version. The database is filled in one transaction: it is whole or still empty. Throws a
 * StartProblem where the backup is damaged, is of a later version, or something is there already.
 */
export async function restoreBackup(folder: string, into: Restoring): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  await checkMigrations(manifest);
  await withClient(into.connection, async (client) => {
    if (!(await isEmptyDatabase(client)))
      throw new StartProblem(
        "The database is not empty: restore into an empty one, or an empty DATA_FOLDER.",
      );
    await placeFiles(folder, into.dataFolder, manifest);
    await fillDatabase(folder, client, manifest);
    await client.query("analyze");
  });
  await migrate(into.connection, { log: into.log });
  return manifest;
}

async function checkMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Set(await listMigrationFiles());
  const later = migrations.find((name) => !known.has(name));
  if (later !== undefined)
    throw new StartProblem(`This backup was made by a later version (${later}): restore it with that one.`);
}

/** Files come first: a run that is cut off here can be repeated, as they are the same ones. */
async function placeFiles(folder: string, dataFolder: string, { files }: Manifest): Promise<void> {
  await placeSecrets(join(folder, "secrets.json"), join(dataFolder, "secrets.json"));
  for (const { path, sha256 } of files.filter((file) => file.path.startsWith("media/"))) {
    const target = join(dataFolder, path);
    const there = await hashOf(target).catch(() => null);
    if (there === sha256) continue;
    if (there !== null) throw new StartProblem(`${target} is there already, and another file.`);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(folder, path), target);
  }
}

async function placeSecrets(from: string, target: string): Promise<void> {
  const secrets = await readFile(from, "utf8");
  const there = await readFile(target, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });
  if (there === secrets) return;
  if (there !== null)
    throw new StartProblem(`${target} is of another installation: restore into an empty DATA_FOLDER.`);
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  await writeFile(target, secrets, { mode: 0o600, flag: "wx", flush: true });
}

/** All of it in one transaction, which Kysely opens, so that its migrations join it, and copies run on below. */
async function fillDatabase(folder: string, client: pg.Client, manifest: Manifest): Promise<void> {
  const connection = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => connection, end: async () => undefined, options: {} };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const names = new Set(manifest.migrations);
  await db.transaction().execute(async (tx) => {
    // The tables as they were when the backup was made; later migrations then find its rows.
    await runMigrations(tx, (name) => names.has(name));
    await fillTables(folder, client, manifest);
  });
}

async function fillTables(folder: string, client: pg.Client, manifest: Manifest): Promise<void> {
  const bringBack = await looseTables(client);
  // What migrations write into new tables is in the backup as well, as it was then.
  await client.query(`truncate ${(await listTables(client)).map(sqlName).join(", ")}`);
  for (const table of manifest.tables) {
    const rows = client.query(copyFrom(`copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`));
    await pipeline(createReadStream(join(folder, tablePath(table))), createGunzip(), rows);
    if (rows.rowCount !== table.rows)
      throw new Error(`${tablePath(table)} has ${rows.rowCount} rows in place of ${table.rows}`);
  }
  for (const sequence of manifest.sequences)
    if (sequence.last !== null)
      await client.query("select setval($1::regclass, $2::bigint)", [sqlName(sequence), sequence.last]);
  await bringBack();
}

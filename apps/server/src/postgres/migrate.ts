import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator, type Migration, type MigrationProvider } from "kysely/migration";
import pg from "pg";
import type { Connection, Log } from "./connection.ts";

/** Where the server's own migrations lie. */
export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, "../../migrations");

export type MigrateOptions = {
  readonly log: Log;
  /** Folder of files NNNN_what.sql. Default: the server's own. */
  readonly folder?: string;
};

const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;
const CONNECT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Applies every new migration in the order of its number, all in one transaction, and answers their names; one that
 * arrives after a higher number was applied comes then. Forward only. Several processes may call it at once: one works, the others wait. Throws when a file fails, leaving the
 * database as it was, and when an applied file is gone.
 */
export async function migrate(connection: Connection, options: MigrateOptions): Promise<readonly string[]> {
  const { log, folder = MIGRATIONS_FOLDER } = options;
  // A connection of its own: a migration may run longer than any request is allowed to.
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  pool.on("error", (error) => log.warn(`The migration's connection ended: ${error.message}`));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const names = await runMigrations(db, () => true, folder);
    if (names.length > 0) log.info(`Applied ${names.length} migrations: ${names.join(", ")}`);
    return names;
  } finally {
    await db.destroy();
  }
}

/**
 * Applies the new ones of these migrations, within the transaction of `db` where it has one. Throws when a file fails.
 */
export async function runMigrations(
  db: Kysely<unknown>,
  isWanted: (name: string) => boolean,
  folder: string = MIGRATIONS_FOLDER,
): Promise<readonly string[]> {
  const provider = sqlFiles(folder, isWanted);
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === "Error")?.migrationName ?? "the set";
    const reason = error instanceof Error ? error.message : "no reason given";
    throw new Error(`Migration failed at ${failed}: ${reason}`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

/** Names of the migrations that this version has, in their order. */
export async function listMigrationFiles(folder: string = MIGRATIONS_FOLDER): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  const stray = files.find((file) => !FILE_NAME.test(file));
  if (stray !== undefined) throw new Error(`${stray} is not named NNNN_what.sql`);
  return files.map((file) => path.basename(file, ".sql"));
}

function sqlFiles(folder: string, isWanted: (name: string) => boolean): MigrationProvider {
  return {
    getMigrations: async () => {
      const migrations: Record<string, Migration> = {};
      for (const name of (await listMigrationFiles(folder)).filter(isWanted)) {
        const text = await readFile(path.join(folder, `${name}.sql`), "utf8");
        migrations[name] = {
          up: async (db) => {
            await sql.raw(text).execute(db);
          },
        };
      }
      return migrations;
    },
  };
}

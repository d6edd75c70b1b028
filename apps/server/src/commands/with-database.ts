import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig, type Config } from "../config.ts";
import { giveCommandVoice } from "../join-cluster.ts";
import type { Connection, Log } from "../postgres/connection.ts";
import { openDatabase, type Db } from "../postgres/database.ts";
import { migrate } from "../postgres/migrate.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { findSecrets } from "../secrets.ts";
import { explainStart } from "../start/explain-start.ts";

/** The repository's root. */
export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

export type Ground = DatabaseGround & { readonly db: Db };

/** A database that may have no tables yet. */
export type DatabaseGround = {
  readonly connection: Connection;
  readonly config: Config;
  readonly dataFolder: string;
  readonly log: Log;
};

/**
 * Runs a command on the migrated database of this installation, beside a running server or without one. Where there is
 * none to be had, says so in one sentence and ends the process.
 */
export async function withDatabase<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  return await withConnection(async (ground) => {
    const { connection, config, dataFolder, log } = ground;
    const database = openDatabase(connection, { log });
    const secrets = await findSecrets(dataFolder);
    const silence = await giveCommandVoice(database.db, { config, pepper: secrets?.pepper, log });
    try {
      await migrate(connection, { log });
      return await work({ ...ground, db: database.db });
    } finally {
      await silence();
      await database.close();
    }
  });
}

/** The same for a command that takes the database as it is, with or without tables. */
export async function withConnection<T>(work: (ground: DatabaseGround) => Promise<T>): Promise<T> {
  try {
    return await onServer(work);
  } catch (error) {
    const sentence = explainStart(error, resolve(ROOT, process.env["DATA_FOLDER"] ?? ".data"));
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

async function onServer<T>(work: (ground: DatabaseGround) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const dataFolder = resolve(ROOT, config.DATA_FOLDER);
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) };
  const postgres = await startPostgres({ databaseUrl: config.DATABASE_URL, dataFolder, log });
  try {
    return await work({ connection: postgres.connection, config, dataFolder, log });
  } finally {
    await postgres.stop();
  }
}

import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig, type Config } from "../config.ts";
import { giveCommandVoice } from "../join-cluster.ts";
import { openDatabase, type Db } from "../postgres/database.ts";
import { migrate } from "../postgres/migrate.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { findSecrets } from "../secrets.ts";
import { explainStart } from "../start/explain-start.ts";

/** The repository's root. */
export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

export type Ground = { readonly db: Db; readonly config: Config; readonly dataFolder: string };

type Options = { readonly statementTimeoutMs?: number };

/**
 * Runs a command on the migrated database of this installation, beside a running server or without one. Where there is
 * none to be had, says so in one sentence and ends the process.
 */
export async function withDatabase<T>(
  work: (ground: Ground) => Promise<T>,
  options: Options = {},
): Promise<T> {
  try {
    return await onGround(work, options);
  } catch (error) {
    const sentence = explainStart(error, resolve(ROOT, process.env["DATA_FOLDER"] ?? ".data"));
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

async function onGround<T>(work: (ground: Ground) => Promise<T>, options: Options): Promise<T> {
  const config = readConfig(process.env);
  const dataFolder = resolve(ROOT, config.DATA_FOLDER);
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) };
  const postgres = await startPostgres({ databaseUrl: config.DATABASE_URL, dataFolder, log });
  const database = openDatabase(postgres.connection, { log, ...options });
  const secrets = await findSecrets(dataFolder);
  const silence = await giveCommandVoice(database.db, { config, pepper: secrets?.pepper, log });
  try {
    await migrate(postgres.connection, { log });
    return await work({ db: database.db, config, dataFolder });
  } finally {
    await silence();
    await database.close();
    await postgres.stop();
  }
}

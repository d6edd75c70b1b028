import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withDatabase, type Connection } from "@crosscheck/server/postgres/connection";
import { openDatabase } from "@crosscheck/server/postgres/database";
import { migrate } from "@crosscheck/server/postgres/migrate";
import { startPostgres } from "@crosscheck/server/postgres/start-postgres";
import { sql } from "kysely";

/** The migrated database that test databases are copies of. */
export const TEMPLATE = "migrated_template";

export type TestServer = {
  readonly connection: Connection;
  readonly stop: () => Promise<void>;
};

const silent = { info: () => undefined, warn: () => undefined };

/** An embedded server in a temporary folder, fsync off, with the migrated template. Gone when this process is. */
export async function startTestServer(): Promise<TestServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "crosscheck-test-"));
  await chmod(dataFolder, 0o711); // as root, PostgreSQL runs as another user
  const server = await startPostgres({ dataFolder, log: silent, durable: false });
  const admin = openDatabase(server.connection, { log: silent, poolSize: 1 });
  await sql`create database ${sql.id(TEMPLATE)}`.execute(admin.db);
  await admin.close();
  await migrate(withDatabase(server.connection, TEMPLATE), { log: silent });
  return {
    connection: server.connection,
    stop: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

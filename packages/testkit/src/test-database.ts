import { randomUUID } from "node:crypto";
import { withDatabase, type Connection } from "@crosscheck/server/postgres/connection";
import { openDatabase, type Database } from "@crosscheck/server/postgres/database";
import { sql } from "kysely";
import { afterAll, inject } from "vitest";
import { prepareContentTemplate } from "./content-template.ts";
import { TEMPLATE } from "./test-server.ts";

declare module "vitest" {
  // Vitest's way to type what the global setup hands to the tests.
  export interface ProvidedContext {
    postgres: Connection;
  }
}

export type TestDatabase = Database & { readonly connection: Connection };

const silent = { info: () => undefined, warn: () => undefined };

export type TestDatabaseOptions = {
  /** With the shipped packs; default false. */
  readonly content?: boolean;
};

/**
 * A migrated database for the calling test file, empty or with content: `const { db } = await createTestDatabase();` at
 * its top. Closed and dropped by itself after the file's last test. Tests of one file share it, so each makes players of
 * its own.
 */
export async function createTestDatabase({
  content = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject("postgres");
  const template = content ? await prepareContentTemplate(server) : TEMPLATE;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, (admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)} strategy wal_log`.execute(admin.db),
  );
  const connection = withDatabase(server, name);
  const database = openDatabase(connection, { log: silent });
  afterAll(async () => {
    await database.close();
    await asAdmin(server, (admin) => sql`drop database ${sql.id(name)} with (force)`.execute(admin.db));
  });
  return { ...database, connection };
}

/** A database without a single table, for the calling test file. */
export async function createEmptyDatabase(): Promise<Connection> {
  const server = inject("postgres");
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, (admin) => sql`create database ${sql.id(name)} template template0`.execute(admin.db));
  afterAll(() =>
    asAdmin(server, (admin) => sql`drop database ${sql.id(name)} with (force)`.execute(admin.db)),
  );
  return withDatabase(server, name);
}

async function asAdmin(server: Connection, work: (admin: Database) => Promise<unknown>): Promise<void> {
  const admin = openDatabase(server, { log: silent, poolSize: 1 });
  try {
    await work(admin);
  } finally {
    await admin.close();
  }
}

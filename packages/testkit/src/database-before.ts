import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withDatabase } from "@crosscheck/server/postgres/connection";
import { openDatabase } from "@crosscheck/server/postgres/database";
import { MIGRATIONS_FOLDER, migrate } from "@crosscheck/server/postgres/migrate";
import { sql } from "kysely";
import { afterAll } from "vitest";
import { createTestDatabase } from "./test-database.ts";

const log = { info: () => undefined, warn: () => undefined };

/** A database as it was before a migration, and what brings it up to today. */
export async function databaseBefore(migration: string) {
  const admin = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "crosscheck-before-"));
  for (const name of await readdir(MIGRATIONS_FOLDER)) {
    if (name < migration) await copyFile(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name));
  }
  const name = `before_${migration}_${process.pid}`;
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  const connection = withDatabase(admin.connection, name);
  await migrate(connection, { log, folder });
  const { db, close } = openDatabase(connection, { log });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db);
  });
  return { db, migrate: () => migrate(connection, { log }) };
}

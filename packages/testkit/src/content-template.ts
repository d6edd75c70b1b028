import { join } from "node:path";
import { importContent } from "@crosscheck/server/content/import-content";
import { withDatabase, type Connection } from "@crosscheck/server/postgres/connection";
import { openDatabase } from "@crosscheck/server/postgres/database";
import { sql } from "kysely";
import { fakeClock } from "./fake-clock.ts";
import { seededRandom } from "./seeded-random.ts";
import { TEMPLATE } from "./test-server.ts";

/** The migrated database with the shipped packs in it. */
const CONTENT_TEMPLATE = "content_template";
const UNFINISHED = "content_template_unfinished";
/** Any number that no other advisory lock of the tests uses. */
const LOCK = 20_261;
/** Most time for the worker that imports, and for the others that wait. */
const WAIT_MS = 120_000;
const CONTENT = join(import.meta.dirname, "../../../content");
const silent = { info: () => undefined, warn: () => undefined };

/**
 * Name of a database with all shipped content, to be copied. Imported once per test run by whichever worker asks first;
 * the others wait for it.
 */
export async function prepareContentTemplate(server: Connection): Promise<string> {
  const { db, close } = openDatabase(server, { log: silent, poolSize: 1, statementTimeoutMs: WAIT_MS });
  try {
    // On one connection throughout: the lock belongs to it.
    await db.connection().execute(async (admin) => {
      await sql`set lock_timeout = 0`.execute(admin);
      await sql`select pg_advisory_lock(${LOCK})`.execute(admin);
      const { rows } = await sql`select from pg_database where datname = ${CONTENT_TEMPLATE}`.execute(admin);
      if (rows.length > 0) return;
      await sql`drop database if exists ${sql.id(UNFINISHED)}`.execute(admin);
      await sql`create database ${sql.id(UNFINISHED)} template ${sql.id(TEMPLATE)}`.execute(admin);
      await importShipped(withDatabase(server, UNFINISHED));
      await sql`alter database ${sql.id(UNFINISHED)} rename to ${sql.id(CONTENT_TEMPLATE)}`.execute(admin);
    });
    return CONTENT_TEMPLATE;
  } finally {
    await close();
  }
}

async function importShipped(connection: Connection): Promise<void> {
  // One connection holds the lock of the import.
  const { db, close } = openDatabase(connection, { log: silent, poolSize: 2 });
  const clock = fakeClock();
  try {
    const { syllabuses, packs } = await importContent(db, CONTENT, {
      nowMs: clock.nowMs(),
      uuid: seededRandom(1, clock).uuid,
      dryRun: false,
      storage: { put: async () => undefined, read: async () => null, remove: async () => undefined },
      onProgress: () => undefined,
    });
    const faulty = [syllabuses, ...packs].filter(({ status }) => status !== "imported");
    if (faulty.length > 0) throw new Error(`content was not imported: ${JSON.stringify(faulty)}`);
    await sql`analyze`.execute(db);
  } finally {
    await close();
  }
}

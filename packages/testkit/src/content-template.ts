import { join } from "node:path";
import { importPacks } from "@crosscheck/server/content/import-packs";
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
const PACKS = join(import.meta.dirname, "../../../content/packs");
const silent = { info: () => undefined, warn: () => undefined };

/**
 * Name of a database with all shipped content, to be copied. Imported once per test run by whichever worker asks first;
 * the others wait for it.
 */
export async function prepareContentTemplate(server: Connection): Promise<string> {
  const admin = openDatabase(server, { log: silent, poolSize: 1 });
  try {
    // The lock belongs to the pool's only connection and goes with it.
    await sql`select pg_advisory_lock(${LOCK})`.execute(admin.db);
    const { rows } = await sql`select from pg_database where datname = ${CONTENT_TEMPLATE}`.execute(admin.db);
    if (rows.length > 0) return CONTENT_TEMPLATE;
    await sql`drop database if exists ${sql.id(UNFINISHED)}`.execute(admin.db);
    await sql`create database ${sql.id(UNFINISHED)} template ${sql.id(TEMPLATE)}`.execute(admin.db);
    await importShipped(withDatabase(server, UNFINISHED));
    await sql`alter database ${sql.id(UNFINISHED)} rename to ${sql.id(CONTENT_TEMPLATE)}`.execute(admin.db);
    return CONTENT_TEMPLATE;
  } finally {
    await admin.close();
  }
}

async function importShipped(connection: Connection): Promise<void> {
  const { db, close } = openDatabase(connection, { log: silent, poolSize: 1 });
  const clock = fakeClock();
  try {
    const reports = await importPacks(db, PACKS, {
      nowMs: clock.nowMs(),
      uuid: seededRandom(1, clock).uuid,
      dryRun: false,
      storage: { put: async () => undefined, remove: async () => undefined },
      onProgress: () => undefined,
    });
    const faulty = reports.filter(({ status }) => status !== "imported");
    if (faulty.length > 0) throw new Error(`packs were not imported: ${JSON.stringify(faulty)}`);
    await sql`analyze`.execute(db);
  } finally {
    await close();
  }
}

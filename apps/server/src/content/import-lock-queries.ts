import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** Any number that nothing else locks: the migrator of Kysely has its own. */
const IMPORT_LOCK = 7_312_026;
/** Asking again costs nothing beside an import; a waiting lock would meet the limits of ordinary statements. */
const ASK_AGAIN_MS = 100;

/**
 * Runs `work` while no other process imports into this database; waits for one that does. The lock belongs to a
 * connection of its own, so it goes with a process that dies, and `work` needs a second one of the pool.
 */
export async function whileNobodyImports<T>(db: Db, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await db.connection().execute(async (holder) => {
      if (!(await tryLock(holder))) return null;
      try {
        return { value: await work() };
      } finally {
        await sql`select pg_advisory_unlock(${IMPORT_LOCK})`.execute(holder);
      }
    });
    if (done !== null) return done.value;
    await sleep(ASK_AGAIN_MS);
  }
}

async function tryLock(holder: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${IMPORT_LOCK}) as locked`.execute(holder);
  return rows[0]?.locked === true;
}

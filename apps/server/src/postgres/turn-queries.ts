import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "./database.ts";

/** What processes of one database do one after the other; the migrator of Kysely has a lock of its own beside these. */
const TURNS = { import: 7_312_026, start: 7_312_027 } as const;
/** Asking again costs nothing beside such work; a waiting lock would meet the limits of ordinary statements. */
const ASK_AGAIN_MS = 100;

/**
 * Runs `work` while no other process does work of this name on this database; waits for one that does. The lock belongs
 * to a connection of its own, so it goes with a process that dies, and `work` needs a second one of the pool.
 */
export async function inTurn<T>(db: Db, name: keyof typeof TURNS, work: () => Promise<T>): Promise<T> {
  const lock = TURNS[name];
  for (;;) {
    const done = await db.connection().execute(async (holder) => {
      if (!(await tryLock(holder, lock))) return null;
      try {
        return { value: await work() };
      } finally {
        await sql`select pg_advisory_unlock(${lock})`.execute(holder);
      }
    });
    if (done !== null) return done.value;
    await sleep(ASK_AGAIN_MS);
  }
}

/** Whether the caller's transaction has the turn, until it ends; it does not wait for it. */
export async function takeTurn(tx: Db, name: keyof typeof TURNS): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${TURNS[name]}) as locked`.execute(tx);
  return rows[0]?.locked === true;
}

/** The caller's transaction may wait so long for work elsewhere without being ended. */
export async function allowPause(tx: Db, milliseconds: number): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${String(milliseconds)}, true)`.execute(
    tx,
  );
}

async function tryLock(holder: Db, lock: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lock}) as locked`.execute(
    holder,
  );
  return rows[0]?.locked === true;
}

import { setTimeout as sleep } from "node:timers/promises";
import type { IsolationLevel } from "kysely";
import type { Db } from "./database.ts";
import { isLostRace } from "./database-errors.ts";

export type TransactionOptions = {
  readonly isolation?: IsolationLevel;
  /** Spreads the retries; a number from 0 to 1. */
  readonly random?: () => number;
};

const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5;

/**
 * Runs `work` in one transaction (read committed unless told), and again from the start when PostgreSQL reports a lost
 * race (40001, 40P01): at most five times, with growing pauses. So `work` does nothing but queries on the handle
 * it is given, and collects results in what it returns. A handle that is a transaction already is used as it is.
 */
export async function inTransaction<T>(
  db: Db,
  work: (transaction: Db) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (db.isTransaction) return work(db);
  const { isolation = "read committed", random = Math.random } = options;
  // It is a Kysely by its class. Not left to the compiler, which compares all their members for seconds (decision 064).
  const run = (transaction: object) => work(transaction as Db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await begin(db, isolation).execute(run);
    } catch (error) {
      if (!isLostRace(error) || attempt === MOST_ATTEMPTS) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** attempt * random());
    }
  }
}

/** Read committed is the server's default: saying nothing keeps `begin` one short text. */
function begin(db: Db, isolation: IsolationLevel) {
  return isolation === "read committed" ? db.transaction() : db.transaction().setIsolationLevel(isolation);
}

import { openDatabase, type Db } from "../postgres/database.ts";
import type { Connection, Log } from "../postgres/connection.ts";
import { BOOK_CHECKS } from "./all-checks.ts";

/** What became of one promise; a sentence per breach. */
export type KeptPromise = {
  readonly promise: string;
  readonly checked: number;
  readonly breaches: readonly string[];
};

/** A check reads every row of its tables. */
const CHECK_TIMEOUT_MS = 600_000;

/**
 * Checks every promise about the books on one snapshot, so that a running server does not look like a breach; `onEach` is
 * told of each in turn, and says with false that enough is known. On a connection of its own: it takes longer than any
 * request is allowed to.
 */
export async function checkBooks(
  connection: Connection,
  log: Log,
  onEach: (kept: KeptPromise) => boolean = () => true,
): Promise<readonly KeptPromise[]> {
  const database = openDatabase(connection, { log, poolSize: 1, statementTimeoutMs: CHECK_TIMEOUT_MS });
  try {
    return await database.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((db) => checkAll(db, onEach));
  } finally {
    await database.close();
  }
}

async function checkAll(db: Db, onEach: (kept: KeptPromise) => boolean): Promise<readonly KeptPromise[]> {
  const all: KeptPromise[] = [];
  for (const { promise, run } of BOOK_CHECKS) {
    const kept = { promise, ...(await run(db)) };
    all.push(kept);
    if (!onEach(kept)) break;
  }
  return all;
}

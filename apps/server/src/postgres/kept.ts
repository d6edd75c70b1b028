import type { Db } from "./database.ts";

const keptByDatabase = new WeakMap<Db, Map<() => unknown, unknown>>();

/**
 * What this process keeps beside a database, such as a cache: made when it is first asked for, the same one for the same
 * `make` from then on, gone with the database. A transaction is a database of its own here.
 */
export function keptBeside<T>(db: Db, make: () => T): T {
  const kept = keptByDatabase.get(db) ?? new Map<() => unknown, unknown>();
  keptByDatabase.set(db, kept);
  if (!kept.has(make)) kept.set(make, make());
  return kept.get(make) as T; // made by this very function
}

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

/** What was read last, and when; for `keptBeside`. One that is held stays until it is dropped, however old it is. */
export type Copy<T> = { last?: { readonly read: Promise<T>; readonly atMs: number }; isHeld?: boolean };

/** The copy of one of several things, such as languages, in a map that forgets the ones not asked for. */
export function copyFor<T>(
  copies: Pick<Map<string, Copy<T>>, "get"> & { readonly set: (key: string, copy: Copy<T>) => unknown },
  key: string,
): Copy<T> {
  const copy = copies.get(key) ?? {};
  copies.set(key, copy);
  return copy;
}

/**
 * What was read last, unless it is older than this by the server's time; who asks meanwhile waits for the same reading. One
 * that failed is not kept.
 */
export function currentOf<T>(
  copy: Copy<T>,
  { nowMs, maxAgeMs }: { readonly nowMs: number; readonly maxAgeMs: number },
  load: () => Promise<T>,
): Promise<T> {
  const { last, isHeld = false } = copy;
  const isFresh = (atMs: number) => isHeld || (nowMs >= atMs && nowMs - atMs < maxAgeMs);
  if (last !== undefined && isFresh(last.atMs)) return last.read;
  const read = load();
  copy.last = { read, atMs: nowMs };
  read.catch(() => {
    if (copy.last?.read === read) delete copy.last;
  });
  return read;
}

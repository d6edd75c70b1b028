import type { Item } from "@crosscheck/rules/questions/item";
import { LRUCache } from "lru-cache";
import { itemKeyOf, listItems, type ItemRef } from "../content/item-queries.ts";
import type { Db } from "../postgres/database.ts";

/** A pack of 5,000 items is about 15 MB. */
const MOST_ITEMS = 5_000;

const cacheByDatabase = new WeakMap<Db, LRUCache<string, Item>>();

/**
 * Stored item versions in the order asked for. A version never changes, so what was read once is kept; an answer then
 * costs one read and one write. Throws for a version that was never stored.
 */
export async function readItems(db: Db, refs: readonly ItemRef[]): Promise<readonly Item[]> {
  const cache = cacheByDatabase.get(db) ?? new LRUCache<string, Item>({ max: MOST_ITEMS });
  cacheByDatabase.set(db, cache);
  const found = new Map(refs.map((ref) => [itemKeyOf(ref), cache.get(itemKeyOf(ref))]));
  const missing = refs.filter((ref) => found.get(itemKeyOf(ref)) === undefined);
  for (const item of await listItems(db, missing)) {
    cache.set(itemKeyOf(item), item);
    found.set(itemKeyOf(item), item);
  }
  return refs.flatMap((ref) => found.get(itemKeyOf(ref)) ?? []);
}

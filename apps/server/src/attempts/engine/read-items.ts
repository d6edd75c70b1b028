import type { Item } from "@crosscheck/rules/questions/item";
import { LRUCache } from "lru-cache";
import { itemKeyOf, listItems, type ItemRef } from "../../content/item-queries.ts";
import type { Db } from "../../postgres/database.ts";
import { keptBeside } from "../../postgres/kept.ts";

/** A pack of 5,000 items is about 15 MB. */
const MOST_ITEMS = 5_000;

const createCache = () => new LRUCache<string, Item>({ max: MOST_ITEMS });

/**
 * Stored item versions in the order asked for. A version never changes, so what was read once is kept; an answer then
 * costs one read and one write. Throws for a version that was never stored.
 */
export async function readItems(db: Db, refs: readonly ItemRef[]): Promise<readonly Item[]> {
  const cache = keptBeside(db, createCache);
  const found = new Map(refs.map((ref) => [itemKeyOf(ref), cache.get(itemKeyOf(ref))]));
  const missing = refs.filter((ref) => found.get(itemKeyOf(ref)) === undefined);
  const read = await listItems(db, missing);
  rememberItems(db, read);
  for (const item of read) found.set(itemKeyOf(item), item);
  return refs.flatMap((ref) => found.get(itemKeyOf(ref)) ?? []);
}

/** Keeps items that were read in another way. */
export function rememberItems(db: Db, items: readonly Item[]): void {
  const cache = keptBeside(db, createCache);
  for (const item of items) cache.set(itemKeyOf(item), item);
}

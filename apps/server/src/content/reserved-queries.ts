import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** For statements that name `items`: in play, and kept by no exam for its own paper. */
export const IN_PLAY = sql<boolean>`(items.retired_at is null
  and not exists (select from reserved_items reserved where reserved.item_id = items.item_id))`;

/** For statements that name `passages`: none of its questions is kept by an exam. */
export const PASSAGE_IN_PLAY = sql<boolean>`not exists (select from reserved_items reserved
  join items asked on asked.item_id = reserved.item_id where asked.passage_id = passages.passage_id)`;

/** Those of these items that an exam keeps for its own paper now. */
export async function listReserved(db: Db, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("reserved_items")
    .select("item_id")
    .where(sql<boolean>`item_id = any (${itemIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ item_id: itemId }) => itemId));
}

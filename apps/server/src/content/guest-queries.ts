import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";

/**
 * For statements that name `item`: by which name a file of the pack of its category knows it. One of another pack, which
 * somebody has moved there, has its own name unless the pack has one of that name.
 */
export function nameInPack(packId: string): RawBuilder<string> {
  return sql<string>`case when item.pack_id <> ${packId} and exists (select from items other
    where other.pack_id = ${packId} and other.source_id = item.source_id)
    then item.pack_id || '-' || item.source_id else item.source_id end`;
}

/** Names of the items of other packs that stand in the categories of a pack. */
export async function listGuestNames(db: Db, packId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select ${nameInPack(packId)} as name from items item
    where item.category_id in (select category_id from categories where pack_id = ${packId})
      and item.pack_id not in (${packId}, 'generated')`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** A player and a question; ids in lower case, as papers hold them. */
export type PlayerItem = { readonly playerId: string; readonly itemId: string };

/** Whether the question was ever shown to this player: kept before, or in a paper of theirs, open ones too. */
export async function wasShown(db: Db, { playerId, itemId }: PlayerItem): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from item_history where player_id = ${playerId} and item_id = ${itemId}::uuid)
      or exists (select from bookmarks where player_id = ${playerId} and item_id = ${itemId}::uuid)
      or exists (select from attempts where player_id = ${playerId} and item_ids @> array[${itemId}::uuid])
      as shown`.execute(db);
  return rows[0]?.shown ?? false;
}

/** The version of the question that this player was shown last; undefined when it never was. */
export async function findShownVersion(
  db: Db,
  { playerId, itemId }: PlayerItem,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select (paper -> 'questions' -> array_position(item_ids, ${itemId}::uuid) - 1 ->> 'version')::integer as version
    from attempts where player_id = ${playerId} and item_ids @> array[${itemId}::uuid]
    order by opened_at desc limit 1`.execute(db);
  return rows[0]?.version;
}

/** Questions of finished runs whose answer the player does not know: left, and not met elsewhere since. */
export async function listUnknownItems(db: Db, playerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("item_history")
    .select("item_id")
    .where("player_id", "=", playerId)
    // As the partial index says it: a parameter would hide it.
    .where(sql<boolean>`not known`)
    .execute();
  return rows.map((row) => row.item_id);
}

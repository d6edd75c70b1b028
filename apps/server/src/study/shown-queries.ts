import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** A player and a question; ids in lower case, as papers hold them. */
export type PlayerItem = { readonly playerId: string; readonly itemId: string };

/** Whether the question was ever shown to this player: kept before, or in a paper of theirs, open ones too. */
export async function wasShown(db: Db, { playerId, itemId }: PlayerItem): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from item_history where player_id = ${playerId} and item_id = ${itemId}::uuid)
      or exists (select from bookmarks where player_id = ${playerId} and item_id = ${itemId}::uuid)
      or exists (select from attempts where player_id = ${playerId} and paper @> ${paperWith(itemId)}::jsonb)
      as shown`.execute(db);
  return rows[0]?.shown ?? false;
}

/** The version of the question that this player was shown last; undefined when it never was. */
export async function findShownVersion(
  db: Db,
  { playerId, itemId }: PlayerItem,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select (question ->> 'version')::integer as version
    from attempts, jsonb_array_elements(paper -> 'questions') question
    where player_id = ${playerId} and paper @> ${paperWith(itemId)}::jsonb and question ->> 'itemId' = ${itemId}
    order by opened_at desc limit 1`.execute(db);
  return rows[0]?.version;
}

/** What a paper with this item contains, as JSON text. */
function paperWith(itemId: string): string {
  return JSON.stringify({ questions: [{ itemId }] });
}

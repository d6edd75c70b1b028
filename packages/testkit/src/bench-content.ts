import { sql } from "kysely";
import { openProductDatabase } from "./bench-players.ts";

/** Items a player of a bench has met before. */
const MET_ITEMS = 100;

/**
 * Copies the content of a running product until it has about so many items: each copy of a level is a level of its own,
 * passages keep their questions.
 */
export async function growContent(dataFolder: string, items: number): Promise<number> {
  const { db, close } = openProductDatabase(dataFolder, 1);
  await sql`set statement_timeout = 0`.execute(db); // holds for the pool's only connection
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from items where passage_id is null`.execute(db);
  const copies = Math.ceil(items / (rows[0]?.count ?? 1));
  await sql`create temporary table copied_items as
    select item_id, gen_random_uuid() as new_item_id, number
    from items, generate_series(1, ${copies}::integer) as number where passage_id is null`.execute(db);
  await sql`insert into items (item_id, pack_id, source_id, category_id, subcategory_id, level, position, current_version)
    select new_item_id, pack_id, source_id || '-copy-' || number, category_id, subcategory_id, level + number * 20, position,
      current_version from items join copied_items using (item_id)`.execute(db);
  await sql`insert into item_versions (item_id, version, language, kind, body, body_hash, created_at)
    select new_item_id, version, language, kind, body, body_hash, created_at
    from item_versions join copied_items using (item_id)`.execute(db);
  await sql`analyze`.execute(db);
  const grown = await sql<{ count: number }>`select count(*)::int as count from items`.execute(db);
  await close();
  return grown.rows[0]?.count ?? 0;
}

/** Gives every player of a product a past: questions met, half of their last answers wrong, and bookmarks. */
export async function addPast(dataFolder: string): Promise<void> {
  const { db, close } = openProductDatabase(dataFolder, 1);
  await sql`set statement_timeout = 0`.execute(db); // holds for the pool's only connection
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from items`.execute(db);
  const items = sql`${rows[0]?.count ?? 1}::bigint`;
  await sql`create temporary table numbered_items as
    select item_id, row_number() over (order by item_id) as number from items`.execute(db);
  await sql`analyze numbered_items`.execute(db);
  await sql`insert into item_history (player_id, item_id, seen, correct, last_correct, last_at)
    select player_id, item_id, 1, met % 2, met % 2 = 1, now() - interval '1 minute' * met
    from (select player_id, row_number() over (order by player_id) as player from players) one
      cross join generate_series(1, ${MET_ITEMS}::integer) as met
      join numbered_items on number = 1 + (met * 61 + player * 7) % ${items}
    on conflict do nothing`.execute(db);
  await sql`insert into bookmarks (player_id, item_id, bookmarked_at)
    select player_id, item_id, last_at from item_history where last_correct`.execute(db);
  await sql`analyze`.execute(db);
  await close();
}

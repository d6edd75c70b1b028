import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Names of the tables that have something of a player, by a column of that name or by a foreign key. */
export async function listPlayerTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct col.table_name as name from information_schema.columns col
      join information_schema.tables tab using (table_schema, table_name)
    where col.table_schema = 'public' and tab.table_type = 'BASE TABLE' and col.column_name = 'player_id'
    union select distinct conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid = 'players'::regclass
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

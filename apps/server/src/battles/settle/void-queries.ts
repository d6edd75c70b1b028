import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** Battles that are not over and in which nothing has happened since a time. */
export async function listStale(db: Db, before: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ battleId: string }>`
    select battle_id as "battleId" from battles
    where ended_at is null and opened_at < ${before}::timestamptz
      and not exists (select from battle_events event
        where event.battle_id = battles.battle_id and event.at_ms >= ${before.getTime()})
    order by opened_at limit 100`.execute(db);
  return rows.map(({ battleId }) => battleId);
}

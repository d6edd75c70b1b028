import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";
import type { RunKey } from "../engine/run-queries.ts";

/**
 * Open attempts that are over before a time, and whose event, where they belong to one, is over too. The table of open
 * ones is small, and read as a whole.
 */
export async function listOverdue(db: Db, before: Date): Promise<readonly RunKey[]> {
  const { rows } = await sql<RunKey>`
    select player_id as "playerId", attempt_id as "attemptId"
    from open_attempts join attempts using (player_id, attempt_id)
    where ends_at < ${before} and coalesce(closes_at < ${before}, true) order by ends_at`.execute(db);
  return rows;
}

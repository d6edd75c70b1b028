import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";
import type { RunKey } from "../engine/run-queries.ts";

/** Open attempts that are over before a time. The table of open ones is small, and read as a whole. */
export async function listOverdue(db: Db, before: Date): Promise<readonly RunKey[]> {
  const { rows } = await sql<RunKey>`
    select player_id as "playerId", attempt_id as "attemptId" from open_attempts
    where ends_at < ${before} order by ends_at`.execute(db);
  return rows;
}

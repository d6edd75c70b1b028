import type { Db } from "../postgres/database.ts";

/**
 * Opening time (ms since epoch) of the `count`-th newest attempt opened after `afterMs`; null when there are fewer. Walks the
 * primary key backwards: attempt ids are UUIDv7, so they are in the order of time.
 */
export async function oldestOfRecentAttempts(
  db: Db,
  {
    playerId,
    afterMs,
    count,
  }: { readonly playerId: string; readonly afterMs: number; readonly count: number },
): Promise<number | null> {
  const row = await db
    .selectFrom("attempts")
    .select("opened_at")
    .where("player_id", "=", playerId)
    .where("attempt_id", ">=", firstIdAt(afterMs + 1))
    .orderBy("attempt_id", "desc")
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : row.opened_at.getTime();
}

/** The smallest UUIDv7 of a millisecond. */
function firstIdAt(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** Tries at room codes, and battles that were opened, counted by whoever they belong to (keyed hash). */
export type TryWindow = { readonly key: Uint8Array; readonly windowMs: number; readonly most: number };

/**
 * Counts a try before it is made. When there were too many within the window, when that began; undefined when this one
 * may be made. The rows lie with the other windows of the kind, which go after a day.
 */
export async function countTry(
  db: Db,
  { key, windowMs, most }: TryWindow,
  nowMs: number,
): Promise<Date | undefined> {
  const now = new Date(nowMs);
  const isOld = sql`known.started_at <= ${new Date(nowMs - windowMs)}::timestamptz`;
  const { rows } = await sql<{ startedAt: Date; sent: number }>`
    insert into send_windows as known (window_key, started_at, sent) values (${key}, ${now}, 1)
    on conflict (window_key) do update set
      sent = case when ${isOld} then 1 else least(known.sent, ${most}::integer) + 1 end,
      started_at = case when ${isOld} then excluded.started_at else known.started_at end
    returning started_at as "startedAt", sent`.execute(db);
  const [row] = rows;
  return row !== undefined && row.sent > most ? row.startedAt : undefined;
}

/** Takes back the try of somebody whose code was right. */
export async function forgiveTry(db: Db, key: Uint8Array): Promise<void> {
  await sql`
    with last as (delete from send_windows where window_key = ${key} and sent <= 1)
    update send_windows set sent = sent - 1 where window_key = ${key} and sent > 1`.execute(db);
}

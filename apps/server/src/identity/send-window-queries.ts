import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** Longest window that is used; older rows may go. */
const LONGEST_MS = 86_400_000;
const PURGED_AT_ONCE = 100;

export type SendWindow = {
  readonly key: Uint8Array;
  readonly windowMs: number;
  /** Most messages in a window. */
  readonly most: number;
};

/**
 * Takes one message out of a window; false when it is used up. One statement on one row, so parallel claims queue and
 * the limit holds. Call outside a transaction, or the row stays locked.
 */
export async function takeSend(db: Db, { key, windowMs, most }: SendWindow, nowMs: number): Promise<boolean> {
  if (most < 1) return false;
  const now = new Date(nowMs);
  const before = new Date(nowMs - windowMs);
  const { rows } = await sql`
    insert into send_windows (window_key, started_at, sent) values (${key}, ${now}, 1)
    on conflict (window_key) do update set
      sent = case when send_windows.started_at <= ${before} then 1 else send_windows.sent + 1 end,
      started_at = case when send_windows.started_at <= ${before} then ${now} else send_windows.started_at end
      where send_windows.started_at <= ${before} or send_windows.sent < ${most}
    returning 1`.execute(db);
  return rows.length === 1;
}

/** Drops windows that no budget looks at any more. */
export async function purgeSendWindows(db: Db, nowMs: number): Promise<void> {
  await sql`
    delete from send_windows where window_key in (
      select window_key from send_windows where started_at < ${new Date(nowMs - LONGEST_MS)}
      limit ${PURGED_AT_ONCE} for update skip locked)`.execute(db);
}

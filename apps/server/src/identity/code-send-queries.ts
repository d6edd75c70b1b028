import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** Most sends to one address in ten minutes and in a day. */
export type SendLimits = { readonly short: number; readonly long: number };

const SHORT_MS = 600_000;
const LONG_MS = 86_400_000;

/**
 * Claims one send to an address; false when its limit is reached. One statement on one row, so parallel claims queue
 * and the limit holds. Call outside a transaction, or the row stays locked.
 */
export async function claimSend(
  db: Db,
  {
    addressHash,
    limits,
    nowMs,
  }: {
    readonly addressHash: Uint8Array;
    readonly limits: SendLimits;
    readonly nowMs: number;
  },
): Promise<boolean> {
  await purgeSends(db, nowMs);
  const now = new Date(nowMs);
  const shortAgo = new Date(nowMs - SHORT_MS);
  const longAgo = new Date(nowMs - LONG_MS);
  const { rows } = await sql`
    insert into code_sends (address_hash, sent_at) values (${addressHash}, array[${now}::timestamptz])
    on conflict (address_hash) do update
      set sent_at = array(select sent from unnest(code_sends.sent_at) sent where sent > ${longAgo}) || ${now}::timestamptz
      where (select count(*) from unnest(code_sends.sent_at) sent where sent > ${shortAgo}) < ${limits.short}
        and (select count(*) from unnest(code_sends.sent_at) sent where sent > ${longAgo}) < ${limits.long}
    returning 1`.execute(db);
  return rows.length === 1;
}

const PURGED_AT_ONCE = 100;

/** Drops what no limit looks at any more, so that a hash of an address stays for about a day. */
async function purgeSends(db: Db, nowMs: number): Promise<void> {
  await sql`
    delete from code_sends where address_hash in (
      select address_hash from code_sends where sent_at[cardinality(sent_at)] < ${new Date(nowMs - LONG_MS)}
      limit ${PURGED_AT_ONCE} for update skip locked)`.execute(db);
}

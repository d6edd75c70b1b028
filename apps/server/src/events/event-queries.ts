import { sql } from "kysely";
import type { EventKind } from "../postgres/tables/event-tables.ts";
import type { Db } from "../postgres/database.ts";

/** Something that happened to a player. */
export type Happened = {
  readonly eventId: number;
  readonly kind: EventKind;
  readonly playerId: string;
  readonly subjectId: string;
  readonly at: Date;
};

/** Takes due events away, the oldest first. Call inside a transaction: another process takes others meanwhile. */
export async function takeEvents(
  tx: Db,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<readonly Happened[]> {
  const { rows } = await sql<Happened>`
    with taken as (
      delete from events where event_id in (
        select event_id from events where due_at <= ${at} order by event_id limit ${limit} for update skip locked)
      returning event_id, kind, player_id, subject_id, happened_at
    )
    select event_id as "eventId", kind, player_id as "playerId", subject_id as "subjectId", happened_at as at
    from taken order by event_id`.execute(tx);
  return rows;
}

/** Puts a due event off, longer after each failure: a minute, two, four, at most a day. */
export async function postponeEvent(db: Db, eventId: number, at: Date): Promise<void> {
  await sql`
    update events set failures = failures + 1,
      due_at = ${at}::timestamptz + least(interval '1 day', interval '1 minute' * 2 ^ least(failures, 20))
    where event_id = ${eventId}`.execute(db);
}

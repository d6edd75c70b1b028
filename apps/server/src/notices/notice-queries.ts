import { NOTICE_DAYS, type Notice } from "@crosscheck/rules/notices/notice";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { BroadcastWords } from "../postgres/tables/notice-tables.ts";
import { queuePushes } from "./push-queue.ts";

/**
 * Stores notices that are not there yet, in an order that no two transactions see differently, and what of them is to be
 * pushed.
 */
export async function insertNotices(
  tx: Db,
  notices: readonly (Notice & { readonly playerId: string; readonly subject: string })[],
  at: Date,
): Promise<void> {
  await sql`
    with told as (
    insert into notices (player_id, kind, subject, params, told_at)
    select distinct on (player_id, kind, subject) player_id, kind, subject, params, ${at}::timestamptz
    from unnest(${notices.map(({ playerId }) => playerId)}::uuid[], ${notices.map(({ kind }) => kind)}::text[],
      ${notices.map(({ subject }) => subject)}::text[],
      ${notices.map(({ params }) => JSON.stringify(params))}::jsonb[]) as one (player_id, kind, subject, params)
    where exists (select from players where players.player_id = one.player_id and deleted_at is null)
    order by player_id, kind, subject
    on conflict (player_id, kind, subject) do nothing
    returning player_id, kind, notice_id
    )
    ${queuePushes(sql`told`, at)}`.execute(tx);
}

/** A notice of a player or a broadcast, as it is listed. */
export type NoticeRecord = {
  readonly id: string;
  readonly at: Date;
  readonly isRead: boolean;
} & (
  | (Notice & { readonly friend: string | null })
  | {
      readonly kind: "broadcast";
      readonly words: Readonly<Record<string, BroadcastWords>>;
      readonly path: string;
    }
);

/** Broadcasts that a player finds, none from before the registration, and whether each was seen. */
const broadcastsOf = (playerId: string) => sql`
  broadcasts join players on players.player_id = ${playerId}::uuid and told_at >= players.created_at
    and withdrawn_at is null
  left join broadcast_reads seen
    on seen.player_id = players.player_id and seen.broadcast_id = broadcasts.broadcast_id`;

/** Name of the player that a notice names by id; null for one who is gone. */
export const FRIEND = sql`(select name from players friend
  where friend.player_id = (params ->> 'friend_id')::uuid and friend.deleted_at is null)`;

type Page = {
  readonly playerId: string;
  readonly order: "asc" | "desc";
  readonly offset: number;
  readonly limit: number;
};

/** A page of what a player was told, own notices and broadcasts together, by time. */
export async function listNotices(
  db: Db,
  { playerId, order, offset, limit }: Page,
): Promise<readonly NoticeRecord[]> {
  const by = order === "asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<NoticeRecord>`
    select told.id, told.kind, told.at, told."isRead", params, words, path,
      case when params ? 'friend_id' then ${FRIEND} end as friend
    from (
      (select notice_id as id, kind, told_at as at, read_at is not null as "isRead", params,
          null::jsonb as words, null as path
        from notices where player_id = ${playerId} order by told_at ${by}, notice_id ${by}
        limit ${offset + limit})
      union all
      (select broadcasts.broadcast_id, 'broadcast', told_at, seen.player_id is not null, null, words, path
        from ${broadcastsOf(playerId)} order by told_at ${by}, broadcasts.broadcast_id ${by}
        limit ${offset + limit})
    ) told
    order by told.at ${by}, told.id ${by} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many notices and broadcasts a player finds, and how many of them are unread. */
export async function countNotices(
  db: Db,
  playerId: string,
): Promise<{ readonly total: number; readonly unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::integer as total, (count(*) filter (where not is_read))::integer as unread
    from (
      select read_at is not null as is_read from notices where player_id = ${playerId}
      union all select seen.player_id is not null from ${broadcastsOf(playerId)}
    ) told`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

/** Marks notices and broadcasts of a player as read, all there are with null. */
export async function markRead(
  db: Db,
  read: { readonly playerId: string; readonly ids: readonly string[] | null; readonly at: Date },
): Promise<void> {
  const { playerId, ids, at } = read;
  const isMeant = (id: string) => (ids === null ? sql`true` : sql`${sql.ref(id)} = any (${ids}::uuid[])`);
  await sql`
    with own as (
      update notices set read_at = ${at}::timestamptz
      where player_id = ${playerId} and read_at is null and ${isMeant("notice_id")}
    )
    insert into broadcast_reads (player_id, broadcast_id, read_at)
    select players.player_id, broadcasts.broadcast_id, ${at}::timestamptz from ${broadcastsOf(playerId)}
    where seen.player_id is null and ${isMeant("broadcasts.broadcast_id")}
    on conflict do nothing`.execute(db);
}

/** Takes away what nobody needs any more: long read, long unread, and broadcasts of long ago; answers how many. */
export async function deleteOldNotices(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with own as (
      delete from notices where read_at < ${daysBefore(at, NOTICE_DAYS.read)}
        or told_at < ${daysBefore(at, NOTICE_DAYS.unread)} returning 1
    ), old as (
      delete from broadcasts where told_at < ${daysBefore(at, NOTICE_DAYS.broadcast)} returning 1
    )
    select ((select count(*) from own) + (select count(*) from old))::integer as deleted`.execute(db);
  return rows[0]?.deleted ?? 0;
}

function daysBefore(at: Date, days: number) {
  return sql`${at}::timestamptz - make_interval(days => ${days}::integer)`;
}

/** Forgets what a player was told, and what the player wants to be told. */
export async function eraseNotices(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("push_subscriptions").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("notice_settings").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("notices").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("broadcast_reads").where("player_id", "=", playerId).execute();
}

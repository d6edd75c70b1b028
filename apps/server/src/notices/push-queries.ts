import type { NoticeKind } from "@crosscheck/rules/notices/notice";
import { DEFAULT_QUIET_HOURS, type QuietHours } from "@crosscheck/rules/notices/quiet-hours";
import { sql } from "kysely";
import type { PushTarget } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { FRIEND, type NoticeRecord } from "./notice-queries.ts";

/** A signed-in device. */
export type DeviceKey = { readonly playerId: string; readonly deviceId: string };

/** Subscribes a signed-in device; of whomever its browser was before, it is no more. */
export async function storeSubscription(
  db: Db,
  subscription: DeviceKey & PushTarget & { readonly language: string | null; readonly at: Date },
): Promise<void> {
  const { playerId, deviceId, endpoint, p256dh, auth, language, at } = subscription;
  await sql`delete from push_subscriptions
    where endpoint = ${endpoint} and (player_id, device_id) <> (${playerId}::uuid, ${deviceId}::uuid)`.execute(
    db,
  );
  await sql`
    insert into push_subscriptions (player_id, device_id, endpoint, p256dh, auth, language, stored_at)
    values (${playerId}, ${deviceId}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${at})
    on conflict (player_id, device_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
      auth = excluded.auth, language = excluded.language, stored_at = excluded.stored_at`.execute(db);
}

/** Ends the subscription of a device, if it is still this endpoint's; any with null. */
export async function removeSubscription(
  db: Db,
  { playerId, deviceId }: DeviceKey,
  endpoint: string | null,
): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("player_id", "=", playerId)
    .where("device_id", "=", deviceId)
    .$if(endpoint !== null, (query) => query.where("endpoint", "=", endpoint ?? ""))
    .execute();
}

/** Keeps the token of a messaging service that a device named, or null. */
export async function keepMessagingToken(
  db: Db,
  { playerId, deviceId }: DeviceKey,
  token: string | null,
): Promise<void> {
  await db
    .updateTable("devices")
    .set({ push_token: token })
    .where("player_id", "=", playerId)
    .where("device_id", "=", deviceId)
    .where("push_token", "is distinct from", token)
    .where("revoked_at", "is", null)
    .execute();
}

/** Ends subscriptions of devices whose sign-in has ended; answers how many. */
export async function removeEndedSubscriptions(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from push_subscriptions sub using devices device
    where device.player_id = sub.player_id and device.device_id = sub.device_id and revoked_at is not null`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** What a player wants to be told on devices, and when. */
export type NoticeWishes = { readonly muted: readonly NoticeKind[]; readonly quiet: QuietHours | null };

type StoredWishes = {
  /** null: nothing was said. */
  readonly muted: readonly NoticeKind[] | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
};

function toWishes({ muted, quietFrom, quietUntil }: StoredWishes): NoticeWishes {
  if (muted === null) return { muted: [], quiet: DEFAULT_QUIET_HOURS };
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { muted, quiet };
}

/** What a player wants, and whether notices are pushed to this device. */
export async function findWishes(
  db: Db,
  { playerId, deviceId }: DeviceKey,
): Promise<NoticeWishes & { readonly isPushedHere: boolean }> {
  const { rows } = await sql<StoredWishes & { readonly isPushedHere: boolean }>`
    select muted, quiet_from as "quietFrom", quiet_until as "quietUntil",
      exists (select from push_subscriptions
        where player_id = ${playerId} and device_id = ${deviceId}) as "isPushedHere"
    from (select) one left join notice_settings on player_id = ${playerId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a left join of one row has one");
  return { ...toWishes(row), isPushedHere: row.isPushedHere };
}

export async function storeWishes(db: Db, playerId: string, { muted, quiet }: NoticeWishes): Promise<void> {
  const row = { muted: [...muted], quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null };
  await db
    .insertInto("notice_settings")
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column("player_id").doUpdateSet(row))
    .execute();
}

/** A push that is due, with all that decides whether and how it is sent. */
export type DuePush = DeviceKey &
  PushTarget & {
    readonly deliveryId: number;
    readonly failures: number;
    /** Whether somebody is signed in there to an account that is open. */
    readonly isSignedIn: boolean;
    /** The player's, else that of the page that subscribed. */
    readonly language: string | null;
    readonly zone: string | null;
    readonly wishes: NoticeWishes;
    /** null: it was taken back. */
    readonly notice: NoticeRecord | null;
  };

/**
 * Takes due pushes in hand, the longest due first: until then they are nobody else's. Whoever dies over it leaves them to
 * the next.
 */
export async function takePushes(
  db: Db,
  { at, until, limit }: { readonly at: Date; readonly until: Date; readonly limit: number },
): Promise<readonly DuePush[]> {
  const { rows } = await sql<Omit<DuePush, "wishes"> & { readonly wishes: StoredWishes }>`
    with due as (
      update push_deliveries set due_at = ${until}::timestamptz where delivery_id in (
        select delivery_id from push_deliveries where due_at <= ${at}::timestamptz
        order by due_at, delivery_id limit ${limit} for update skip locked)
      returning delivery_id, player_id, device_id, notice_id, failures
    )
    select due.player_id as "playerId", due.device_id as "deviceId", due.delivery_id as "deliveryId", due.failures,
      endpoint, p256dh, auth, coalesce(web_language, sub.language) as language, zone,
      revoked_at is null and status = 'active' and deleted_at is null as "isSignedIn",
      jsonb_build_object('muted', muted, 'quietFrom', quiet_from, 'quietUntil', quiet_until) as wishes,
      case when told.kind is not null then jsonb_build_object('id', due.notice_id, 'kind', told.kind,
        'at', told.told_at, 'isRead', told.is_read, 'params', params, 'words', words, 'path', path,
        'friend', case when params ? 'friend_id' then ${FRIEND} end) end as notice
    from due join push_subscriptions sub using (player_id, device_id)
    join devices using (player_id, device_id) join players using (player_id)
    left join notice_settings using (player_id)
    left join lateral (
      select kind, told_at, read_at is not null as is_read, params, null::jsonb as words, null as path
      from notices where notices.player_id = due.player_id and notices.notice_id = due.notice_id
      union all
      select 'broadcast', told_at, exists (select from broadcast_reads seen
          where seen.player_id = due.player_id and seen.broadcast_id = broadcasts.broadcast_id), null, words, path
      from broadcasts where broadcast_id = due.notice_id and withdrawn_at is null
    ) told on true`.execute(db);
  return rows.map((row) => ({
    ...row,
    wishes: toWishes(row.wishes),
    notice: row.notice === null ? null : { ...row.notice, at: new Date(row.notice.at) },
  }));
}

/** Takes pushes away that are sent, or are not to be sent. */
export async function dropPush(db: Db, deliveryId: number): Promise<void> {
  await db.deleteFrom("push_deliveries").where("delivery_id", "=", deliveryId).execute();
}

/** Puts a push off; `hasFailed` counts it as one more try that failed. */
export async function postponePush(
  db: Db,
  {
    deliveryId,
    until,
    hasFailed,
  }: { readonly deliveryId: number; readonly until: Date; readonly hasFailed: boolean },
): Promise<void> {
  await sql`update push_deliveries set due_at = ${until}::timestamptz, failures = failures + ${hasFailed ? 1 : 0}
    where delivery_id = ${deliveryId}`.execute(db);
}

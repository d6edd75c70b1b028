import { sql, type RawBuilder } from "kysely";

/**
 * Statement that files notices (rows player_id, kind, notice_id) for every device that their players want them on. What
 * becomes of them meanwhile is seen when they are sent.
 */
export function queuePushes(told: RawBuilder<unknown>, at: Date): RawBuilder<unknown> {
  return sql`
    insert into push_deliveries (player_id, device_id, notice_id, due_at)
    select device.player_id, device.device_id, one.notice_id, ${at}::timestamptz
    from ${told} one
    join push_subscriptions device on device.player_id = one.player_id
    left join notice_settings wish on wish.player_id = one.player_id
    where not one.kind = any (coalesce(wish.muted, '{}'))
    on conflict do nothing`;
}

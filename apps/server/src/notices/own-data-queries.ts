import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

export const OWN_NOTICES: OwnData = {
  tables: ["notices"],
  columns: ["kind", "subject", "params", "told_at", "read_at"],
  select: ({ playerId, page }) => sql`select kind, subject, params, told_at, read_at from notices
    where player_id = ${playerId} order by told_at, kind, subject ${page}`,
};

export const OWN_BROADCASTS_READ: OwnData = {
  tables: ["broadcast_reads"],
  columns: ["broadcast_id", "read_at"],
  select: ({ playerId, page }) => sql`select broadcast_id, read_at from broadcast_reads
    where player_id = ${playerId} order by read_at, broadcast_id ${page}`,
};

export const OWN_NOTICE_SETTINGS: OwnData = {
  tables: ["notice_settings"],
  columns: ["muted", "quiet_from", "quiet_until"],
  select: ({ playerId, page }) => sql`select muted, quiet_from, quiet_until from notice_settings
    where player_id = ${playerId} ${page}`,
};

/** Without the keys of the subscription: whoever has them writes to the device. */
export const OWN_PUSH_DEVICES: OwnData = {
  tables: ["push_subscriptions"],
  columns: ["device_id", "endpoint", "language", "stored_at"],
  select: ({ playerId, page }) => sql`select device_id, endpoint, language, stored_at from push_subscriptions
    where player_id = ${playerId} order by stored_at, device_id ${page}`,
};

export const OWN_PUSH_WAITING: OwnData = {
  tables: ["push_deliveries"],
  columns: ["device_id", "notice_id", "due_at", "failures"],
  select: ({ playerId, page }) => sql`select device_id, notice_id, due_at, failures from push_deliveries
    where player_id = ${playerId} order by delivery_id ${page}`,
};

import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

export const OWN_ACCOUNT: OwnData = {
  tables: ["players"],
  columns: [
    "player_id",
    "name",
    "name_number",
    "email",
    "mobile",
    "picture",
    "type",
    "status",
    "all_time_score",
    "streak_days",
    "streak_day",
    "zone",
    "quiz_day",
    "quiz_day_zone",
    "refer_code",
    "came_by_a_code",
    "web_language",
    "also_default_language",
    "is_on_boards",
    "licence",
    "exam_date",
    "minutes_a_day",
    "created_at",
  ],
  select: ({
    playerId,
    page,
  }) => sql`select *, streak_day::text as streak_day, quiz_day::text as quiz_day, exam_date::text as exam_date, referred_by is not null as came_by_a_code
    from players where player_id = ${playerId} ${page}`,
};

export const OWN_SIGN_INS: OwnData = {
  tables: ["identity_links"],
  columns: ["issuer", "subject", "created_at"],
  select: ({ playerId, page }) => sql`select issuer, subject, created_at from identity_links
    where player_id = ${playerId} order by created_at, issuer, subject ${page}`,
};

/** Tokens are stored as hashes, which are nobody's to read. */
export const OWN_DEVICES: OwnData = {
  tables: ["devices"],
  columns: ["device_id", "label", "signed_in_at", "last_seen_at", "revoked_at", "has_push_token"],
  select: ({ playerId, page }) => sql`select device_id, label, signed_in_at, last_seen_at, revoked_at,
      push_token is not null as has_push_token
    from devices where player_id = ${playerId} order by signed_in_at, device_id ${page}`,
};

export const OWN_CONTACT_CHANGES: OwnData = {
  tables: ["contact_changes"],
  columns: ["kind", "address", "created_at", "expires_at"],
  select: ({ playerId, page }) => sql`select kind, address, created_at, expires_at from contact_changes
    where player_id = ${playerId} order by created_at, kind ${page}`,
};

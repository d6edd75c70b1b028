import { createTestDatabase } from "@crosscheck/testkit";
import { FILLING_MS, rowId, rowIdSql, tablesReadWhole } from "@crosscheck/testkit/query-plans";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "../postgres/database.ts";
import { countNotices, eraseNotices, insertNotices, listNotices, markRead } from "./notice-queries.ts";
import { dropPush, findWishes, postponePush, removeSubscription, takePushes } from "./push-queries.ts";

const database = await createTestDatabase();
const { db } = database;

const PLAYERS = 5_000;
/** Per player. */
const NOTICES = 20;
const GROWING = [
  "players",
  "devices",
  "notices",
  "broadcast_reads",
  "push_subscriptions",
  "push_deliveries",
  "notice_settings",
];
const playerId = rowId(1, 7);
const device = { playerId, deviceId: rowId(2, 7) };
const at = new Date();
const notice = { kind: "badge", params: { type: "elite" }, subject: "elite", playerId } as const;
const page = { playerId, order: "desc", offset: 0, limit: 25 } as const;

beforeAll(async () => {
  const players = sql`generate_series(1, ${PLAYERS}::int) n`;
  await sql`insert into players (player_id, name, type, refer_code, created_at)
    select ${rowIdSql(1, "n")}, 'N', 'email', lpad(n::text, 8, '0'), now() - interval '1 year' from ${players}`.execute(
    db,
  );
  await sql`insert into devices (player_id, device_id, token_hash, label, signed_in_at, last_seen_at)
    select ${rowIdSql(1, "n")}, ${rowIdSql(2, "n")}, sha256(n::text::bytea), 'L', now(), now() from ${players}`.execute(
    db,
  );
  await sql`insert into push_subscriptions (player_id, device_id, endpoint, p256dh, auth, stored_at)
    select ${rowIdSql(1, "n")}, ${rowIdSql(2, "n")}, 'https://push.example.org/' || n, 'k', 'a', now()
    from ${players}`.execute(db);
  await sql`insert into notice_settings (player_id, muted) select ${rowIdSql(1, "n")}, '{}' from ${players}`.execute(
    db,
  );
  await sql`insert into notices (player_id, kind, subject, params, told_at)
    select ${rowIdSql(1, "n")}, 'report_settled', m::text, '{"report_id": "r", "verdict": "accepted"}', now()
    from ${players}, generate_series(1, ${NOTICES}::int) m`.execute(db);
  await sql`insert into broadcasts (broadcast_id, idempotency_key, words, path, told_at)
    select ${rowIdSql(3, "n")}, n::text, '{"en": {"heading": "H", "text": "T"}}', '/', now()
    from generate_series(1, 50) n`.execute(db);
  await sql`insert into broadcast_reads (player_id, broadcast_id, read_at)
    select ${rowIdSql(1, "n")}, ${rowIdSql(3, "m")}, now() from ${players}, generate_series(1, 10) m`.execute(
    db,
  );
  await sql`insert into push_deliveries (player_id, device_id, notice_id, due_at)
    select ${rowIdSql(1, "n")}, ${rowIdSql(2, "n")}, notice_id, now() + interval '1 hour'
    from ${players} join notices on player_id = ${rowIdSql(1, "n")} and subject = '1'`.execute(db);
  await sql`analyze`.execute(db);
}, FILLING_MS);

it.each<[name: string, work: (db: Db) => Promise<unknown>]>([
  ["insertNotices", (on) => insertNotices(on, [notice], at)],
  ["listNotices", (on) => listNotices(on, page)],
  ["countNotices", (on) => countNotices(on, playerId)],
  ["markRead, one", (on) => markRead(on, { playerId, ids: [rowId(3, 20)], at })],
  ["markRead, all", (on) => markRead(on, { playerId, ids: null, at })],
  ["findWishes", (on) => findWishes(on, device)],
  ["takePushes", (on) => takePushes(on, { at, until: at, limit: 20 })],
  ["postponePush", (on) => postponePush(on, { deliveryId: 1, until: at, hasFailed: true })],
  ["dropPush", (on) => dropPush(on, 1)],
  ["removeSubscription", (on) => removeSubscription(on, device, null)],
  ["eraseNotices", (on) => eraseNotices(on, rowId(1, 8))],
])("%s reads no growing table from end to end", async (_name, work) => {
  expect(await tablesReadWhole(database, GROWING, work)).toEqual([]);
});

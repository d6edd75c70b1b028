import { createTestDatabase } from "@crosscheck/testkit";
import { FILLING_MS, rowId, rowIdSql, tablesReadWhole } from "@crosscheck/testkit/query-plans";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { findOffer } from "../categories/category-queries.ts";
import {
  listOpenLevelAttempts,
  listPlayedLevels,
  listPlayedPlaceIds,
  listUnlockedIds,
} from "../categories/progress-queries.ts";
import type { Db } from "../postgres/database.ts";
import { listItemCounts } from "./catalogue-queries.ts";
import { listCurrentItems, listDrawn, listItems, listLevelItems, listPassageItems } from "./item-queries.ts";

const database = await createTestDatabase();
const { db } = database;

/** Some player, category and item of the many. */
const [PLAYER, CATEGORY, ITEM] = [rowId(1, 7), rowId(2, 7), rowId(4, 7)];

/** Tables that grow with content or players: reading one from end to end is a fault. */
const GROWING = ["items", "item_versions", "level_progress", "attempts", "unlocked_categories"];

beforeAll(async () => {
  await sql`insert into players (player_id, name, type, refer_code, created_at)
    select ${rowIdSql(1, "n")}, 'P', 'email', lpad(n::text, 8, '0'), now() from generate_series(1, 2000) n`.execute(
    db,
  );
  await sql`insert into packs values ('big', '1.0.0', 'test', 'x', now())`.execute(db);
  await sql`insert into categories (category_id, pack_id, type, slug, code, names, emblem, position)
    select ${rowIdSql(2, "n")}, 'big', 1, 'c' || n, '010', '{"en": "C"}', 'c', n from generate_series(1, 200) n`.execute(
    db,
  );
  await sql`insert into subcategories (subcategory_id, category_id, slug, names, emblem, position)
    select ${rowIdSql(3, "3 * n + s")}, ${rowIdSql(2, "n")}, 's' || s, '{"en": "S"}', 's', s
    from generate_series(1, 200) n, generate_series(1, 3) s`.execute(db);
  await sql`insert into items (item_id, pack_id, source_id, category_id, subcategory_id, level, position, current_version)
    select ${rowIdSql(4, "n")}, 'big', 'i' || n, ${rowIdSql(2, "1 + n % 200")}, ${rowIdSql(3, "3 * (1 + n % 200) + 1 + n / 200 % 3")},
      1 + n / 600 % 2, 1 + n, 1 from generate_series(1, 12000) n`.execute(db);
  await sql`insert into item_versions (item_id, version, language, kind, body, body_hash, created_at)
    select item_id, 1, language, 'single', '{}', 'x', now() from items, (values ('en'), ('ar')) l (language)`.execute(
    db,
  );
  await sql`insert into level_progress
    select ${rowIdSql(1, "p")}, ${rowIdSql(2, "c")}, ${rowIdSql(2, "c")}, 1, 50, 1, now(), now()
    from generate_series(1, 2000) p, generate_series(1, 10) c`.execute(db);
  await sql`insert into unlocked_categories
    select ${rowIdSql(1, "p")}, ${rowIdSql(2, "c")}, 5, now() from generate_series(1, 2000) p, generate_series(1, 5) c`.execute(
    db,
  );
  await sql`insert into attempts (player_id, attempt_id, mode, scope_key, category_id, level, scope, rules, paper, opened_at, expires_at)
    select ${rowIdSql(1, "p")}, gen_random_uuid(), 'quiz_zone', c::text, ${rowIdSql(2, "c")}, 1, '{}', '{}', '{}', now(), now() + interval '1 hour'
    from generate_series(1, 2000) p, generate_series(1, 10) c`.execute(db);
  await sql`analyze`.execute(db);
}, FILLING_MS);

const place = {
  playerId: PLAYER,
  categoryId: CATEGORY,
  subcategoryId: null,
  mode: "quiz_zone",
  at: new Date(),
};
const HOT: readonly [name: string, work: (db: Db) => Promise<unknown>][] = [
  [
    "listLevelItems",
    (on) => listLevelItems(on, { categorySlug: "c7", subcategorySlug: "s2", level: 1, language: "en" }),
  ],
  [
    "listDrawn",
    (on) =>
      listDrawn(on, { playerId: PLAYER, language: "en", limit: 40, drawn: [{ itemId: ITEM, place: 0 }] }),
  ],
  ["listCurrentItems", (on) => listCurrentItems(on, [ITEM], ["en", "ar"])],
  ["listPassageItems", (on) => listPassageItems(on, ITEM, ["ar", "en"])],
  ["listItems", (on) => listItems(on, [{ itemId: ITEM, version: 1, language: "ar" }])],
  ["findOffer", (on) => findOffer(on, "c7", PLAYER)],
  ["listPlayedLevels", (on) => listPlayedLevels(on, PLAYER, CATEGORY)],
  ["listPlayedLevels of all categories", (on) => listPlayedLevels(on, PLAYER, null)],
  ["listPlayedPlaceIds", (on) => listPlayedPlaceIds(on, PLAYER)],
  ["listUnlockedIds", (on) => listUnlockedIds(on, PLAYER)],
  ["listOpenLevelAttempts", (on) => listOpenLevelAttempts(on, place)],
];

it.each(HOT)("%s reads no growing table from end to end", async (_name, work) => {
  expect(await tablesReadWhole(database, GROWING, work)).toEqual([]);
});

it("counting items opens none of those that templates made", async () => {
  await sql`insert into packs values ('generated', '1.0.0', 'test', 'y', now())`.execute(db);
  await sql`insert into items (item_id, pack_id, source_id, category_id, level, position, current_version)
    select ${rowIdSql(5, "n")}, 'generated', 'i' || n, ${CATEGORY}, 1, 1, 1 from generate_series(1, 40000) n`.execute(
    db,
  );
  await sql`analyze items`.execute(db);
  expect(await tablesReadWhole(database, ["items"], listItemCounts)).toEqual([]);
});

it("the test itself notices a query without an index", async () => {
  const withoutIndex = (on: Db) =>
    on.selectFrom("items").select("item_id").where("current_version", ">", 1).execute();
  expect(await tablesReadWhole(database, GROWING, withoutIndex)).toEqual(["items"]);
});

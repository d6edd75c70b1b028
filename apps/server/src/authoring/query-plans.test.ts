import { createTestDatabase } from "@crosscheck/testkit";
import { FILLING_MS, rowId, rowIdSql, tablesReadWhole } from "@crosscheck/testkit/query-plans";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { listSimilar } from "./similar-queries.ts";

const database = await createTestDatabase();
const { db } = database;
const CATEGORY = rowId(2, 1);

beforeAll(async () => {
  await sql`insert into packs values ('big', '1.0.0', 'test', 'x', now())`.execute(db);
  await sql`insert into categories (category_id, pack_id, type, slug, code, names, emblem, position)
    values (${CATEGORY}, 'big', 1, 'c', '010', '{"en": "C"}', 'c', 1)`.execute(db);
  await sql`insert into items (item_id, pack_id, source_id, category_id, level, position, current_version)
    select ${rowIdSql(4, "n")}, 'big', 'i' || n, ${CATEGORY}, 1, n, 1 from generate_series(1, 6000) n`.execute(
    db,
  );
  await sql`insert into item_versions (item_id, version, language, kind, body, body_hash, created_at)
    select item_id, 1, 'en', 'single', jsonb_build_object('stem', 'Which word of ' || source_id || ' is rare?'), 'x', now()
    from items`.execute(db);
  await sql`insert into item_drafts (item_id, pack_id, source_id, category_id, kind, texts, state, edit_version, source, writers, changed_at)
    select ${rowIdSql(5, "n")}, 'big', 'd' || n, ${CATEGORY}, 'single',
      jsonb_build_object('en', jsonb_build_object('stem', 'Which word of d' || n || ' is rare?')), 'draft', 1, 'hand', '{}', now()
    from generate_series(1, 6000) n`.execute(db);
  await sql`analyze`.execute(db);
}, FILLING_MS);

it("what is similar is found without reading every text and every draft", async () => {
  const stem = "A quetzal hovers over d77";
  const work = (on: typeof db) => listSimilar(on, rowId(4, 1), stem);
  expect(await tablesReadWhole(database, ["item_versions", "item_drafts"], work)).toEqual([]);
});

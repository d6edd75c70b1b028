import { createTestDatabase } from "@crosscheck/testkit";
import {
  FILLING_MS,
  explain,
  queriesOf,
  rowId,
  rowIdSql,
  tablesReadWhole,
} from "@crosscheck/testkit/query-plans";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { listRunsWithItem, listUnrevealedRuns } from "../attempts/engine/run-queries.ts";
import type { Db } from "../postgres/database.ts";
import { listMastery } from "../categories/progress-queries.ts";
import { sumStudySeconds } from "../home/home-queries.ts";
import { listBookmarks, removeBookmark, storeBookmark } from "./bookmark-queries.ts";
import { findKept, listStudyItems, removeNote, storeNote } from "./note-queries.ts";
import {
  addReport,
  countReports,
  countReportsThat,
  listReportsThat,
  listReports,
  settleReport,
} from "./report-queries.ts";
import { findShownVersion, wasShown } from "./shown-queries.ts";
import {
  countWrongNow,
  listModeRecords,
  listQuarterRecords,
  listSubjectRecords,
} from "./statistics-queries.ts";

const database = await createTestDatabase();
const { db } = database;

const ITEMS = 20_000;
const PLAYERS = 1_500;
/** Of the player asked about; the others have six. */
const ATTEMPTS = 300;
const QUESTIONS = 10;
/** Blocks of 8 kB that one query may open. */
const MOST_BLOCKS = 1_000;

/** Tables that grow with content, players and play: reading one from end to end is a fault. */
const GROWING = [
  "players",
  "items",
  "item_versions",
  "attempts",
  "attempt_answers",
  "attempt_results",
  "item_history",
  "subject_tallies",
  "bookmarks",
  "notes",
  "reports",
];

const [PLAYER, ITEM, UNSEEN] = [rowId(1, 1), rowId(4, 7), rowId(4, ITEMS)];

beforeAll(async () => {
  const add = (query: ReturnType<typeof sql>) => query.execute(db);
  await add(sql`insert into players (player_id, name, type, refer_code, created_at)
    select ${rowIdSql(1, "n")}, 'P', 'email', lpad(n::text, 8, '0'), now() from generate_series(1, ${PLAYERS}::int) n`);
  await add(sql`insert into packs values ('big', '1.0.0', 'test', 'x', now())`);
  await add(sql`insert into categories (category_id, pack_id, type, slug, code, names, emblem, position)
    select ${rowIdSql(2, "n")}, 'big', 1, 'c' || n, (10 * n)::text, '{"en": "C"}', 'c', n from generate_series(1, 20) n`);
  await add(sql`insert into items (item_id, pack_id, source_id, category_id, level, position, current_version)
    select ${rowIdSql(4, "n")}, 'big', n::text, ${rowIdSql(2, "1 + n % 20")}, 1, n, 1 from generate_series(1, ${ITEMS}::int) n`);
  await add(sql`insert into item_versions (item_id, version, language, kind, body, body_hash, created_at)
    select item_id, 1, language, 'single', '{"stem": "S"}', 'x', now() from items, (values ('en'), ('ar')) l (language)`);
  // Papers as long as real ones: options, ids and seeds beside what is asked for.
  await add(sql`insert into attempts (player_id, attempt_id, mode, scope_key, scope, rules, paper, opened_at,
      expires_at, finished_at)
    select ${rowIdSql(1, "p")}, ${rowIdSql(5, "1000 * p + a")}, 'quiz_zone', 's' || a, '{}', '{"reveal": "after_answer"}',
      (select jsonb_build_object('questions', jsonb_agg(jsonb_build_object('number', q,
        'itemId', ${rowIdSql(4, "1 + (a * 10 + q) % 4000")}, 'version', 1, 'category', 'c1', 'language', 'en',
        'key', jsonb_build_array(md5(q::text)), 'pollSeed', jsonb_build_array(q * 7919, a * 104729, p, 12345),
        'options', (select jsonb_agg(jsonb_build_object('optionId', md5(o::text || a), 'authorId', chr(96 + o)))
          from generate_series(1, 4) o))))
        from generate_series(1, case when p = 1 then ${QUESTIONS}::int else 1 end) q),
      now() - make_interval(hours => a), now() + interval '1 hour', case when a > 1 then now() - make_interval(hours => a - 1) end
    from generate_series(1, ${PLAYERS}::int) p, generate_series(1, case when p = 1 then ${ATTEMPTS}::int else 6 end) a`);
  await add(sql`insert into attempt_answers select player_id, attempt_id, q, 0, 'x', true, opened_at
    from attempts, generate_series(1, case when player_id = ${PLAYER} then ${QUESTIONS}::int else 1 end) q`);
  await add(sql`insert into attempt_results select player_id, attempt_id, mode, finished_at, 10, 8, 2, 0, 80, 30, 40, 30,
      true, 5, '{"duration_seconds": 100}' from attempts where finished_at is not null`);
  await add(sql`insert into subject_tallies select player_id, attempt_id, ${rowIdSql(2, "c")}, 5, 4, 5, 50000, '010'
    from attempt_results, generate_series(1, 2) c`);
  await add(sql`insert into item_history
    select ${rowIdSql(1, "p")}, ${rowIdSql(4, "i")}, 2, 1, i % 3 <> 0, now() from generate_series(1, ${PLAYERS}::int) p,
      generate_series(1, case when p = 1 then 4000 else 20 end) i`);
  await add(sql`insert into bookmarks select player_id, item_id, last_at from item_history
    where ('x' || right(item_id::text, 2))::bit(8)::int % 4 = 0`);
  await add(sql`insert into notes select player_id, item_id, 'note', bookmarked_at from bookmarks`);
  await add(sql`insert into reports (report_id, player_id, item_id, version, message, status, reported_at, settled_at)
    select gen_random_uuid(), player_id, item_id, 1, 'message', case when row_number() over () % 9 = 0 then 'open' else 'accepted' end,
      bookmarked_at, case when row_number() over () % 9 = 0 then null else now() end from bookmarks`);
  await add(sql`analyze`);
}, FILLING_MS);

const at = new Date();
const own = { playerId: PLAYER, itemId: ITEM };
const unseen = { playerId: PLAYER, itemId: UNSEEN };
const page = { playerId: PLAYER, offset: 25, limit: 25 };
const cards = {
  playerId: PLAYER,
  itemIds: Array.from({ length: 100 }, (_, index) => rowId(4, 40 * index + 4)),
  language: "ar",
  defaultLanguage: "en",
};

type Queries = readonly [name: string, work: (db: Db) => Promise<unknown>][];
const READS: Queries = [
  ["wasShown", (on) => wasShown(on, own)],
  ["wasShown of a question never shown", (on) => wasShown(on, unseen)],
  ["findShownVersion", (on) => findShownVersion(on, own)],
  ["listBookmarks", (on) => listBookmarks(on, PLAYER, null)],
  ["listBookmarks of a type", (on) => listBookmarks(on, PLAYER, 1)],
  ["listStudyItems", (on) => listStudyItems(on, cards)],
  ["findKept", (on) => findKept(on, own)],
  ["listUnrevealedRuns", (on) => listUnrevealedRuns(on, PLAYER, at)],
  ["listRunsWithItem", (on) => listRunsWithItem(on, own, 50)],
  ["listReports", (on) => listReports(on, page)],
  ["countReports", (on) => countReports(on, PLAYER)],
  ["listReportsThat", (on) => listReportsThat(on, { status: "open", cursor: null, limit: 100 })],
  ["countReportsThat", (on) => countReportsThat(on, "open")],
  ["listModeRecords", (on) => listModeRecords(on, PLAYER)],
  ["listSubjectRecords", (on) => listSubjectRecords(on, PLAYER)],
  ["listQuarterRecords", (on) => listQuarterRecords(on, PLAYER, 3_000)],
  ["listMastery", (on) => listMastery(on, PLAYER)],
  ["sumStudySeconds", (on) => sumStudySeconds(on, { playerId: PLAYER, since: at })],
  ["countWrongNow", (on) => countWrongNow(on, PLAYER)],
];
const WRITES: Queries = [
  ["storeBookmark", (on) => storeBookmark(on, own, at)],
  ["removeBookmark", (on) => removeBookmark(on, unseen)],
  ["storeNote", (on) => storeNote(on, own, { note: "x", at })],
  ["removeNote", (on) => removeNote(on, unseen)],
  [
    "addReport",
    (on) => addReport(on, { ...own, reportId: crypto.randomUUID(), version: 1, message: "m", at }),
  ],
  [
    "settleReport",
    (on) => settleReport(on, { reportId: crypto.randomUUID(), status: "declined", answer: "a", at }),
  ],
];

it.each([...READS, ...WRITES])("%s reads no growing table from end to end", async (_name, work) => {
  expect(await tablesReadWhole(database, GROWING, work)).toEqual([]);
});

it.each(READS)("%s opens few blocks for a player of 300 attempts", async (_name, work) => {
  for (const query of await queriesOf(database, work)) {
    // The first line is the whole query's.
    const [, hit, read = "0"] =
      /Buffers: shared hit=(\d+)(?: read=(\d+))?/.exec(await explain(database, query, "analyze")) ?? [];
    expect(Number(hit) + Number(read)).toBeLessThan(MOST_BLOCKS);
  }
});

it.each(READS.filter(([name]) => /wasShown|findShownVersion|listRunsWithItem/.test(name)))(
  "%s finds the papers with a question without opening the others",
  async (_name, work) => {
    for (const query of await queriesOf(database, work))
      expect(await explain(database, query)).toContain("Index Scan on attempts_by_item");
  },
);

it("the test itself notices a query without an index", async () => {
  const withoutIndex = (on: Db) => on.selectFrom("notes").select("note").where("note", "=", "Q").execute();
  expect(await tablesReadWhole(database, GROWING, withoutIndex)).toEqual(["notes"]);
});

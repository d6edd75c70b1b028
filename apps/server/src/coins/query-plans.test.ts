import { createTestDatabase } from "@crosscheck/testkit";
import {
  explain,
  FILLING_MS,
  queriesOf,
  rowId,
  rowIdSql,
  tablesReadWhole,
} from "@crosscheck/testkit/query-plans";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "../postgres/database.ts";
import { countLedgerDays } from "./ledger-day-queries.ts";
import { countLedger, listLedger, type LedgerFilter, type LedgerPlace } from "./ledger-search-queries.ts";

const database = await createTestDatabase();
const { db } = database;

const PLAYERS = 2_000;
const ENTRIES = 50;
/** Blocks of 8 kB that one look may open. */
const MOST_BLOCKS = 3_000;
const GROWING = ["coin_entries", "house_entries", "players"];
const NOW = new Date("2027-03-10T12:00:00Z");

beforeAll(async () => {
  const add = (query: ReturnType<typeof sql>) => query.execute(db);
  await add(sql`insert into players (player_id, name, type, refer_code, created_at)
    select ${rowIdSql(1, "n")}, 'P', 'email', lpad(n::text, 8, '0'), now() from generate_series(1, ${PLAYERS}::int) n`);
  await add(sql`insert into coin_accounts (player_id) select player_id from players`);
  // As they come: in the order of their time.
  await add(sql`insert into coin_entries (player_id, entry_number, reason, player_coins, house_coins, house_account,
      balance_after, reference, idempotency_key, booked_at, redeemable_coins)
    select ${rowIdSql(1, "p")}, n, case when n % 5 = 0 then 'lifeline' else 'quiz_reward' end,
      case when n % 5 = 0 then -1 else 1 end, case when n % 5 = 0 then 1 else -1 end,
      case when n % 5 = 0 then 'sales' else 'rewards' end, 100, ${rowIdSql(5, "1000 * p + n")}::text, n::text,
      ${NOW}::timestamptz - make_interval(days => ${ENTRIES}::int - n, secs => p), case when n % 5 = 0 then 0 else 1 end
    from generate_series(1, ${ENTRIES}::int) n, generate_series(1, ${PLAYERS}::int) p
    order by 10, 2`);
  await add(sql`insert into house_entries (idempotency_key, reason, from_account, to_account, coins, reference, booked_at)
    select 'battle_rest:' || n, 'battle_rest', 'battles', 'rewards', 1, ${rowIdSql(6, "n")}::text,
      ${NOW}::timestamptz - make_interval(mins => n) from generate_series(1, 20000) n`);
  await countLedgerDays(db, NOW);
  await add(sql`analyze`);
}, FILLING_MS);

const NONE: LedgerFilter = {
  playerId: undefined,
  reason: undefined,
  direction: undefined,
  reference: undefined,
  from: undefined,
  until: undefined,
};
const first = { after: null, limit: 51 };
const entry: LedgerPlace = { at: "2027-03-09 00:00:00+00", playerId: rowId(1, 9), entryNumber: 14 };
const transfer: LedgerPlace = { at: "2027-03-09 00:00:00+00", key: "battle_rest:2160" };
const day = { from: new Date("2027-03-09T00:00:00Z"), until: new Date("2027-03-10T00:00:00Z") };

const READS: readonly [name: string, work: (db: Db) => Promise<unknown>][] = [
  ["the latest entries", (on) => listLedger(on, NONE, first)],
  ["entries after one of a player", (on) => listLedger(on, NONE, { after: entry, limit: 51 })],
  ["entries after a transfer", (on) => listLedger(on, NONE, { after: transfer, limit: 51 })],
  ["entries of a day", (on) => listLedger(on, { ...NONE, ...day }, first)],
  ["entries of a player", (on) => listLedger(on, { ...NONE, playerId: rowId(1, 7) }, first)],
  ["entries for a reason", (on) => listLedger(on, { ...NONE, reason: "lifeline" }, first)],
  ["a reason that there is none of", (on) => listLedger(on, { ...NONE, reason: "correction" }, first)],
  ["expenses", (on) => listLedger(on, { ...NONE, direction: "expense" }, first)],
  ["what an attempt moved", (on) => listLedger(on, { ...NONE, reference: rowId(5, 7_007) }, first)],
  ["the number of all, up to some", (on) => countLedger(on, NONE, 1_000)],
  ["the number of a day, up to some", (on) => countLedger(on, { ...NONE, ...day }, 1_000)],
  ["the number of a player", (on) => countLedger(on, { ...NONE, playerId: rowId(1, 7) }, 1_000)],
  ["the number of an attempt", (on) => countLedger(on, { ...NONE, reference: rowId(5, 7_007) }, 1_000)],
];

it.each(READS)("%s read no growing table from end to end, and few blocks", async (_name, work) => {
  expect(await tablesReadWhole(database, GROWING, work)).toEqual([]);
  for (const query of await queriesOf(database, work)) {
    // The first line is the whole query's.
    const [, hit, read = "0"] =
      /Buffers: shared hit=(\d+)(?: read=(\d+))?/.exec(await explain(database, query, "analyze")) ?? [];
    expect(Number(hit) + Number(read)).toBeLessThan(MOST_BLOCKS);
  }
});

it("a day is counted again without the days before it", async () => {
  expect(await tablesReadWhole(database, ["coin_entries"], (on) => countLedgerDays(on, NOW))).toEqual([]);
});

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
import type { Db } from "../postgres/database.ts";
import {
  listChangedStandings,
  listHiddenIds,
  listPeriodsWithPoints,
  listShownPlayers,
  listStandings,
  touchBoards,
} from "./board-queries.ts";

const database = await createTestDatabase();
const { db } = database;

const PLAYERS = 20_000;
/** Blocks of 8 kB that one query may open. */
const MOST_BLOCKS = 1_500;
const GROWING = ["players", "board_scores"];
const PERIODS = ["2026-06-01", "2026-05-31", "2026-06", "all"];

beforeAll(async () => {
  await sql`insert into players (player_id, name, type, refer_code, created_at)
    select ${rowIdSql(1, "n")}, 'P', 'email', lpad(n::text, 8, '0'), now()
    from generate_series(1, ${PLAYERS}::int) n`.execute(db);
  await sql`insert into board_scores (player_id, period, score, reached_at, changed_at)
    select player_id, period, 1 + n % 300, now() - make_interval(secs => n), now() - make_interval(secs => n)
    from (select player_id, row_number() over () as n from players) player, unnest(${PERIODS}::text[]) period`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}, FILLING_MS);

const after = { playerId: rowId(1, 5), score: 7, reachedAtMs: Date.now() };
const READS: readonly [name: string, work: (db: Db) => Promise<unknown>][] = [
  ["listStandings", (on) => listStandings(on, { period: "all", after: null, limit: 100 })],
  ["listStandings far down", (on) => listStandings(on, { period: "all", after, limit: 100 })],
  ["listHiddenIds", listHiddenIds],
  [
    "listChangedStandings",
    (on) => listChangedStandings(on, { period: "2026-06-01", since: new Date(Date.now() - 5_000) }),
  ],
  [
    "listShownPlayers",
    (on) =>
      listShownPlayers(
        on,
        Array.from({ length: 104 }, (_, index) => rowId(1, 7 * index + 1)),
      ),
  ],
  ["listPeriodsWithPoints", (on) => listPeriodsWithPoints(on, ["2026-06-01", "2026-05-30", "2026-05-31"])],
];

it.each([...READS, ["touchBoards", (on: Db) => touchBoards(on, rowId(1, 5))] as const])(
  "%s reads no growing table from end to end",
  async (_name, work) => {
    expect(await tablesReadWhole(database, GROWING, work)).toEqual([]);
  },
);

it.each(READS)("%s opens few blocks", async (_name, work) => {
  for (const query of await queriesOf(database, work)) {
    const plan = await explain(database, query, "analyze");
    const [, hit = "0", read = "0"] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
    expect(Number(hit) + Number(read), plan).toBeLessThan(MOST_BLOCKS);
  }
});

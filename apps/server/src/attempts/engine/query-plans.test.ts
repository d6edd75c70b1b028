import { markPaper } from "@crosscheck/rules/attempts/marking";
import { BADGE_TYPES } from "@crosscheck/rules/badges/badges";
import { MODES } from "@crosscheck/rules/modes/index";
import { createTestDatabase } from "@crosscheck/testkit";
import { FILLING_MS, rowId, rowIdSql, tablesReadWhole } from "@crosscheck/testkit/query-plans";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { findAccount, findEntryCoins, insertCoinEntry } from "../../coins/coin-queries.ts";
import { countEntries, listEntries } from "../../coins/history-queries.ts";
import { listMocks, listRecentPapers, listTrends } from "../../exams/mock-queries.ts";
import { FINISH_EFFECTS } from "../../finish-effects.ts";
import type { Db } from "../../postgres/database.ts";
import { findBadges, insertUnlocks, markClaimed } from "../../badges/badge-queries.ts";
import { DEFAULT_SETTINGS } from "../../settings/settings.ts";
import { findBlockingTime, findKeyBudget } from "../open/budget-queries.ts";
import { ATTEMPT_EFFECTS } from "../finish/finish-run.ts";
import { closeAttempt } from "../finish/finish-queries.ts";
import { findHighestPassedLevel } from "../open/level-queries.ts";
import { insertAttempt, listWaitingRuns } from "../open/opening-queries.ts";
import { countChosenOptions, countFirstAnswers } from "./poll-queries.ts";
import { countDayScores, findAccountFacts, hasOpenedDay, listDayRuns } from "../open/daily-queries.ts";
import { listPassageRuns } from "../open/passage-run-queries.ts";
import { listPaperNotes, storePaperNote } from "./note-queries.ts";
import { listBookmarkedIds, listWronglyAnsweredIds } from "../open/study-run-queries.ts";
import {
  findOpenRun,
  findRun,
  insertAnswer,
  insertLifeline,
  insertOpening,
  listUnfinishedRuns,
  storeFlag,
} from "./run-queries.ts";
import type { Run } from "./run.ts";

const database = await createTestDatabase();
const { db } = database;

/** Tables that grow with players and play: reading one from end to end is a fault. */
const GROWING = [
  "players",
  "coin_accounts",
  "coin_entries",
  "coin_day_totals",
  "attempts",
  "open_attempts",
  "attempt_answers",
  "attempt_openings",
  "attempt_lifelines",
  "attempt_results",
  "score_bests",
  "board_scores",
  "key_budgets",
  "level_progress",
  "first_answers",
  "item_history",
  "item_versions",
  "subject_tallies",
  "player_badges",
  "referrals",
];
const [PLAYER, ATTEMPT, CATEGORY, ITEM] = [rowId(1, 7), rowId(2, 7), rowId(3, 1), rowId(4, 7)];

beforeAll(async () => {
  const add = (query: ReturnType<typeof sql>) => query.execute(db);
  await add(sql`insert into players (player_id, name, type, refer_code, created_at)
    select ${rowIdSql(1, "n")}, 'P', 'email', lpad(n::text, 8, '0'), now() from generate_series(1, 3000) n`);
  await add(sql`insert into packs values ('big', '1.0.0', 'test', 'x', now())`);
  await add(sql`insert into categories (category_id, pack_id, type, slug, code, names, emblem, position)
    values (${CATEGORY}, 'big', 1, 'c', '010', '{"en": "C"}', 'c', 1)`);
  await add(sql`insert into items (item_id, pack_id, source_id, category_id, level, position, current_version)
    select ${rowIdSql(4, "n")}, 'big', n::text, ${CATEGORY}, 1, n, 1 from generate_series(1, 300) n`);
  await add(sql`insert into item_versions (item_id, version, language, kind, body, body_hash, created_at)
    select item_id, 1, 'en', 'single', '{"lo": "010.01"}', 'x', now() from items`);
  await add(sql`insert into coin_accounts select player_id, 10, 1 from players`);
  await add(sql`insert into coin_entries select player_id, 1, 'welcome', 10, -10, 'rewards', 10, 'x', 'welcome', now()
    from players`);
  await add(sql`insert into coin_day_totals select player_id, 'quiz_zone', current_date, 5, 5 from players`);
  await add(sql`insert into attempts (player_id, attempt_id, mode, scope_key, category_id, level, scope, rules, paper, opened_at, expires_at)
    select ${rowIdSql(1, "n")}, ${rowIdSql(2, "n")}, 'quiz_zone', 's', ${CATEGORY}, 1, '{}', '{}', '{}', now(), now() + interval '1 hour'
    from generate_series(1, 3000) n`);
  await add(sql`insert into open_attempts (player_id, attempt_id, ends_at)
    select player_id, attempt_id, expires_at from attempts`);
  await add(sql`insert into attempt_answers select player_id, attempt_id, q, 0, 'x', true, now()
    from attempts, generate_series(1, 5) q`);
  await add(sql`insert into attempt_openings select player_id, attempt_id, 2, now() from attempts`);
  await add(
    sql`insert into attempt_lifelines select player_id, attempt_id, 'skip', 3, 5, null, now() from attempts`,
  );
  await add(sql`insert into level_progress select player_id, ${CATEGORY}, ${CATEGORY}, l, 50, 1, now(), now()
    from players, generate_series(1, 3) l`);
  await add(sql`insert into key_budgets select player_id, now(), 1, now(), 1 from players`);
  await add(sql`insert into score_bests select player_id, 'quiz_zone', 's' || k, current_date, 4, 4
    from players, generate_series(1, 3) k`);
  await add(sql`insert into board_scores (player_id, period, score, reached_at)
    select player_id, period, 4, now() from players, unnest('{2026-06-01,2026-06,all}'::text[]) period`);
  await add(sql`insert into first_answers select ${rowIdSql(1, "p")}, ${rowIdSql(4, "i")}, 1, ${rowIdSql(2, "p")}, 'a', true, now()
    from generate_series(1, 300) p, generate_series(1, 100) i`);
  await add(sql`insert into item_history select player_id, item_id, 1, 1, true, now() from first_answers`);
  await add(
    sql`insert into subject_tallies select player_id, attempt_id, ${CATEGORY}, 5, 5, 5, 50000, '010' from attempts`,
  );
  await add(sql`insert into attempt_results
    select player_id, attempt_id, mode, now(), 1, 1, 0, 0, 100, 4, 4, 4, true, 0, '{}' from attempts
    where attempt_id <> ${ATTEMPT}`);
  await add(sql`insert into player_badges (player_id, type, progress)
    select player_id, one, 1 from players, unnest(${BADGE_TYPES}::text[]) as one`);
  await add(sql`insert into referrals (newcomer_id, owner_id, joined_at, state, first_at, first_zone)
    select ${rowIdSql(1, "n")}, ${rowIdSql(1, "n - 1")}, now(), 'open', now(), 'UTC' from generate_series(2, 3000) n`);
  await add(sql`analyze`);
}, FILLING_MS);

const VERSION = { itemId: ITEM, version: 1, language: "en" };
const at = new Date();
const run = { playerId: PLAYER, attemptId: ATTEMPT };
/** A run that was written to since it was read. */
async function staleRun(): Promise<Run> {
  const found = await findRun(db, run);
  if (found === undefined) throw new Error("the attempt is not there");
  return { ...found, rules: MODES.quiz_zone, paper: { questions: [] }, revision: 99 };
}
const endingOf = (stale: Run) => ({
  ...stale,
  mode: MODES.quiz_zone,
  at,
  bookedAt: at,
  zone: "UTC",
  day: "2026-06-01",
  marks: markPaper([], [], MODES.quiz_zone.marking),
  questions: [],
  answers: [],
  isAnswered: true,
  score: 4,
  scorePlace: { key: "s", bestOf: "day" as const },
  won: true,
  streak: { days: 1, lastDay: "2026-06-01" },
  items: [
    { ...VERSION, category: "c", optionId: "a", isAnswered: true, isCorrect: true, ms: 9_000, isKnown: true },
  ],
  lifelines: [],
  settings: DEFAULT_SETTINGS,
  catalogue: { languages: [], categories: [], dailyPapers: [] },
});
const attempt = {
  playerId: PLAYER,
  attemptId: rowId(2, 9_999),
  scopeKey: "new",
  categoryId: null,
  subcategoryId: null,
  scope: { from: "all", title: "", topicNames: {} } as const,
  rules: MODES.self_challenge,
  paper: { questions: [] },
  openedAt: at,
  expiresAt: new Date(at.getTime() + 3_600_000),
  endsAt: new Date(at.getTime() + 3_600_000),
  closesAt: null,
};
const budget = { playerId: PLAYER, afterMs: 0, mostQuestions: 100, newKeys: { day: 9, minutes: 9 } };
const entry = {
  playerId: PLAYER,
  reason: "quiz_reward" as const,
  amountCoins: 5,
  houseAccount: "rewards" as const,
  reference: "x",
  idempotencyKey: "k",
  undoes: null,
  at,
};
const HOT: readonly [name: string, work: (db: Db) => Promise<unknown>][] = [
  ["findRun", (on) => findRun(on, run)],
  ["findOpenRun", (on) => findOpenRun(on, { playerId: PLAYER, mode: "quiz_zone", scopeKey: "s" })],
  ["listWaitingRuns", (on) => listWaitingRuns(on, PLAYER)],
  ["findBlockingTime", (on) => findBlockingTime(on, budget)],
  ["findKeyBudget", (on) => findKeyBudget(on, { playerId: PLAYER, itemIds: [ITEM] })],
  ["insertAttempt", (on) => insertAttempt(on, attempt, budget)],
  [
    "storePaperNote",
    (on) => storePaperNote(on, run, { number: 1, note: "", struck: [], sequence: 1, at: new Date(0) }),
  ],
  ["listPaperNotes", (on) => listPaperNotes(on, run)],
  ["storeFlag", (on) => storeFlag(on, run, { number: 1, flagged: true })],
  ["listUnfinishedRuns", (on) => listUnfinishedRuns(on, PLAYER)],
  ["hasOpenedDay", (on) => hasOpenedDay(on, { playerId: PLAYER, mode: "daily_archive", day: "2026-06-01" })],
  ["countDayScores", (on) => countDayScores(on, "2026-06-01")],
  ["findAccountFacts", (on) => findAccountFacts(on, PLAYER)],
  ["listDayRuns", (on) => listDayRuns(on, { playerId: PLAYER, mode: "daily_quiz", limit: 1 })],
  [
    "listPassageRuns",
    (on) => listPassageRuns(on, { playerId: PLAYER, mode: "fun_and_learn", passageIds: [ITEM], at }),
  ],
  ["listBookmarkedIds", (on) => listBookmarkedIds(on, { playerId: PLAYER, type: null, limit: 50 })],
  [
    "listWronglyAnsweredIds",
    (on) => listWronglyAnsweredIds(on, { playerId: PLAYER, categoryId: null, attemptId: null, limit: 50 }),
  ],
  [
    "listWronglyAnsweredIds of a run",
    (on) => listWronglyAnsweredIds(on, { playerId: PLAYER, categoryId: null, attemptId: ATTEMPT, limit: 50 }),
  ],
  [
    "insertAnswer",
    async (on) =>
      insertAnswer(on, await staleRun(), { number: 1, sequence: 0, answer: "x", inTime: true, atMs: 0 }),
  ],
  ["insertOpening", async (on) => insertOpening(on, await staleRun(), { number: 1, atMs: 0 })],
  [
    "insertLifeline",
    async (on) =>
      insertLifeline(on, await staleRun(), { kind: "skip", number: 1, priceCoins: 5, poll: null, atMs: 0 }),
  ],
  [
    "closeAttempt",
    async (on) => closeAttempt(on, endingOf(await staleRun()), [...ATTEMPT_EFFECTS, ...FINISH_EFFECTS]),
  ],
  ["countFirstAnswers", (on) => countFirstAnswers(on, { itemId: ITEM, version: 1, exceptPlayerId: PLAYER })],
  ["countChosenOptions", (on) => countChosenOptions(on, [{ itemId: ITEM, version: 1 }], PLAYER)],
  ["listRecentPapers", (on) => listRecentPapers(on, PLAYER)],
  ["listMocks", (on) => listMocks(on, { playerId: PLAYER, presetId: null, offset: 0, limit: 25 })],
  ["listTrends", (on) => listTrends(on, { playerId: PLAYER, presetId: null })],
  [
    "findHighestPassedLevel",
    (on) => findHighestPassedLevel(on, { playerId: PLAYER, categoryId: CATEGORY, placeId: CATEGORY }),
  ],
  ["findAccount", (on) => findAccount(on, PLAYER)],
  ["insertCoinEntry", (on) => insertCoinEntry(on, entry)],
  [
    "insertCoinEntry of coins given back",
    (on) =>
      insertCoinEntry(on, { ...entry, reason: "battle_pot", houseAccount: "battles", undoes: "welcome" }),
  ],
  ["listEntries", (on) => listEntries(on, { playerId: PLAYER, direction: "income", offset: 25, limit: 25 })],
  ["countEntries", (on) => countEntries(on, { playerId: PLAYER, direction: "expense" })],
  ["findEntryCoins", (on) => findEntryCoins(on, entry)],
  ["findBadges", (on) => findBadges(on, PLAYER)],
  ["insertUnlocks", (on) => insertUnlocks(on, { playerId: PLAYER, types: ["elite"], numbers: {}, at })],
  ["markClaimed", (on) => markClaimed(on, { playerId: PLAYER, types: ["elite"], numbers: {}, at })],
];

it.each(HOT)("%s reads no growing table from end to end", async (_name, work) => {
  expect(await tablesReadWhole(database, GROWING, work)).toEqual([]);
});

it("the test itself notices a query without an index", async () => {
  const withoutIndex = (on: Db) => on.selectFrom("players").select("name").where("name", "=", "Q").execute();
  expect(await tablesReadWhole(database, GROWING, withoutIndex)).toEqual(["players"]);
});

import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { ERASURES } from "./erasures.ts";

const { db } = await createTestDatabase();

const BOOKS = "the books must still add up";
const PLAY = "what was answered, under an id that names nobody, tells how questions do";

/** Tables that keep their rows when an account is deleted, and why. */
const KEPT: Readonly<Record<string, string>> = {
  players: "made nameless by the deletion itself, which keeps the id",
  coin_accounts: BOOKS,
  coin_entries: BOOKS,
  coin_day_totals: BOOKS,
  unlocked_categories: BOOKS,
  attempts: PLAY,
  open_attempts: PLAY,
  attempt_answers: PLAY,
  attempt_lifelines: PLAY,
  attempt_results: PLAY,
  first_answers: PLAY,
  item_history: PLAY,
  subject_tallies: PLAY,
  level_progress: PLAY,
  board_scores: "what was played; boards show no player who was deleted",
  score_bests: PLAY,
  passage_readings: PLAY,
  events: "what happened and whose id it was, gone once it is handled",
  attempt_openings: "counts how many quizzes were opened, which deleting must not start again",
  key_budgets: "counts how many answers were seen, which deleting must not start again",
  trial_claims: "which slip was used: it must not pay a second time",
};

it("forgets or knowingly keeps whatever a table has of a player", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct col.table_name as name from information_schema.columns col
      join information_schema.tables tab using (table_schema, table_name)
    where col.table_schema = 'public' and tab.table_type = 'BASE TABLE' and col.column_name = 'player_id'
    union select distinct conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid = 'players'::regclass
    order by name`.execute(db);
  const erased = ERASURES.flatMap(({ tables }) => tables as readonly string[]);
  expect(rows.length).toBeGreaterThan(20);
  const decided = new Set([...erased, ...Object.keys(KEPT)]);
  expect(rows.map(({ name }) => name).filter((name) => !decided.has(name))).toEqual([]);
  expect(
    Object.keys(KEPT).filter((name) => !rows.some((row) => row.name === name) || erased.includes(name)),
  ).toEqual([]);
});

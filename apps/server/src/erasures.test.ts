import { createTestDatabase } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { ERASURES } from "./erasures.ts";
import { listPlayerTables } from "./postgres/player-tables-fixture.ts";

const { db } = await createTestDatabase();

const BOOKS = "the books must still add up";
const PLAY = "what was answered, under an id that names nobody, tells how questions do";

/** Tables that keep their rows when an account is deleted, and why. */
const KEPT: Readonly<Record<string, string>> = {
  regrades_due: "ids of attempts for a minute, until a job has been there",
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
  regraded_attempts: BOOKS,
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
  contest_entries: "who paid and won what, for the books; standings tell no name of a player who was deleted",
  battles: "who made a room; the row of a player who was deleted names nobody",
  battle_seats: "who staked and won what, for the books; the row of a player who was deleted names nobody",
  demo_pilots: "marks the made-up pilots of demo mode, who are nobody",
  trial_claims: "which slip was used: it must not pay a second time",
};

it("forgets or knowingly keeps whatever a table has of a player", async () => {
  const tables = await listPlayerTables(db);
  const erased = ERASURES.flatMap(({ tables }) => tables as readonly string[]);
  expect(tables.length).toBeGreaterThan(20);
  const decided = new Set([...erased, ...Object.keys(KEPT)]);
  expect(tables.filter((name) => !decided.has(name))).toEqual([]);
  expect(Object.keys(KEPT).filter((name) => !tables.includes(name) || erased.includes(name))).toEqual([]);
});

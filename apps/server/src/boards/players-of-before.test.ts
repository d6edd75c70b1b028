import { databaseBefore } from "@crosscheck/testkit/database-before";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { checkBoards } from "./check-queries.ts";

const PLAYER = "00000000-0000-4000-8000-000000000001";
const FRIEND = "00000000-0000-4000-8000-000000000002";

/** Player, end, day of the own best that it was booked on (null: a level), points that counted. */
const RESULTS: readonly (readonly [
  playerId: string,
  finishedAt: string,
  day: string | null,
  counted: number,
])[] = [
  [PLAYER, "2026-05-30T10:00:00Z", "2026-05-30", 20],
  [PLAYER, "2026-05-30T12:00:00Z", null, 12],
  [PLAYER, "2026-05-30T13:00:00Z", null, 0],
  // Its time was over before midnight, it was booked after.
  [PLAYER, "2026-05-31T23:59:00Z", "2026-06-01", 8],
  [FRIEND, "2026-06-01T09:00:00Z", null, 40],
];

it("players of before stand on the boards with what their runs counted", async () => {
  const { db, migrate } = await databaseBefore("0050");
  await sql`insert into players (player_id, name, type, refer_code, created_at) values
    (${PLAYER}, 'A', 'email', '00000001', now()), (${FRIEND}, 'B', 'email', '00000002', now())`.execute(db);
  for (const [playerId, finishedAt, day, counted] of RESULTS) {
    const attemptId = crypto.randomUUID();
    await sql`insert into attempts (player_id, attempt_id, mode, scope_key, scope, rules, paper, opened_at, expires_at, finished_at)
      values (${playerId}, ${attemptId}, 'quiz_zone', 's', '{}', '{"ranked": true}', '{"questions": []}',
        ${finishedAt}::timestamptz - interval '5 minutes', ${finishedAt}::timestamptz, ${finishedAt}::timestamptz)`.execute(
      db,
    );
    await sql`insert into attempt_results (player_id, attempt_id, mode, finished_at, question_count, correct, wrong, blank,
        percent, marks, max_marks, score, won, coins_earned, outcome, score_key, score_day, score_counted)
      values (${playerId}, ${attemptId}, 'quiz_zone', ${finishedAt}::timestamptz, 10, 10, 0, 0, 100, 40, 40, 40, true, 0,
        '{}', 's', ${day}::date, ${counted})`.execute(db);
  }
  await migrate();
  const { rows } = await sql<{ player_id: string; period: string; score: number; reached_at: Date }>`
    select player_id, period, score, reached_at from board_scores order by player_id, period`.execute(db);
  const midnight = new Date("2026-06-01T00:00:00Z");
  const noon = new Date("2026-05-30T12:00:00Z");
  const nine = new Date("2026-06-01T09:00:00Z");
  expect(rows.map((row) => [row.player_id, row.period, row.score, row.reached_at])).toEqual([
    [PLAYER, "2026-05", 32, noon],
    [PLAYER, "2026-05-30", 32, noon],
    [PLAYER, "2026-06", 8, midnight],
    [PLAYER, "2026-06-01", 8, midnight],
    [PLAYER, "all", 40, midnight],
    [FRIEND, "2026-06", 40, nine],
    [FRIEND, "2026-06-01", 40, nine],
    [FRIEND, "all", 40, nine],
  ]);
  expect((await checkBoards(db)).breaches).toEqual([]);
});

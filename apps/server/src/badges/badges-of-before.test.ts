import { MODES } from "@crosscheck/rules/modes/index";
import { databaseBefore } from "@crosscheck/testkit/database-before";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { checkBadgeCounts } from "./check-counts.ts";
import { recountBadges } from "./recount-badges.ts";

const PLAYER = "00000000-0000-4000-8000-000000000001";
const ATTEMPT = "00000000-0000-4000-8000-000000000002";
const QUESTION = {
  number: 1,
  itemId: "00000000-0000-4000-8000-000000000003",
  version: 1,
  language: "en",
  kind: "single",
  category: "air-law",
  subcategory: null,
  section: null,
  marks: 1,
  key: ["right"],
  options: [
    { optionId: "right", authorId: "a" },
    { optionId: "wrong", authorId: "b" },
  ],
};

it("quizzes of before count for badges at the first start, on the local day they ended", async () => {
  const { db, migrate } = await databaseBefore("0045");
  const ended = new Date("2026-05-30T12:00:00Z");
  const opened = new Date(ended.getTime() - 10_000);
  await sql`insert into players (player_id, name, type, refer_code, created_at, zone)
    values (${PLAYER}, 'A', 'email', '00000001', now(), 'Pacific/Kiritimati')`.execute(db);
  await sql`insert into attempts (player_id, attempt_id, mode, scope_key, scope, rules, paper, opened_at, expires_at, finished_at)
    values (${PLAYER}, ${ATTEMPT}, 'quiz_zone', 's', '{"from": "levels"}', ${JSON.stringify(MODES.quiz_zone)},
      ${JSON.stringify({ questions: [QUESTION] })}, ${opened}, ${ended}, ${ended})`.execute(db);
  await sql`insert into attempt_answers (player_id, attempt_id, number, sequence, answer, in_time, answered_at)
    values (${PLAYER}, ${ATTEMPT}, 1, 0, 'right', true, ${new Date(opened.getTime() + 5_000)})`.execute(db);
  await sql`insert into attempt_results (player_id, attempt_id, mode, finished_at, question_count, correct, wrong, blank,
      percent, marks, max_marks, score, won, coins_earned, outcome, score_key, score_day, score_counted)
    values (${PLAYER}, ${ATTEMPT}, 'quiz_zone', ${ended}, 1, 1, 0, 0, 100, 4, 4, 4, true, 0, '{}', 's', null, 4)`.execute(
    db,
  );
  await migrate();
  const now = { settings: DEFAULT_SETTINGS, at: new Date("2026-06-01T00:00:00Z") };
  expect(await recountBadges(db, now)).toBe(1);
  expect(await recountBadges(db, now)).toBe(0);
  const { rows } = await sql`select type, progress, days::text, unlocked_at is not null as is_unlocked
    from player_badges order by type`.execute(db);
  expect(rows).toEqual([
    { type: "big_thing", progress: 1, days: null, is_unlocked: false },
    { type: "brainiac", progress: 1, days: null, is_unlocked: false },
    { type: "dashing_debut", progress: 1, days: null, is_unlocked: true },
    { type: "streak", progress: 1, days: "{[2026-05-31,2026-06-01)}", is_unlocked: false },
  ]);
  expect((await checkBadgeCounts(db)).breaches).toEqual([]);
});

import { databaseBefore } from "@crosscheck/testkit/database-before";
import { sql } from "kysely";
import { expect, it } from "vitest";

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [PLAYER, ATTEMPT] = [id(1), id(2)];

it("answers of before have the share of the other questions from the stored result, and wait to be counted", async () => {
  const { db, migrate } = await databaseBefore("0093");
  await db.transaction().execute(async (tx) => {
    // Rows of other tables say nothing here.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into attempt_results (player_id, attempt_id, mode, finished_at, question_count, correct, wrong,
        blank, percent, marks, max_marks, score, won, coins_earned, outcome, score_key, score_day, score_counted)
      values (${PLAYER}, ${ATTEMPT}, 'quiz_zone', now(), 5, 2, 2, 1, 40, 8, 20, 8, false, 0, '{}', 's', null, 8)`.execute(
      tx,
    );
    await sql`insert into first_answers (player_id, item_id, version, attempt_id, option_id, is_correct, answered_at)
      values (${PLAYER}, ${id(11)}, 1, ${ATTEMPT}, 'a', true, now()), (${PLAYER}, ${id(12)}, 1, ${ATTEMPT}, 'b', false, now()),
        (${PLAYER}, ${id(13)}, 1, ${ATTEMPT}, null, false, now())`.execute(tx);
  });
  await migrate();
  const { rows } = await sql`select is_answered, answer_ms, rest_permille, is_counted from first_answers
    order by item_id`.execute(db);
  const waiting = { answer_ms: null, is_counted: false };
  expect(rows).toEqual([
    { ...waiting, is_answered: true, rest_permille: 250 },
    { ...waiting, is_answered: true, rest_permille: 500 },
    { ...waiting, is_answered: false, rest_permille: 500 },
  ]);
});

import { ACTIONS, type ActionName } from "@crosscheck/contract";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { BOOK_CHECKS } from "../../reconcile/all-checks.ts";
import { createAttemptFixture } from "../attempt-fixture.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(99, clock);
const game = createAttemptFixture(db, { clock, random });

const NAMES = [
  "get_attempt",
  "open_question",
  "submit_answer",
  "use_lifeline",
  "finish_attempt",
  "review_attempt",
  "get_questions_by_level",
] as const satisfies readonly ActionName[];

/** Values that have broken a server before. */
const NASTY = [
  "",
  "0",
  "-1",
  "999999999999999999999",
  "NaN",
  "null",
  "true",
  "[]",
  '{"a":1}',
  "' or 1=1 --",
  "\u0000",
  "\ud800",
  "x".repeat(3_000),
  "00000000-0000-0000-0000-000000000000",
  null,
  -1,
  1.5,
  1e308,
  [],
  ["a", "b"],
  {},
  true,
];

async function everything() {
  const tables = [
    "players",
    "coin_accounts",
    "coin_entries",
    "attempt_answers",
    "attempt_lifelines",
    "level_progress",
  ];
  const counts = await Promise.all(
    tables.map((table) =>
      sql<{ all: unknown }>`select jsonb_agg(t order by t::text) as all from ${sql.table(table)} t`.execute(
        db,
      ),
    ),
  );
  return counts.map(({ rows }) => rows[0]?.all);
}

it("a thousand forged messages change nothing and never break the server", async () => {
  const [player, victim] = [await game.newPlayer(), await game.newPlayer()];
  const place = await game.newPlace();
  const view = await game.openLevel(victim, place);
  const question = view.questions[0];
  const good: Readonly<Record<string, unknown>> = {
    attempt_id: view.attempt_id,
    question_id: question?.question_id,
    answer: question?.options[0]?.option_id,
    sequence: 0,
    kind: "skip",
    category: place.category,
    subcategory: place.subcategory,
    level: 2,
  };
  const before = await everything();
  const codes = new Set<string>();
  let sent = 0;
  const send = async (name: (typeof NAMES)[number], fields: object) => {
    const { body } = await game.ask(name, player, fields);
    codes.add(body.message ?? "success");
    sent += 1;
  };
  for (const name of NAMES) {
    const known = Object.keys(ACTIONS[name].input.shape).filter((field) => field in good);
    const own = Object.fromEntries(known.map((field) => [field, good[field]]));
    await send(name, own);
    for (const field of [...known, "coins", "score", "correct", "player_id", "finished", "reward"]) {
      for (const value of NASTY) await send(name, { ...own, [field]: value });
    }
  }
  expect(sent).toBeGreaterThan(1_000);
  expect([...codes].toSorted()).toEqual(["102", "103", "202"]);
  expect(await everything()).toEqual(before);
});

it("a run with forged numbers beside its messages earns what its answers earn", async () => {
  const player = await game.newPlayer();
  const view = await game.openLevel(player, await game.newPlace());
  await game.play(player, view, 2);
  const forged = { attempt_id: view.attempt_id, coins: 1_000_000, score: 1_000_000, correct: 10 };
  expect(await game.refusal("finish_attempt", player, forged)).toBe("103");
  const result = await game.call("finish_attempt", player, { attempt_id: view.attempt_id });
  expect(result).toMatchObject({ correct: 2, score: 0, coins: 100, coins_earned: 0 });
  for (const { run } of BOOK_CHECKS) expect((await run(db)).breaches).toEqual([]);
});

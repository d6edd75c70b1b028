import { databaseBefore } from "@crosscheck/testkit/database-before";
import { sql } from "kysely";
import { expect, it } from "vitest";

const PLAYER = "00000000-0000-4000-8000-000000000001";
const place = {
  category: "c",
  subcategory: null,
  level: null,
  maxLevel: 0,
  title: "T",
  topicNames: { c: "C" },
};
const nowhere = { ...place, category: null, topicNames: {} };
const shown = { title: "T", topicNames: { c: "C" } };

/** Old scope, what the old rules said, and the scope as it is read today. */
const ROWS: readonly (readonly [mode: string, scope: object, rules: object, expected: object])[] = [
  [
    "quiz_zone",
    { ...place, subcategory: "s", level: 2, maxLevel: 3 },
    {},
    { from: "levels", ...shown, category: "c", subcategory: "s", level: 2, maxLevel: 3 },
  ],
  [
    "multi_match",
    { ...place, level: 1, maxLevel: 1 },
    {},
    { from: "levels", ...shown, category: "c", subcategory: null, level: 1, maxLevel: 1 },
  ],
  [
    "fun_and_learn",
    { ...place, passageId: "p", passageVersion: 4, readingSeconds: 30 },
    {},
    { from: "passage", ...shown, category: "c", passageId: "p", version: 4, readingSeconds: 30 },
  ],
  [
    "fun_and_learn",
    { ...place, passageId: "p" },
    {},
    { from: "passage", ...shown, category: "c", passageId: "p", version: 1, readingSeconds: null },
  ],
  [
    "daily_quiz",
    { ...nowhere, day: "2026-01-02", zone: "Asia/Tokyo" },
    {},
    { from: "day", title: "T", topicNames: {}, day: "2026-01-02", zone: "Asia/Tokyo" },
  ],
  [
    "guess_the_word",
    place,
    { source: { from: "place", categoryType: 3 } },
    { from: "place", ...shown, category: "c", subcategory: null },
  ],
  [
    "math_mania",
    place,
    { source: { from: "templates", categoryType: 5 } },
    { from: "templates", ...shown, category: "c", subcategory: null },
  ],
  [
    "true_and_false",
    nowhere,
    { source: { from: "all", categoryType: 7 } },
    { from: "all", title: "T", topicNames: {} },
  ],
  ["self_challenge", nowhere, { ranked: false }, { from: "topics", title: "T", topicNames: {} }],
  ["bookmarks", nowhere, { ranked: false }, { from: "list", title: "T", topicNames: {} }],
  ["wrong_answers", nowhere, { ranked: false }, { from: "list", title: "T", topicNames: {} }],
  ["trial", nowhere, { ranked: false }, { from: "topics", title: "T", topicNames: {} }],
];

it("rewrites what older attempts say of their questions", async () => {
  const { db, migrate } = await databaseBefore("0038");
  await sql`insert into players (player_id, name, type, refer_code, created_at)
    values (${PLAYER}, 'P', 'social', 'AAAAAAAA', now())`.execute(db);
  for (const [index, [mode, scope, rules]] of ROWS.entries()) {
    await sql`insert into attempts (player_id, attempt_id, mode, scope_key, scope, rules, paper, opened_at, expires_at)
      values (${PLAYER}, gen_random_uuid(), ${mode}, ${String(index)}, ${JSON.stringify(scope)},
        ${JSON.stringify({ id: mode, ranked: true, reveal: "after_answer", lifelines: ["hint", "skip"], lifelineCoins: 7, ...rules })}, '{"questions": []}',
        now(), now() + interval '1 hour')`.execute(db);
  }
  await migrate();
  const { rows } = await sql`
    select rules #>> '{source,from}' as "from", scope, ranked, reveal, rules -> 'lifelines' as lifelines,
      rules ? 'lifelineCoins' as "hasOnePrice"
    from attempts order by scope_key::int`.execute(db);
  expect(rows).toEqual(
    ROWS.map(([, , rules, scope]) => ({
      from: "from" in scope ? scope.from : "",
      scope,
      ranked: !("ranked" in rules),
      reveal: "after_answer",
      lifelines: { hint: 7, skip: 7 },
      hasOnePrice: false,
    })),
  );
});

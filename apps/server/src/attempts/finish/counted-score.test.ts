import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { BOOK_CHECKS } from "../../reconcile/all-checks.ts";
import { forgetCatalogue } from "../../content/catalogue.ts";
import { LEVEL, dataOf, paperOf, playLevel, type Result, type View } from "../../conformance/play-fixture.ts";
import { finish, rightAnswer, wrongAnswer } from "../solo-fixture.ts";

const app = await createTestApp();
const { db } = app;
const DAY_MS = 86_400_000;
const MATH = { type: "category", type_id: "math-navigation" };

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const breaches = reports.flatMap((report) => report.breaches);
  if (breaches.length > 0) throw new Error(breaches.join("\n"));
});

const counted = ({ score, score_counted, best_before, all_time_score }: Result) => [
  score,
  score_counted,
  best_before,
  all_time_score,
];

async function answerWith(
  { call }: TestPlayer,
  { attempt_id }: View,
  answerOf: (question: PaperQuestion) => string,
): Promise<void> {
  for (const question of await paperOf(db, attempt_id)) {
    dataOf(
      await call("submit_answer", { attempt_id, question_id: question.itemId, answer: answerOf(question) }),
    );
  }
}

/** Plays the quiz of an opening, the first `right` questions rightly. */
async function play(player: TestPlayer, [action, fields]: readonly [string, object], right: number) {
  const view = dataOf<View>(await player.call(action, { ...fields }));
  await answerWith(player, view, (question) =>
    question.number <= right ? rightAnswer(question) : wrongAnswer(question),
  );
  return await finish(player.call, view.attempt_id);
}

it("a level adds what is above the own best of it, for ever", async () => {
  const player = await app.signUp();
  expect(counted(await playLevel(db, player.call, 6))).toEqual([20, 20, 0, 20]);
  expect(counted(await playLevel(db, player.call, 6))).toEqual([20, 0, 20, 20]);
  expect(counted(await playLevel(db, player.call, 10))).toEqual([40, 20, 20, 40]);
  app.clock.advanceMs(30 * DAY_MS);
  expect(counted(await playLevel(db, player.call, 10))).toEqual([40, 0, 40, 40]);
  expect(counted(await playLevel(db, player.call, 0))).toEqual([0, 0, 40, 40]);
  const next = await play(player, ["get_questions_by_level", { ...LEVEL, level: 2 }], 10);
  expect(next).toMatchObject({ score_counted: 40, best_of: "level", all_time_score: 80 });
});

it("a generated paper adds what is above the own best of its category on the UTC day", async () => {
  const player = await app.signUp();
  const opening = ["get_maths_questions", MATH] as const;
  const first = await play(player, opening, 8);
  expect(first).toMatchObject({ best_before: 0, best_of: "day", score_counted: first.score });
  const worse = await play(player, opening, 2);
  expect(worse).toMatchObject({ best_before: first.score, score_counted: 0, all_time_score: first.score });
  app.clock.advanceMs(DAY_MS);
  const nextDay = await play(player, opening, 8);
  expect(nextDay).toMatchObject({ best_before: 0, score_counted: nextDay.score });
  expect(nextDay.all_time_score).toBe(first.score + nextDay.score);
});

it("sub-categories of one category share the best of the day", async () => {
  const player = await app.signUp();
  const whole = await play(player, ["get_maths_questions", MATH], 9);
  const part = await play(player, ["get_maths_questions", await partOfMath()], 10);
  expect(part.best_before).toBe(whole.score);
  expect(part.score_counted).toBe(Math.max(0, part.score - whole.score));
});

/** A sub-category of the generated subject; the shipped packs have none there. */
async function partOfMath() {
  await sql`insert into subcategories (subcategory_id, category_id, slug, names, emblem, position)
    select ${crypto.randomUUID()}, category_id, 'part-of-math', '{"en": "Part"}', emblem, 1
    from categories where slug = ${MATH.type_id} on conflict do nothing`.execute(db);
  forgetCatalogue(db);
  return { type: "subcategory", type_id: "part-of-math" };
}

it("a passage starts again on the next UTC day", async () => {
  const player = await app.signUp();
  const passage = await db.selectFrom("passages").select("passage_id").executeTakeFirstOrThrow();
  const opening = ["get_fun_n_learn_questions", { fun_n_learn_id: passage.passage_id }] as const;
  const first = await play(player, opening, 20);
  expect((await play(player, opening, 20)).score_counted).toBe(0);
  app.clock.advanceMs(DAY_MS);
  expect((await play(player, opening, 20)).score_counted).toBe(first.score);
});

it("runs kept open and ended at the same time count once", async () => {
  const player = await app.signUp();
  const views = [
    dataOf<View>(await player.call("get_maths_questions", MATH)),
    dataOf<View>(await player.call("get_maths_questions", await partOfMath())),
  ];
  for (const view of views) await answerWith(player, view, rightAnswer);
  const results = await Promise.all(views.map(({ attempt_id }) => finish(player.call, attempt_id)));
  const best = Math.max(...results.map(({ score }) => score));
  expect(results.reduce((sum, { score_counted }) => sum + score_counted, 0)).toBe(best);
});

it("practice counts nothing", async () => {
  const player = await app.signUp();
  const result = await play(
    player,
    ["get_questions_for_self_challenge", { category_slug: "air-law", limit: 5, minutes: 5 }],
    5,
  );
  expect(counted(result)).toEqual([0, 0, 0, 0]);
});

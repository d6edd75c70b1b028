import type { OutputOf, Actions } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createContests } from "../contests/contest-fixture.ts";
import { dataOf, openLevel, playLevel } from "../conformance/play-fixture.ts";

const app = await createTestApp();
const HOUR_MS = 3_600_000;

type NextBest = OutputOf<Actions["get_next_best"]>;
/** Of a player who has told nothing and studied for less than a minute. */
const NO_PLAN = { licence: null, exam_date: null, minutes_a_day: null, minutes_this_week: 0 };
const nextOf = async ({ call }: TestPlayer, fields = {}) =>
  dataOf<NextBest>(await call("get_next_best", fields));

it("leads a newcomer to the first level of the pack a pilot begins with", async () => {
  expect(await nextOf(await app.signUp())).toEqual({
    next: {
      kind: "level",
      category: "air-law",
      subcategory: "rules-of-the-air",
      level: 1,
      category_name: "Air law",
      subcategory_name: "Rules of the air",
    },
    mistakes: 0,
    ...NO_PLAN,
  });
});

it("goes on with what is under way before anything else", async () => {
  const player = await app.signUp();
  await playLevel(app.db, player.call, 5);
  app.clock.advanceMs(13 * HOUR_MS);
  const { attempt_id } = await openLevel(player.call);
  expect((await nextOf(player)).next).toMatchObject({
    kind: "run",
    attempt_id,
    mode: "quiz_zone",
    no_of_que: 10,
    answered: 0,
  });
});

it("asks mistakes again once they are half a day old, and the next level until then", async () => {
  const player = await app.signUp();
  await playLevel(app.db, player.call, 8);
  expect(await nextOf(player)).toMatchObject({ next: { kind: "level", level: 2 }, mistakes: 2 });
  app.clock.advanceMs(12 * HOUR_MS);
  expect(await nextOf(player)).toEqual({ next: { kind: "mistakes", count: 2 }, mistakes: 2, ...NO_PLAN });
});

it("offers a failed level again", async () => {
  const player = await app.signUp();
  await playLevel(app.db, player.call, 0);
  expect(await nextOf(player)).toMatchObject({ next: { kind: "level", level: 1 }, mistakes: 10 });
});

it.each([
  ["ppl", "air-law"],
  ["atpl", "atpl-"],
  ["other", "air-law"],
])("begins with the subjects of the licence %s", async (licence, category) => {
  const player = await app.signUp();
  dataOf(await player.call("update_profile", { licence }));
  expect(await nextOf(player)).toMatchObject({
    next: { kind: "level", level: 1, category: expect.stringMatching(new RegExp(`^${category}`)) },
    licence,
  });
});

it("prefers the licence's subjects to the one played last, and goes on there without one", async () => {
  const player = await app.signUp();
  await playLevel(app.db, player.call, 10);
  expect((await nextOf(player)).next).toMatchObject({ category: "air-law", level: 2 });
  dataOf(await player.call("update_profile", { licence: "atpl" }));
  expect((await nextOf(player)).next).toMatchObject({ category: expect.stringMatching(/^atpl-/), level: 1 });
  dataOf(await player.call("update_profile", { licence: "ppl" }));
  expect((await nextOf(player)).next).toMatchObject({ category: "air-law", level: 2 });
});

it("names places in the language asked for", async () => {
  const { next } = await nextOf(await app.signUp(), { language_id: 15 });
  expect(next).toMatchObject({ kind: "level", category_name: "القانون الجوي" });
});

it("offers a contest that ends soon, once, to who can pay", async () => {
  const contests = createContests(app);
  const contestId = await contests.newContest({ entry_coins: 40 });
  const player = await app.signUp();
  app.clock.advanceMs(HOUR_MS);
  expect((await nextOf(player)).next).toEqual({
    kind: "contest",
    contest_id: contestId,
    name: "Night flight",
    minutes_left: 60,
  });
  await player.call("get_questions_by_contest", { contest_id: contestId });
  expect((await nextOf(player)).next).toMatchObject({ kind: "run", mode: "contest" });
  await player.call("set_contest_leaderboard", { contest_id: contestId });
  app.clock.advanceMs(2_000);
  expect((await nextOf(player)).next.kind).toBe("level");
  await contests.close(contestId);
});

it("tells the plan, and the minutes of the last seven days; a run left lying counts by its answers", async () => {
  const player = await app.signUp();
  const today = new Date(app.clock.nowMs()).toISOString().slice(0, 10);
  dataOf(await player.call("update_profile", { exam_date: today, minutes_a_day: 10 }));
  const study = async (seconds: number) => {
    await playLevel(app.db, player.call, 10);
    await sql`update attempt_results set outcome = jsonb_set(outcome, '{duration_seconds}', ${seconds}::text::jsonb)
      where (player_id, finished_at) = (select player_id, max(finished_at) from attempt_results
        where player_id = ${player.playerId}::uuid group by player_id)`.execute(app.db);
  };
  await study(90);
  app.clock.advanceMs(HOUR_MS);
  expect(await nextOf(player)).toMatchObject({ exam_date: today, minutes_a_day: 10, minutes_this_week: 1 });
  await study(86_400);
  expect(await nextOf(player)).toMatchObject({ minutes_this_week: 21 });
  app.clock.advanceMs(7 * 24 * HOUR_MS);
  expect(await nextOf(player)).toMatchObject({ minutes_this_week: 0 });
});

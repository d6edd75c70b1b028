import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { LEVEL, dataOf, openLevel, paperOf, playLevel, type View } from "../../conformance/play-fixture.ts";
import { OPENINGS, finish, rightAnswer } from "../solo-fixture.ts";

const app = await createTestApp();
const HOUR_MS = 3_600_000;

/** Moves the clock on to a time of a later day, UTC. */
function goTo(daysLater: number, hourUtc: number): void {
  const midnightMs = Math.floor(app.clock.nowMs() / (24 * HOUR_MS)) * 24 * HOUR_MS;
  app.clock.advanceMs(midnightMs + (daysLater * 24 + hourUtc) * HOUR_MS - app.clock.nowMs());
}

/** A player whose browser has told its zone, as home does. */
async function newPlayer(timezone: string): Promise<TestPlayer> {
  const player = await app.signUp();
  dataOf(await player.call("get_daily_quiz_days", { timezone }));
  return player;
}

async function streakOf(player: TestPlayer): Promise<number> {
  return dataOf<{ readonly streak: number }>(await player.call("get_user_by_id")).streak;
}

it("is over once a day was missed", async () => {
  goTo(1, 12);
  const player = await newPlayer("UTC");
  const shown: number[] = [];
  for (let day = 0; day < 2; day += 1) {
    await playLevel(app.db, player.call, 1);
    shown.push(await streakOf(player));
    goTo(1, 12);
    shown.push(await streakOf(player));
  }
  goTo(1, 0);
  shown.push(await streakOf(player));
  await playLevel(app.db, player.call, 1);
  shown.push(await streakOf(player));
  expect(shown).toEqual([1, 1, 2, 2, 0, 1]);
});

it("is told by the first quiz of a day, and by no other", async () => {
  goTo(1, 12);
  const player = await newPlayer("UTC");
  const told: (number | undefined)[] = [];
  for (let day = 0; day < 2; day += 1) {
    for (let run = 0; run < 2; run += 1) told.push((await playLevel(app.db, player.call, 1)).streak_days);
    goTo(1, 12);
  }
  expect(told).toEqual([1, undefined, 2, undefined]);
});

it.each([
  // Afternoon, and evening of the day after: two UTC days apart.
  ["America/Los_Angeles", 22.5, 48.5],
  // Monday morning and Tuesday evening: Sunday and Tuesday in UTC.
  ["Australia/Sydney", 22, 58],
])("counts the days of %s", async (zone, firstHour, secondHour) => {
  goTo(1, firstHour);
  const player = await newPlayer(zone);
  await playLevel(app.db, player.call, 1);
  goTo(0, secondHour);
  await playLevel(app.db, player.call, 1);
  expect(await streakOf(player)).toBe(2);
});

it("does not grow by a run without an answer", async () => {
  const player = await newPlayer("UTC");
  const { attempt_id } = await openLevel(player.call);
  await finish(player.call, attempt_id);
  expect(await streakOf(player)).toBe(0);
});

it("counts a run that ended by itself for the day it ended, as everything but its coins does", async () => {
  goTo(1, 12);
  const player = await newPlayer("UTC");
  const { action, fields } = OPENINGS.self_challenge;
  const left = dataOf<View>(await player.call(action, fields));
  const [question] = await paperOf(app.db, left.attempt_id);
  if (question === undefined) throw new Error("no question");
  const message = { attempt_id: left.attempt_id, question_id: question.itemId, sequence: 1 };
  dataOf(await player.call("submit_answer", { ...message, answer: rightAnswer(question) }));
  const endMs = Date.parse(left.expires_at);
  const day = new Date(endMs).toISOString().slice(0, 10);

  goTo(3, 12);
  await playLevel(app.db, player.call, 1);
  const result = await finish(player.call, left.attempt_id);
  expect(Date.parse(result.finished_at)).toBe(endMs + 1_001);
  expect(await streakOf(player)).toBe(1);
  const seen = await app.db
    .selectFrom("item_history")
    .select("last_at")
    .where("player_id", "=", player.playerId)
    .where("item_id", "=", question.itemId)
    .executeTakeFirstOrThrow();
  expect(seen.last_at.toISOString().slice(0, 10)).toBe(day);
});

it("stays where it is when a run of an earlier day is booked beside one of a later day", async () => {
  goTo(1, 12);
  const player = await newPlayer("UTC");
  for (const mode of ["self_challenge", "true_and_false"] as const) {
    const { action, fields } = OPENINGS[mode];
    const { attempt_id } = dataOf<View>(await player.call(action, fields));
    const [question] = await paperOf(app.db, attempt_id);
    if (question === undefined) throw new Error("no question");
    const message = { attempt_id, question_id: question.itemId, sequence: 1 };
    dataOf(await player.call("submit_answer", { ...message, answer: rightAnswer(question) }));
    goTo(1, 12);
  }
  // Both are read before either is finished.
  dataOf(await player.call("get_open_attempts"));
  expect(await streakOf(player)).toBe(1);
  await playLevel(app.db, player.call, 1);
  expect(await streakOf(player)).toBe(2);
});

it("pays old runs under the limit of the day they are booked", async () => {
  goTo(1, 12);
  const player = await newPlayer("UTC");
  const { attempt_id } = await openLevel(player.call);
  for (const question of await paperOf(app.db, attempt_id)) {
    const answer = rightAnswer(question);
    dataOf(await player.call("submit_answer", { attempt_id, question_id: question.itemId, answer }));
  }
  goTo(2, 12);
  const place = { ...LEVEL, subcategory: "airspace-and-services" };
  await openLevel(player.call, place);
  expect(await finish(player.call, attempt_id)).toMatchObject({ coins_earned: 10, coins: 110 });
  const total = await app.db
    .selectFrom("coin_day_totals")
    .select(["day", "coins"])
    .where("player_id", "=", player.playerId)
    .executeTakeFirstOrThrow();
  expect(total).toEqual({ day: new Date(app.clock.nowMs()).toISOString().slice(0, 10), coins: 10 });
});

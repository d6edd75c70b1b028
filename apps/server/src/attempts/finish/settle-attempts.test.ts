import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { FINISH_EFFECTS } from "../../finish-effects.ts";
import { DEFAULT_SETTINGS } from "../../settings/settings.ts";
import { createAttemptFixture } from "../attempt-fixture.ts";
import { findRun } from "../engine/run-queries.ts";
import { settleAttempts } from "./settle-attempts.ts";

/** Ten questions of 30 seconds and nine pauses for reading, with what is forgiven. */
const WHOLE_RUN_MS = 10 * 30_000 + 10 * 120_000 + 2_000;
const { db } = await createTestDatabase();
const clock = fakeClock();
const game = createAttemptFixture(db, { clock, random: seededRandom(47, clock) });
const bugs: unknown[] = [];

function settle() {
  return settleAttempts({
    db,
    settings: DEFAULT_SETTINGS,
    nowMs: clock.nowMs(),
    effects: FINISH_EFFECTS,
    onBug: (error) => bugs.push(error),
  });
}

it("ends a run whose time is over, with all it earned, though its player never looks again", async () => {
  const player = await game.newPlayer({ coins: 100 });
  const view = await game.openLevel(player, await game.newPlace());
  await game.play(player, view, 10);
  expect(await settle()).toBe(0);

  clock.advanceMs(WHOLE_RUN_MS);
  expect(await settle()).toBe(1);
  const run = await findRun(db, { playerId: player, attemptId: view.attempt_id });
  expect(run?.outcome).toMatchObject({ correct: 10, won: true, coins: 110, level: { unlocked: 2 } });
  expect(run?.finishedAtMs).toBeLessThan(clock.nowMs());
  expect(await settle()).toBe(0);
});

it("leaves a run alone that its player still plays, and ends it once every question has run out", async () => {
  const player = await game.newPlayer();
  const view = await game.openLevel(player, await game.newPlace());
  clock.advanceMs(20_000);
  await game.play(player, view, 1);
  expect(await settle()).toBe(0);
  clock.advanceMs(WHOLE_RUN_MS - 60_000);
  expect(await settle()).toBe(1);
});

it("two settlers at once end a run once", async () => {
  const player = await game.newPlayer({ coins: 100 });
  const view = await game.openLevel(player, await game.newPlace());
  await game.play(player, view, 10);
  clock.advanceMs(WHOLE_RUN_MS);
  await Promise.all([settle(), settle()]);
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from coin_entries
    where player_id = ${player} and reason = 'quiz_reward'`.execute(db);
  expect(rows).toEqual([{ entries: 1 }]);
});

it("goes on behind one that cannot be ended, and tells it", async () => {
  const [broken, whole] = [await game.newPlayer(), await game.newPlayer()];
  const place = await game.newPlace();
  const first = await game.openLevel(broken, place);
  clock.advanceMs(1_000);
  const second = await game.openLevel(whole, place);
  await sql`update attempts set paper = '{}' where attempt_id = ${first.attempt_id}`.execute(db);
  clock.advanceMs(WHOLE_RUN_MS);
  expect(await settle()).toBe(1);
  expect(bugs).toHaveLength(1);
  const run = await findRun(db, { playerId: whole, attemptId: second.attempt_id });
  expect(run?.finishedAtMs).not.toBeNull();
});

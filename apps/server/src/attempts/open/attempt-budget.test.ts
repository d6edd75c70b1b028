import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { DAILY_QUESTIONS } from "./attempt-budget.ts";

const app = await createTestApp();
const LEVEL = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };
const QUESTIONS = 10;
const HOUR_MS = 3_600_000;

const uuidV7 = (openedAt: Date, n: number) => {
  const time = openedAt.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, "0")}`;
};

/** Copies the player's only attempt into finished ones, opened a second apart and ending an hour ago. */
async function openedBefore(
  playerId: string,
  count: number,
  { agoMs = HOUR_MS, idOf = uuidV7 }: { readonly agoMs?: number; readonly idOf?: typeof uuidV7 } = {},
): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const openedAt = new Date(app.clock.nowMs() - agoMs - n * 1_000);
    await sql`insert into attempts (player_id, attempt_id, mode, scope_key, scope, rules, paper, opened_at, expires_at, finished_at)
      select player_id, ${idOf(openedAt, n)}::uuid, mode, ${`copy ${n}`}, scope, rules,
        paper, ${openedAt}, ${new Date(openedAt.getTime() + HOUR_MS)}, ${openedAt}
      from attempts where player_id = ${playerId} and scope_key not like 'copy %'`.execute(app.db);
  }
}

it("lets a player open so many questions a day, and says when the next ones may be opened", async () => {
  const player = await app.signUp();
  await player.call("get_questions_by_level", LEVEL);
  await openedBefore(player.playerId, DAILY_QUESTIONS / QUESTIONS - 2);
  const last = await player.call("get_questions_by_level", {
    ...LEVEL,
    subcategory: "licensing-and-organisation",
  });
  expect(last.body.error).toBe(false);

  const other = { ...LEVEL, category: "meteorology", subcategory: "atmosphere-and-wind" };
  const refused = await player.call("get_questions_by_level", other);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ error: true, message: "210" });
  const waitSeconds = "retry_after_seconds" in refused.body ? (refused.body.retry_after_seconds ?? 0) : 0;

  const resumed = await player.call("get_questions_by_level", LEVEL);
  expect(resumed.body.error).toBe(false);

  app.clock.advanceMs((waitSeconds - 1) * 1_000);
  expect((await player.call("get_questions_by_level", other)).status).toBe(429);
  app.clock.advanceMs(1_000);
  expect((await player.call("get_questions_by_level", other)).body.error).toBe(false);
});

it("counts the questions of a paper, not papers", async () => {
  const player = await app.signUp();
  await player.call("get_questions_by_level", LEVEL);
  await openedBefore(player.playerId, DAILY_QUESTIONS / QUESTIONS - 5);
  const challenge = { category_slug: "air-law", minutes: 10 };
  const open = (limit: number) => player.call("get_questions_for_self_challenge", { ...challenge, limit });
  expect((await open(50)).body.message).toBe("210");
  expect((await open(40)).body.error).toBe(false);
  expect((await player.call("get_questions_by_type", { type: 2 })).body.message).toBe("210");
});

it("counts no run of another day, even one whose id is not in the order of time", async () => {
  const player = await app.signUp();
  await player.call("get_questions_by_level", LEVEL);
  // As battles in rooms that a client had named left them.
  const idOf = (_: Date, n: number) => `f0000000-0000-5000-8000-${n.toString(16).padStart(12, "0")}`;
  await openedBefore(player.playerId, DAILY_QUESTIONS / QUESTIONS, { agoMs: 25 * HOUR_MS, idOf });
  const other = { ...LEVEL, subcategory: "licensing-and-organisation" };
  expect((await player.call("get_questions_by_level", other)).body.error).toBe(false);
});

import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { bookCoins } from "../../coins/ledger.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { DEFAULT_SETTINGS } from "../../settings/settings.ts";
import { createAttemptFixture } from "../attempt-fixture.ts";
import { FINISH_EFFECTS } from "../../finish-effects.ts";
import { finishRun } from "./finish-run.ts";
import { findRun } from "../engine/run-queries.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const game = createAttemptFixture(db, { clock, random: seededRandom(31, clock) });

it("tells the coins as they are when it ends, whatever was bought since the run was read", async () => {
  const player = await game.newPlayer({ coins: 100 });
  const { attempt_id: attemptId } = await game.openLevel(player, await game.newPlace());
  const read = await findRun(db, { playerId: player, attemptId });
  if (read === undefined) throw new Error("no run");
  const at = new Date(clock.nowMs());
  const purchase = { playerId: player, reason: "premium_unlock", amountCoins: -30, at } as const;
  await inTransaction(db, (tx) => bookCoins(tx, { ...purchase, reference: "x", idempotencyKey: "unlock:x" }));
  const { outcome } = await finishRun(
    { db, settings: DEFAULT_SETTINGS, nowMs: clock.nowMs(), effects: FINISH_EFFECTS },
    read,
  );
  expect(outcome).toMatchObject({ coins_earned: 0, coins: 70 });
});

it("ends a run not before what was done in it, though the clock was set back behind its opening", async () => {
  const player = await game.newPlayer();
  const view = await game.openLevel(player, await game.newPlace());
  for (const { question_id } of view.questions.slice(0, 4)) {
    clock.advanceMs(2_000);
    const answer = await game.keyOf(player, view.attempt_id, question_id);
    await game.call("submit_answer", player, { attempt_id: view.attempt_id, question_id, answer });
  }
  const lastMs = clock.nowMs();
  clock.setBackMs(7_200_000);
  const result = await game.call("finish_attempt", player, { attempt_id: view.attempt_id });
  expect(result).toMatchObject({
    correct: 4,
    duration_seconds: 8,
    finished_at: new Date(lastMs).toISOString(),
  });
  clock.advanceMs(7_200_000);
});

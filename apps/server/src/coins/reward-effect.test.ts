import { MODES } from "@crosscheck/rules/modes/index";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { createTestApp } from "@crosscheck/testkit/test-app";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createAttemptFixture } from "../attempts/attempt-fixture.ts";
import type { Ending, FinishRow } from "../calls/finish-effect.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import {
  LEVEL,
  dataOf,
  openLevel,
  optionOf,
  paperOf,
  playLevel,
  type Result,
} from "../conformance/play-fixture.ts";
import { checkDayTotals } from "./check-queries.ts";
import { rewardEffect } from "./reward-effect.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(8, clock);
const game = createAttemptFixture(db, { clock, random });

type Win = { readonly coins: number; readonly cap: number; readonly day: number };

/** Books a win that earns so many coins before the cap; answers what it brought. */
async function pay(playerId: string, { coins, cap, day }: Win): Promise<number> {
  const attemptId = random.uuid();
  const ending = {
    playerId,
    attemptId,
    mode: { ...MODES.quiz_zone, reward: { maxCoins: coins, fullPercent: 100, dailyCap: cap } },
    scopeKey: attemptId,
    bookedAt: new Date(Date.UTC(2026, 5, day, 12)),
    marks: { percent: 100 },
  } as unknown as Ending; // the effect reads nothing else
  const parts = rewardEffect.write?.(ending) ?? {};
  const read = rewardEffect.read?.(ending);
  if (parts["reward"] === undefined || read === undefined) throw new Error("no statement");
  const statement = sql<FinishRow>`
    with closed as (select ${playerId}::uuid as player_id, ${ending.mode.id}::text as mode),
      reward as (${parts["reward"]})
    select ${read}`;
  const outcome = await inTransaction(db, async (tx) => {
    const { rows } = await statement.execute(tx);
    return await rewardEffect.follow?.(tx, ending, rows[0] ?? {});
  });
  return outcome?.coins_earned ?? 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const wins = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
const RUNS = { numRuns: 15 };

it("pays what was earned up to the cap of a UTC day, whatever ends at the same time, and again the next day", async () => {
  await fc.assert(
    fc.asyncProperty(wins, wins, fc.nat({ max: 100 }), async (first, second, cap) => {
      const player = await game.newPlayer();
      for (const [day, earned] of [first, second].entries()) {
        const paid = await Promise.all(earned.map((coins) => pay(player, { coins, cap, day: day + 1 })));
        expect(sum(paid)).toBe(Math.min(cap, sum(earned)));
      }
    }),
    RUNS,
  );
});

it("takes nothing back under a lowered cap, and pays the rest under a raised one", async () => {
  const step = fc.record({ coins: fc.integer({ min: 1, max: 40 }), cap: fc.nat({ max: 100 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const player = await game.newPlayer();
      let total = 0;
      for (const { coins, cap } of steps) {
        const paid = await pay(player, { coins, cap, day: 1 });
        expect(paid).toBe(Math.max(0, Math.min(coins, cap - total)));
        total += paid;
      }
    }),
    RUNS,
  );
});

it("pays no cap twice to whoever books on a day before the last, as a clock that goes back does", async () => {
  const player = await game.newPlayer();
  const book = (day: number) => pay(player, { coins: 30, cap: 40, day });
  expect([await book(2), await book(1), await book(2), await book(1), await book(3)]).toEqual([
    30, 10, 0, 0, 30,
  ]);
});

it("keeps books that are right when a second level is won on the day before the first", async () => {
  const app = await createTestApp();
  const { call } = await app.signUp();
  await playLevel(app.db, call, 10);
  app.clock.setBackMs(86_400_000);
  const { attempt_id } = await openLevel(call, { ...LEVEL, level: 2 });
  for (const question of await paperOf(app.db, attempt_id)) {
    const answer = optionOf(question, "right");
    dataOf(await call("submit_answer", { attempt_id, question_id: question.itemId, answer }));
  }
  const { coins_earned } = dataOf<Result>(await call("finish_attempt", { attempt_id }));
  expect(coins_earned).toBeGreaterThan(0);
  expect(await checkDayTotals(app.db)).toEqual({ checked: 1, breaches: [] });
});

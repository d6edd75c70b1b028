import type { Actions, OutputOf } from "@crosscheck/contract";
import { placeFinishers } from "@crosscheck/rules/contests/standings";
import { createRandom, type Random } from "@crosscheck/rules/random";
import { casesOf } from "@crosscheck/testkit/long-proof";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createContests, flyContest, HOUR_MS } from "../contests/contest-fixture.ts";
import { rowsOf } from "../operators/operator-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { dataOf } from "./play-fixture.ts";

const OPERATIONS = casesOf({ whole: 2_000, part: 200 });
const PLAYERS = 8;
const CHECK_EVERY = 100;

const app = await createTestApp();
const { db, clock } = app;
const contests = createContests(app);
const { host } = contests;

/** What the model knows of a contest: who is in it and what came of it. */
type ModelContest = {
  readonly id: string;
  readonly fee: number;
  readonly prizes: readonly number[];
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly entries: Map<
    string,
    { readonly score: number; readonly usedSeconds: number; readonly atMs: number } | null
  >;
  isOver: boolean;
};

/** The simplest book there is: a number per player, and what is still held or may be won. */
function createModel() {
  const coins = new Map<string, number>();
  const open: ModelContest[] = [];
  const held = new Map<string, { readonly playerId: string; readonly coins: number }>();
  const add = (playerId: string, amount: number) => coins.set(playerId, (coins.get(playerId) ?? 0) + amount);
  /** Pays the prizes of contests whose window is over. */
  const settle = (nowMs: number) => {
    for (const contest of open.filter(({ isOver, endsAtMs }) => !isOver && nowMs > endsAtMs + 1_000)) {
      contest.isOver = true;
      const finishers = [...contest.entries].flatMap(([playerId, result]) =>
        result === null
          ? []
          : [{ playerId, score: result.score, usedSeconds: result.usedSeconds, finishedAtMs: result.atMs }],
      );
      for (const { playerId, prizeCoins } of placeFinishers(finishers, contest.prizes))
        add(playerId, prizeCoins);
    }
  };
  return { coins, open, held, add, settle };
}
type Model = ReturnType<typeof createModel>;
type World = { readonly model: Model; readonly players: readonly TestPlayer[]; readonly random: Random };

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random.below(list.length)];

/** One thing that somebody does, in the product and in the model. */
type Operation = (world: World) => Promise<void>;

const create: Operation = async ({ model, random }) => {
  const startsAtMs = clock.nowMs() + random.below(2) * 600_000;
  const endsAtMs = startsAtMs + HOUR_MS * (1 + random.below(3));
  const fee = random.below(3) * 7;
  const prizes = Array.from({ length: random.below(5) }, () => 1 + random.below(400)).toSorted(
    (one, two) => two - one,
  );
  const id = await contests.newContest({
    starts_at: new Date(startsAtMs).toISOString(),
    ends_at: new Date(endsAtMs).toISOString(),
    entry_coins: fee,
    prizes,
    question_count: 5,
    paper: { item_ids: await contests.newItems(5) },
  });
  model.open.push({ id, fee, prizes, startsAtMs, endsAtMs, entries: new Map(), isOver: false });
};

const enter: Operation = async ({ model, players, random }) => {
  const player = pick(players, random);
  const contest = pick(
    model.open.filter(
      ({ startsAtMs, endsAtMs }) => startsAtMs <= clock.nowMs() && clock.nowMs() < endsAtMs - 60_000,
    ),
    random,
  );
  if (player === undefined || contest?.isOver !== false) return;
  const { playerId, call } = player;
  const mayEnter = !contest.entries.has(playerId) && (model.coins.get(playerId) ?? 0) >= contest.fee;
  if (!mayEnter) {
    const answer = await call("get_questions_by_contest", { contest_id: contest.id });
    expect(["117", "201"]).toContain(answer.body.message);
    return;
  }
  const [right, secondsEach] = [random.below(6), 1 + random.below(3)];
  await flyContest({ db, clock, ask: call }, contest.id, { right, secondsEach });
  const score = Math.max(0, right * 4 - (5 - right));
  contest.entries.set(playerId, { score, usedSeconds: 5 * secondsEach, atMs: clock.nowMs() });
  model.add(playerId, -contest.fee);
  // Until the last second is over in which answers may arrive, who has handed in may look at the paper again.
  clock.advanceMs(2_000);
};

const cancel: Operation = async ({ model, random }) => {
  const contest = pick(
    model.open.filter(({ isOver }) => !isOver),
    random,
  );
  if (contest === undefined || random.below(4) > 0) return;
  const { refused } = await host("cancel_contest", { contest_id: contest.id });
  if (clock.nowMs() >= contest.endsAtMs) {
    expect(refused).toBe("contest_over");
    return;
  }
  contest.isOver = true;
  for (const playerId of contest.entries.keys()) model.add(playerId, contest.fee);
  await contests.run();
};

const passTime: Operation = async ({ model, random }) => {
  clock.advanceMs(random.below(4) === 0 ? 49 * HOUR_MS : random.below(90) * 60_000);
  await Promise.all([contests.run(), contests.run()]);
  model.settle(clock.nowMs());
};

const askPayout: Operation = async ({ model, players, random }) => {
  const player = pick(players, random);
  if (player === undefined) return;
  const fields = { payment_type: "upi", payment_address: "ann@ybl", coin_used: 50 + random.below(100) };
  const answer = await player.call("set_payment_request", fields);
  if (answer.body.error) {
    expect(["127", "201", "240"]).toContain(answer.body.message);
    return;
  }
  const { request } = dataOf<OutputOf<Actions["set_payment_request"]>>(answer);
  model.held.set(request.payment_id, { playerId: player.playerId, coins: request.coin_used });
  model.add(player.playerId, -request.coin_used);
};

const decidePayout: Operation = async ({ model, players, random }) => {
  const [id, hold] = pick([...model.held], random) ?? [];
  if (id === undefined || hold === undefined) return;
  const giveBack = () => {
    model.held.delete(id);
    model.add(hold.playerId, hold.coins);
  };
  switch (random.below(4)) {
    case 0:
      if ((await host("refuse_payout", { payout_id: id, answer: "Not now." })).refused === undefined)
        giveBack();
      return;
    case 1: {
      const owner = players.find(({ playerId }) => playerId === hold.playerId);
      const answer = await owner?.call("delete_pending_payment_request", { payment_id: id });
      if (answer?.body.error === false) giveBack();
      return;
    }
    case 2:
      await host("approve_payout", { payout_id: id });
      return;
    default:
      if ((await host("complete_payout", { payout_id: id })).refused === undefined) model.held.delete(id);
  }
};

const correct: Operation = async ({ model, players, random }) => {
  const player = pick(players, random);
  if (player === undefined) return;
  const coins = 1 + random.below(60);
  const fields = {
    player_id: player.playerId,
    coins,
    reason: "a random history",
    idempotency_key: `k${random.next()}`,
  };
  expect((await host("correct_coins", fields)).refused).toBeUndefined();
  model.add(player.playerId, coins);
};

/** How often each is done, against the others. */
const CHOICES: readonly Operation[] = [
  create,
  enter,
  enter,
  enter,
  enter,
  enter,
  cancel,
  passTime,
  passTime,
  askPayout,
  decidePayout,
  correct,
];

async function compare({ model, players }: World): Promise<void> {
  for (const { playerId, call } of players) {
    const { coins } = dataOf<{ coins: number }>(await call("get_user_coin_score"));
    expect([playerId, coins]).toEqual([playerId, model.coins.get(playerId)]);
  }
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  expect([...reports.flatMap(({ breaches }) => breaches), ...contests.bugs, ...app.bugs]).toEqual([]);
}

it(`a random history of ${OPERATIONS.count} operations moves coins as the simplest book says`, async () => {
  await host("set_setting", { key: "payout", value: true });
  await host("set_setting", { key: "minimumRedeemCoins", value: 10 });
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => app.signUp()));
  const model = createModel();
  for (const { playerId } of players) model.add(playerId, 100);
  const world = { model, players, random: createRandom([OPERATIONS.first, 7, 8, 9]) };
  for (let number = 1; number <= OPERATIONS.count; number += 1) {
    await pick(CHOICES, world.random)?.(world);
    if (number % CHECK_EVERY === 0) await compare(world);
  }
  clock.advanceMs(100 * HOUR_MS);
  await contests.run();
  model.settle(clock.nowMs());
  await compare(world);
  // Nothing is left of a contest, and what is held is what is asked for.
  const { rows } = await sql<{ account: string; coins: number }>`
    select account, sum(coins)::int as coins from (
      select house_account as account, house_coins as coins from coin_entries
      union all select to_account, coins from house_entries union all select from_account, -coins from house_entries) posting
    where account in ('contests', 'payouts') group by account order by account`.execute(db);
  const heldNow = [...model.held.values()].reduce((sum, { coins }) => sum + coins, 0);
  expect(rows).toEqual([
    { account: "contests", coins: 0 },
    { account: "payouts", coins: heldNow },
  ]);
  const asked = rowsOf<{ payout_id: string }>(await host("list_payouts", { state: "pending", limit: 200 }));
  expect(asked.every(({ payout_id: id }) => model.held.has(id))).toBe(true);
}, 600_000);

import { REMATCH_MS } from "@crosscheck/rules/battles/battle-rules";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createAttemptFixture } from "../../attempts/attempt-fixture.ts";
import { findBalances } from "../../coins/ledger.ts";
import { BOOK_CHECKS } from "../../reconcile/all-checks.ts";
import { claimBattle } from "../store/event-queries.ts";
import { listOwnEnds } from "./own-end-queries.ts";
import { STALE_MS, voidStaleBattles } from "./void-stale-battles.ts";
import { createBattles, type TestBattle } from "./settle-fixture.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(71, clock);
const game = createAttemptFixture(db, { clock, random });
const { ground, open } = createBattles(db, { clock, random });
await game.newPlace({ levels: 1, itemsPerLevel: 40 });

const coinsOf = async (playerId: string) => (await findBalances(db, playerId)).coins;
const ownEnd = async (battleId: string, playerId: string) => (await listOwnEnds(db, battleId)).get(playerId);
const two = async (coins = 100) =>
  [await game.newPlayer({ coins }), await game.newPlayer({ coins })] as const;

/** What the house still holds of a battle. */
async function heldOf({ id }: TestBattle): Promise<number> {
  const { rows } = await sql<{ coins: number }>`
    select (select coalesce(sum(house_coins), 0) from coin_entries where reference = ${id} and house_account = 'battles')
      - (select coalesce(sum(coins), 0) from house_entries where reference = ${id}) as coins`.execute(db);
  return Number(rows[0]?.coins);
}

const throwBug = (error: unknown) => {
  throw error;
};

describe("a random battle", () => {
  it("pays the pot to the winner, moves both ratings and keeps what both answered", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "random", playerIds: [ann, bob] });
    await battle.start();
    expect([await coinsOf(ann), await coinsOf(bob), await heldOf(battle)]).toEqual([95, 95, 10]);
    battle.play(() => ({ [ann]: ["right", 1_000], [bob]: ["wrong", 2_000] }));
    expect(await battle.settle()).toBe("settled");
    expect(await battle.settle()).toBe("already");
    expect([await coinsOf(ann), await coinsOf(bob), await heldOf(battle)]).toEqual([105, 95, 0]);
    const [won, lost] = [await ownEnd(battle.id, ann), await ownEnd(battle.id, bob)];
    expect(won).toEqual({
      coins: 10,
      rating_before: 1_500,
      rating_after: 1_662,
      badges: ["combat_winner", "ultimate_player"],
      attempt_id: battle.id,
    });
    expect(lost).toEqual({
      coins: 0,
      rating_before: 1_500,
      rating_after: 1_338,
      badges: [],
      attempt_id: battle.id,
    });
    expect(await ownEnd(battle.id, await game.newPlayer())).toBeUndefined();
    clock.advanceMs(REMATCH_MS * 10);
    const review = await game.call("review_attempt", bob, { attempt_id: battle.id });
    expect(review.result).toMatchObject({
      mode: "battle",
      correct: 0,
      wrong: 5,
      coins_earned: 0,
      score: 0,
      ranked: false,
    });
    expect(review.questions.map(({ reveal }) => reveal?.explanation !== undefined)).toEqual(
      Array(5).fill(true),
    );
  });

  it("is drawn: both have their stake back, as it was", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "random", playerIds: [ann, bob] });
    await battle.start();
    battle.play(() => ({ [ann]: ["right", 1_000], [bob]: ["right", 1_500] }));
    await battle.settle();
    expect([await coinsOf(ann), await coinsOf(bob), await heldOf(battle)]).toEqual([100, 100, 0]);
    const { rows } = await sql<{
      reason: string;
    }>`select distinct reason from coin_entries where reference = ${battle.id}
      order by reason`.execute(db);
    expect(rows.map(({ reason }) => reason)).toEqual(["battle_refund", "battle_stake"]);
  });

  it("counts for nothing else than the record: no open run, score, streak or statistics", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "random", playerIds: [ann, bob] });
    await battle.start();
    battle.play(() => ({ [ann]: ["right", 1_000], [bob]: ["right", 7_000] }));
    await battle.settle();
    const player = await db
      .selectFrom("players")
      .select(["all_time_score", "streak_days"])
      .where("player_id", "=", ann)
      .executeTakeFirstOrThrow();
    expect(player).toEqual({ all_time_score: 0, streak_days: 0 });
    for (const table of [
      "board_scores",
      "subject_tallies",
      "score_bests",
      "coin_day_totals",
      "open_attempts",
    ] as const) {
      const { rows } = await sql`select from ${sql.table(table)} where player_id = ${ann}`.execute(db);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const record = await db
      .selectFrom("battle_ratings")
      .selectAll()
      .where("player_id", "=", ann)
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({ victories: 1, drawn: 0, lost: 0, games: 1, wins_in_row: 1 });
  });

  it("of the same two is rated three times a UTC day", async () => {
    const [ann, bob] = await two();
    const rated: boolean[] = [];
    for (let round = 1; round <= 5; round += 1) {
      clock.advanceMs(round === 5 ? 86_400_000 : 120_000);
      const battle = await open({ kind: "random", playerIds: round % 2 === 0 ? [ann, bob] : [bob, ann] });
      await battle.start();
      battle.play(() => ({ [ann]: ["right", 1_000], [bob]: ["right", 7_000] }));
      await battle.settle();
      rated.push((await ownEnd(battle.id, ann))?.rating_after !== null);
    }
    expect(rated).toEqual([true, true, true, false, true]);
    const record = await db
      .selectFrom("battle_ratings")
      .selectAll()
      .where("player_id", "=", ann)
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({ victories: 5, games: 4, wins_in_row: 4 });
    const badges = await sql<{ type: string }>`select type from player_badges where player_id = ${ann}
      and unlocked_at is not null`.execute(db);
    expect(badges.rows.map(({ type }) => type)).toContain("quiz_warrior");
  });
});

/** Badges of a player that are unlocked. */
async function badgesOf(playerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ type: string }>`select type from player_badges where player_id = ${playerId}
    and unlocked_at is not null order by type`.execute(db);
  return rows.map(({ type }) => type);
}

async function recordOf(playerId: string) {
  return await db
    .selectFrom("battle_ratings")
    .selectAll()
    .where("player_id", "=", playerId)
    .executeTakeFirst();
}

describe("a win over who has left", () => {
  it("at once pays no badge, in a room for two and in a group, and is in no record where nothing was at stake", async () => {
    const [ann, bob] = await two();
    const cem = await game.newPlayer();
    for (const playerIds of [
      [ann, bob],
      [ann, bob, cem],
    ]) {
      const kind = playerIds.length === 2 ? "friend" : "group";
      const battle = await open({ kind, playerIds, stakeCoins: 0 });
      await battle.start();
      for (const playerId of playerIds.slice(1)) battle.take({ type: "leave", playerId });
      expect(await battle.settle()).toBe("settled");
      expect(await ownEnd(battle.id, ann)).toMatchObject({ badges: [] });
    }
    expect(await badgesOf(ann)).toEqual([]);
    expect([await recordOf(ann), await recordOf(bob)]).toEqual([undefined, undefined]);
  });

  it("three times adds nothing to a row of wins, and does not end it", async () => {
    const [ann, bob] = await two();
    for (let round = 1; round <= 3; round += 1) {
      clock.advanceMs(600_000);
      const battle = await open({ kind: "random", playerIds: [ann, bob] });
      await battle.start();
      if (round === 1) battle.play(() => ({ [ann]: ["right", 1_000] }));
      else battle.take({ type: "leave", playerId: bob });
      await battle.settle();
    }
    expect(await recordOf(ann)).toMatchObject({ victories: 3, games: 3, wins_in_row: 1 });
    expect(await badgesOf(ann)).not.toContain("quiz_warrior");
  });

  it("after half of the questions counts", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "friend", playerIds: [ann, bob] });
    await battle.start();
    battle.play((number) => {
      if (number === 4) battle.take({ type: "leave", playerId: bob });
      return { [ann]: ["right", 1_000], [bob]: ["wrong", 1_100] };
    });
    await battle.settle();
    expect(await badgesOf(ann)).toEqual(["combat_winner"]);
  });
});

describe("other battles", () => {
  it("against the bot hold and move nothing, and are kept", async () => {
    const ann = await game.newPlayer({ coins: 0 });
    const battle = await open({ kind: "bot", playerIds: [ann] });
    const outcome = await battle.start();
    expect("held" in outcome && outcome.held.botMoves.length).toBe(5);
    battle.play(() => ({ [ann]: ["right", 500] }));
    await battle.settle();
    expect(await ownEnd(battle.id, ann)).toEqual({
      coins: 0,
      rating_before: null,
      rating_after: null,
      badges: [],
      attempt_id: battle.id,
    });
    expect(await db.selectFrom("battle_ratings").selectAll().where("player_id", "=", ann).execute()).toEqual(
      [],
    );
    const review = await game.call("review_attempt", ann, { attempt_id: battle.id });
    expect(review.questions.length).toBe(5);
  });

  it("that everybody shares leave the rest to the house", async () => {
    const players = [...(await two()), await game.newPlayer()];
    const battle = await open({ kind: "group", playerIds: players });
    await battle.start();
    battle.play(() => ({ [players[0] ?? ""]: ["right", 1_000], [players[1] ?? ""]: ["right", 1_200] }));
    await battle.settle();
    expect(await Promise.all(players.map(coinsOf))).toEqual([102, 102, 95]);
    expect(await heldOf(battle)).toBe(0);
  });

  it("that never began only end", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "friend", playerIds: [ann, bob] });
    battle.take({ type: "leave", playerId: ann });
    expect(await battle.settle()).toBe("settled");
    expect(await ownEnd(battle.id, ann)).toBeUndefined();
    expect(await game.refusal("review_attempt", ann, { attempt_id: battle.id })).toBe("102");
    expect(await coinsOf(ann)).toBe(100);
  });

  it("show no question that nobody was told, and none at all where none was answered", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "friend", playerIds: [ann, bob] });
    await battle.start();
    battle.wait();
    battle.take({ type: "answer", playerId: ann, number: 1, answer: "", roundTripMs: null });
    battle.take({ type: "leave", playerId: bob });
    await battle.settle();
    expect(await coinsOf(ann)).toBe(105);
    expect(await game.refusal("review_attempt", ann, { attempt_id: battle.id })).toBe("102");
    expect(await ownEnd(battle.id, ann)).toMatchObject({ coins: 10, attempt_id: null });
  });
});

describe("stakes", () => {
  it("are held of nobody when one has too few coins, who is named", async () => {
    const [ann, bob] = [await game.newPlayer({ coins: 4 }), await game.newPlayer()];
    const battle = await open({ kind: "random", playerIds: [ann, bob] });
    const outcome = await battle.start();
    expect(outcome).toEqual({ refused: new Map([[ann, "not_enough_coins"]]) });
    expect([await coinsOf(ann), await coinsOf(bob), await heldOf(battle)]).toEqual([4, 100, 0]);
    expect(battle.state.phase).toMatchObject({ is: "over", result: { reason: "no_coins" } });
    expect(await battle.settle()).toBe("settled");
  });

  it("are held once, however often and at the same time they are asked for", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "random", playerIds: [ann, bob] });
    battle.ready();
    const outcomes = await Promise.all([battle.hold(), battle.hold(), battle.hold()]);
    expect(outcomes.every((outcome) => "held" in outcome)).toBe(true);
    expect([await coinsOf(ann), await coinsOf(bob), await heldOf(battle)]).toEqual([95, 95, 10]);
    await battle.giveBack();
    await battle.giveBack();
    expect([await coinsOf(ann), await coinsOf(bob), await heldOf(battle)]).toEqual([100, 100, 0]);
    expect(await battle.hold()).toEqual({ stale: "returned" });
    expect(await heldOf(battle)).toBe(0);
  });

  it("of a try that was taken back before are never held", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "random", playerIds: [ann, bob] });
    battle.ready();
    await battle.giveBack();
    expect(await battle.hold()).toEqual({ stale: "returned" });
    expect(await coinsOf(ann)).toBe(100);
  });

  it("go back though a seat was given up meanwhile", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "friend", playerIds: [ann, bob] });
    battle.ready();
    await battle.hold();
    battle.take({ type: "leave", playerId: bob });
    await battle.store();
    await battle.giveBack();
    expect([await coinsOf(ann), await coinsOf(bob), await heldOf(battle)]).toEqual([100, 100, 0]);
  });

  it("are held and settled only by the process that has the battle", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "random", playerIds: [ann, bob] });
    battle.ready();
    expect(await battle.hold({ epoch: 0 })).toEqual({ stale: "not_ours" });
    await battle.start();
    battle.play(() => ({ [ann]: ["right", 1_000] }));
    expect(await battle.settle(0)).toBe("not_ours");
    const outcomes = await Promise.all([battle.settle(), battle.settle(), battle.settle()]);
    expect(outcomes.toSorted()).toEqual(["already", "already", "settled"]);
    expect(await heldOf(battle)).toBe(0);
    expect(await claimBattle(db, { battleId: battle.id, node: "test", epoch: 1 }, "other")).toBeNull();
  });

  it("are not held for a category that somebody has not bought, and not for fewer than five questions", async () => {
    const [ann, bob] = await two();
    const priced = await game.newPlace({ levels: 1, itemsPerLevel: 10, priceCoins: 20 });
    const small = await game.newPlace({ levels: 1, itemsPerLevel: 4 });
    const bought = {
      player_id: ann,
      category_id: priced.categoryId,
      price_coins: 0,
      unlocked_at: new Date(0),
    };
    await db.insertInto("unlocked_categories").values(bought).execute();
    const locked = await open({ kind: "random", playerIds: [ann, bob], categoryId: priced.categoryId });
    expect(await locked.start()).toEqual({ refused: new Map([[bob, "category_locked"]]) });
    expect(locked.state.phase).toMatchObject({ is: "over", result: { reason: "not_able" } });
    const few = await open({ kind: "random", playerIds: [ann, bob], categoryId: small.categoryId });
    expect(await few.start()).toMatchObject({ held: { paper: { questions: [] } } });
    expect(few.state.phase).toMatchObject({ is: "over", result: { reason: "voided" } });
    expect([await few.settle(), await coinsOf(ann), await coinsOf(bob)]).toEqual(["settled", 100, 100]);
  });
});

describe("a paper", () => {
  it("asks nothing that somebody has met within a day while there is enough else, then what was met longest ago", async () => {
    const [ann, bob] = await two();
    const place = await game.newPlace({ levels: 1, itemsPerLevel: 12 });
    const papers: string[][] = [];
    for (let round = 0; round < 3; round += 1) {
      const battle = await open({
        kind: "bot",
        playerIds: [round === 1 ? bob : ann],
        categoryId: place.categoryId,
      });
      await battle.start();
      papers.push((battle.state.paper?.questions ?? []).map(({ itemId }) => itemId));
      battle.play(() => ({}));
      await battle.settle();
    }
    const [first = [], , third = []] = papers;
    expect([first.length, third.length]).toEqual([5, 5]);
    expect(third.filter((id) => first.includes(id))).toEqual([]);
  });

  it("asks nothing that waits for its answer in an open run of one of the players", async () => {
    const [ann, bob] = await two();
    const place = await game.newPlace({ levels: 1, itemsPerLevel: 10 });
    const waiting = await game.openLevel(bob, place);
    expect(waiting.questions.length).toBe(10);
    const battle = await open({ kind: "friend", playerIds: [ann, bob], categoryId: place.categoryId });
    expect(await battle.start()).toMatchObject({ held: { paper: { questions: [] } } });
  });
});

it("every pot ends at nothing and no coin is made, however battles end", async () => {
  const players = [...(await two(1_000)), ...(await two(1_000))];
  const ending = fc.record({
    seats: fc.integer({ min: 2, max: 4 }),
    stakeCoins: fc.integer({ min: 0, max: 50 }),
    right: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    leaves: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 }),
    isVoided: fc.boolean(),
  });
  const total = async () => (await Promise.all(players.map(coinsOf))).reduce((sum, coins) => sum + coins, 0);
  await fc.assert(
    fc.asyncProperty(ending, async ({ seats, stakeCoins, right, leaves, isVoided }) => {
      clock.advanceMs(86_400_000);
      const before = await total();
      const playerIds = players.slice(0, seats);
      const battle = await open({ kind: seats === 2 ? "friend" : "group", playerIds, stakeCoins });
      await battle.start();
      battle.play((number) => {
        for (const [index, playerId] of playerIds.entries()) {
          if (leaves[index] === number) battle.take({ type: "leave", playerId });
        }
        if (isVoided && number === 3) battle.take({ type: "voided" });
        return Object.fromEntries(
          playerIds.map((id, index) => [
            id,
            [right[index * 5 + number - 1] ? "right" : "wrong", 1_000] as const,
          ]),
        );
      });
      expect(await battle.settle()).toBe("settled");
      const { phase } = battle.state;
      const house = phase.is === "over" ? phase.result.houseCoins : Number.NaN;
      expect([await heldOf(battle), before - (await total())]).toEqual([0, house]);
    }),
    { numRuns: 12 },
  );
});

describe("battles that nobody goes on with", () => {
  beforeAll(async () => {
    // Those that other tests have left open.
    clock.advanceMs(STALE_MS * 2);
    await voidStaleBattles({ ...ground, onBug: throwBug });
  });

  it("are called off after an hour, with all stakes back, and their process writes nothing more", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "friend", playerIds: [ann, bob] });
    await battle.start();
    await battle.store();
    clock.advanceMs(STALE_MS - 1);
    expect(await voidStaleBattles({ ...ground, onBug: throwBug })).toBe(0);
    clock.advanceMs(2);
    expect(await voidStaleBattles({ ...ground, onBug: throwBug })).toBe(1);
    expect(await voidStaleBattles({ ...ground, onBug: throwBug })).toBe(0);
    expect([await coinsOf(ann), await coinsOf(bob), await heldOf(battle)]).toEqual([100, 100, 0]);
    battle.take({ type: "voided" });
    await expect(battle.store()).rejects.toThrow("another process has the battle");
  });

  it("are settled as they ended, where that was not done", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "friend", playerIds: [ann, bob] });
    await battle.start();
    battle.play(() => ({ [ann]: ["right", 1_000] }));
    await battle.store();
    clock.advanceMs(STALE_MS * 2);
    expect(await voidStaleBattles({ ...ground, onBug: throwBug })).toBe(1);
    expect([await coinsOf(ann), await coinsOf(bob)]).toEqual([105, 95]);
  });
});

it("a player who deletes the account in a battle loses nothing of the others", async () => {
  const [ann, bob] = await two();
  const battle = await open({ kind: "random", playerIds: [ann, bob] });
  await battle.start();
  await db
    .updateTable("players")
    .set({ deleted_at: new Date(clock.nowMs()) })
    .where("player_id", "=", bob)
    .execute();
  battle.play(() => ({ [ann]: ["right", 1_000] }));
  expect(await battle.settle()).toBe("settled");
  expect(await coinsOf(ann)).toBe(105);
  expect(await ownEnd(battle.id, ann)).toMatchObject({ coins: 10, rating_after: null });
  const kept = await db
    .selectFrom("attempts")
    .select("player_id")
    .where("attempt_id", "=", battle.id)
    .execute();
  expect(kept).toEqual([{ player_id: ann }]);
  expect(await db.selectFrom("battle_ratings").selectAll().where("player_id", "=", bob).execute()).toEqual(
    [],
  );
});

it("leaves the books as they should be, after all of that", async () => {
  for (const { promise, run } of BOOK_CHECKS) {
    expect([promise, (await run(db)).breaches]).toEqual([promise, []]);
  }
});

it.each([
  ["a hold", "update battle_holds set state = 'held' where state = 'settled'", "a battle holds"],
  ["the rest", "update house_entries set coins = coins + 1 where reason = 'battle_rest'", "a battle holds"],
  [
    "coins of a seat",
    "update battle_seats set coins = coins + 1 where coins > 0",
    "seats of battles were paid",
  ],
  ["points of a seat", "update battle_seats set points = points + 1", "results of battles follow"],
  ["an answer", "delete from battle_events where event ->> 'type' = 'answer'", "results of battles follow"],
  ["a rating", "update battle_ratings set rating = rating + 1", "ratings follow one another"],
  ["a record", "update battle_ratings set victories = victories + 1", "the record of a player"],
  ["a row of wins", "update battle_ratings set wins_in_row = wins_in_row + 1", "the record of a player"],
  [
    "a fact",
    `update battle_seats set fact = jsonb_set(fact, '{isWon}', 'true')`,
    "badges count what the logs say",
  ],
])("notices when somebody changes %s", async (_, change, promise) => {
  const check = BOOK_CHECKS.find((one) => one.promise.startsWith(promise));
  const undone = new Error("undone");
  const found = db.transaction().execute(async (tx) => {
    await sql.raw(change).execute(tx);
    expect((await check?.run(tx))?.breaches).not.toEqual([]);
    throw undone;
  });
  await expect(found).rejects.toBe(undone);
});

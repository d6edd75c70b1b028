import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { createMakers } from "../attempts/level-fixture.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { COIN_REASONS, HOUSE_REASONS, PAID_FOR, type HouseReason } from "../postgres/tables/coin-tables.ts";
import { bookCoins, findBalance, findBalances, moveHouseCoins, type Booking } from "./ledger.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(5, clock);
const { newPlayer } = createMakers(db, { clock, random });

const booking = (playerId: string, amountCoins: number, idempotencyKey: string): Booking => ({
  playerId,
  reason: amountCoins < 0 ? "lifeline" : "quiz_reward",
  amountCoins,
  reference: "test",
  idempotencyKey,
  at: new Date(clock.nowMs()),
});
const book = (playerId: string, amountCoins: number, key: string) =>
  inTransaction(db, (tx) => bookCoins(tx, booking(playerId, amountCoins, key)));

describe("bookCoins", () => {
  it("moves the balance and keeps it with the entry", async () => {
    const player = await newPlayer({ coins: 100 });
    expect(await book(player, -30, "a")).toEqual({ booked: true, balance: 70 });
    expect(await book(player, 5, "b")).toEqual({ booked: true, balance: 75 });
    const entries = await db
      .selectFrom("coin_entries")
      .select(["entry_number", "player_coins", "house_coins", "house_account", "balance_after"])
      .where("player_id", "=", player)
      .orderBy("entry_number")
      .execute();
    expect(entries.map(Object.values)).toEqual([
      [1, 100, -100, "rewards", 100],
      [2, -30, 30, "sales", 70],
      [3, 5, -5, "rewards", 75],
    ]);
  });

  it.each(Object.entries(COIN_REASONS))(
    "knows the reason %s in the database too",
    async (reason, { kind }) => {
      const player = await newPlayer({ coins: 100 });
      await book(player, -2, "taken");
      await book(player, 5, "earned");
      const undoes = kind === "as_taken" ? { undoes: "taken" } : {};
      const known = (amountCoins: number) => ({
        ...booking(player, amountCoins, "known"),
        reason,
        ...undoes,
      });
      const outcomes = [];
      for (const amountCoins of [1, -1]) {
        const one = known(amountCoins) as Booking; // a key of the table, with what its kind needs
        outcomes.push(await inTransaction(db, (tx) => bookCoins(tx, one)).catch(() => "wrong direction"));
      }
      const [brought, taken] = outcomes.map((outcome) => typeof outcome === "object" && "booked" in outcome);
      expect(taken).toBe(reason === "correction" || PAID_FOR.some((one) => one === reason));
      expect(brought).toBe(reason === "correction" || !taken);
    },
  );

  it("books a key once, even when the coins are gone by then", async () => {
    const player = await newPlayer({ coins: 10 });
    expect(await book(player, -10, "a")).toEqual({ booked: true, balance: 0 });
    expect(await book(player, -10, "a")).toEqual({ booked: false, balance: 0 });
    expect(await book(player, -10, "b")).toEqual({ refused: "not_enough_coins" });
    expect(await findBalance(db, player)).toBe(0);
  });

  it("books one of fifty calls with the same key at the same time", async () => {
    const player = await newPlayer({ coins: 10 });
    const results = await Promise.all(Array.from({ length: 50 }, () => book(player, -10, "same")));
    expect(results.filter((result) => "booked" in result && result.booked)).toHaveLength(1);
    expect(results.filter((result) => "refused" in result)).toEqual([]);
    expect(await findBalance(db, player)).toBe(0);
  });

  it("lets fifty calls at the same time spend what is there and no more", async () => {
    const player = await newPlayer({ coins: 33 });
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => book(player, -5, `buy ${index}`)),
    );
    expect(results.filter((result) => "booked" in result && result.booked)).toHaveLength(6);
    expect(results.filter((result) => "refused" in result)).toHaveLength(44);
    expect(await findBalance(db, player)).toBe(3);
  });

  it("throws for amounts that are no coins and for players without an account", async () => {
    const player = await newPlayer();
    for (const amount of [0, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(book(player, amount, "x")).rejects.toThrow(RangeError);
    }
    await expect(book(random.uuid(), 5, "x")).rejects.toThrow("no coin account");
  });

  it("leaves nothing behind when the caller's transaction fails", async () => {
    const player = await newPlayer({ coins: 10 });
    const failing = inTransaction(db, async (tx) => {
      await bookCoins(tx, booking(player, 50, "lost"));
      throw new Error("later trouble");
    });
    await expect(failing).rejects.toThrow("later trouble");
    expect(await findBalance(db, player)).toBe(10);
    expect(await book(player, 50, "lost")).toEqual({ booked: true, balance: 60 });
  });
});

describe("the kind of coins", () => {
  const both = (player: string) => findBalances(db, player);

  it("is redeemable when earned, and others are spent first", async () => {
    const player = await newPlayer({ coins: 10 });
    await book(player, 20, "quiz");
    expect(await both(player)).toEqual({ coins: 30, redeemable: 20 });
    await book(player, -4, "some");
    expect(await both(player)).toEqual({ coins: 26, redeemable: 20 });
    await book(player, -8, "all others and more");
    expect(await both(player)).toEqual({ coins: 18, redeemable: 18 });
    await book(player, 3, "again");
    expect(await both(player)).toEqual({ coins: 21, redeemable: 21 });
  });

  const move = (
    playerId: string,
    entry: Pick<Booking, "reason" | "amountCoins" | "idempotencyKey" | "undoes">,
  ) =>
    inTransaction(db, (tx) =>
      bookCoins(tx, { playerId, reference: "x", at: new Date(clock.nowMs()), ...entry } as Booking),
    );

  it("comes back as it was taken, and what is won with it is no redeemable coin", async () => {
    const player = await newPlayer({ coins: 3 });
    await book(player, 20, "quiz");
    const stake = { reason: "battle_stake", amountCoins: -5 } as const;
    await move(player, { ...stake, idempotencyKey: "lost" });
    expect(await both(player)).toEqual({ coins: 18, redeemable: 18 });
    await move(player, { ...stake, idempotencyKey: "won" });
    const pot = { reason: "battle_pot", amountCoins: 10, idempotencyKey: "pot", undoes: "won" } as const;
    await move(player, pot);
    expect(await both(player)).toEqual({ coins: 23, redeemable: 18 });
    await move(player, {
      ...pot,
      reason: "battle_refund",
      amountCoins: 5,
      idempotencyKey: "x",
      undoes: "lost",
    });
    expect(await both(player)).toEqual({ coins: 28, redeemable: 20 });
    expect(await move(player, pot)).toMatchObject({ booked: false });
  });

  it("comes back once, and only of what the player has given", async () => {
    const player = await newPlayer({ coins: 10 });
    const other = await newPlayer({ coins: 10 });
    await move(player, { reason: "contest_entry", amountCoins: -5, idempotencyKey: "fee" });
    const refund = { reason: "contest_refund", amountCoins: 5, undoes: "fee" } as const;
    await expect(move(other, { ...refund, idempotencyKey: "a" })).rejects.toThrow("no entry fee to undo");
    await move(player, { ...refund, idempotencyKey: "a" });
    await expect(move(player, { ...refund, idempotencyKey: "b" })).rejects.toThrow("coin_entries_undone");
  });

  it("is right whatever is booked at the same time", async () => {
    const player = await newPlayer({ coins: 40 });
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => book(player, index % 2 === 0 ? 5 : -7, `at once ${index}`)),
    );
    const { coins, redeemable } = await both(player);
    expect(coins).toBeLessThanOrEqual(140);
    expect(redeemable).toBe(coins);
  });

  it("lets nothing be held for a payout but redeemable coins", async () => {
    const player = await newPlayer({ coins: 50 });
    await book(player, 20, "quiz");
    const hold = { reason: "payout_hold", idempotencyKey: "hold" } as const;
    expect(await move(player, { ...hold, amountCoins: -21 })).toEqual({ refused: "not_enough_coins" });
    await move(player, { ...hold, amountCoins: -15 });
    expect(await both(player)).toEqual({ coins: 55, redeemable: 5 });
    await move(player, { reason: "payout_return", amountCoins: 15, idempotencyKey: "back", undoes: "hold" });
    expect(await both(player)).toEqual({ coins: 70, redeemable: 20 });
  });

  it("stands in the books after all this", async () => {
    for (const { run } of BOOK_CHECKS.slice(0, 4)) expect(await run(db)).toMatchObject({ breaches: [] });
  });
});

describe("moveHouseCoins", () => {
  it.each(Object.keys(HOUSE_REASONS))("moves coins for %s once per key", async (reason) => {
    const transfer = {
      reason: reason as HouseReason, // a key of the table
      coins: 5,
      reference: "x",
      idempotencyKey: reason,
      at: new Date(clock.nowMs()),
    };
    expect(await inTransaction(db, (tx) => moveHouseCoins(tx, transfer))).toBe(true);
    expect(await inTransaction(db, (tx) => moveHouseCoins(tx, transfer))).toBe(false);
  });
});

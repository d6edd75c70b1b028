import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { createMakers } from "../attempts/level-fixture.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { COIN_REASONS, type CoinReason } from "../postgres/tables/coin-tables.ts";
import { bookCoins, findBalance, type Booking } from "./ledger.ts";

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

  it.each(Object.entries(COIN_REASONS))("knows the reason %s in the database too", async (reason, house) => {
    const player = await newPlayer({ coins: 100 });
    const amountCoins = house.houseAccount === "sales" ? -1 : 1;
    const one = { ...booking(player, amountCoins, "known"), reason: reason as CoinReason }; // a key of the table
    expect(await inTransaction(db, (tx) => bookCoins(tx, one))).toMatchObject({ booked: true });
  });

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

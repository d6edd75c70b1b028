import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createAttemptFixture } from "../../attempts/attempt-fixture.ts";
import { createBattles } from "./settle-fixture.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(84, clock);
const game = createAttemptFixture(db, { clock, random });
const { open } = createBattles(db, { clock, random });
await game.newPlace({ levels: 1, itemsPerLevel: 40 });

const two = async () => [await game.newPlayer({ coins: 100 }), await game.newPlayer({ coins: 100 })] as const;

describe("new questions", () => {
  const metOf = async (playerId: string) => {
    const budget = await db
      .selectFrom("key_budgets")
      .select(["day_keys", "minutes_keys"])
      .where("player_id", "=", playerId)
      .executeTakeFirst();
    return [budget?.day_keys, budget?.minutes_keys];
  };

  it("that nobody was told are given back when somebody leaves", async () => {
    const [ann, bob] = await two();
    const early = await open({ kind: "friend", playerIds: [ann, bob] });
    await early.start();
    expect(await metOf(ann)).toEqual([5, 5]);
    early.take({ type: "leave", playerId: bob });
    await early.settle();
    expect([await metOf(ann), await metOf(bob)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const later = await open({ kind: "friend", playerIds: [ann, bob] });
    await later.start();
    later.play((number) => {
      if (number === 3) later.take({ type: "leave", playerId: bob });
      return { [ann]: ["right", 1_000], [bob]: ["wrong", 1_100] };
    });
    await later.settle();
    // The third one was told, though nobody answered it.
    expect([await metOf(ann), await metOf(bob)]).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  it("are given back with the stakes of a start that was taken back, once", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "friend", playerIds: [ann, bob] });
    battle.ready();
    await battle.hold();
    expect(await metOf(bob)).toEqual([5, 5]);
    await battle.giveBack();
    await battle.giveBack();
    expect([await metOf(ann), await metOf(bob)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("that were known are none to give back, and a window that has begun since keeps what it has", async () => {
    const [ann, bob] = await two();
    const battle = await open({ kind: "friend", playerIds: [ann, bob] });
    await battle.start();
    const since = { minutes_from: new Date(clock.nowMs() + 1), minutes_keys: 4 };
    await db.updateTable("key_budgets").set(since).where("player_id", "=", ann).execute();
    const [known] = battle.state.paper?.questions ?? [];
    await sql`insert into item_history (player_id, item_id, seen, correct, last_correct, last_at)
      values (${bob}, ${known?.itemId}, 1, 0, false, now())`.execute(db);
    battle.take({ type: "leave", playerId: ann });
    await battle.settle();
    expect([await metOf(ann), await metOf(bob)]).toEqual([
      [0, 4],
      [1, 1],
    ]);
  });
});

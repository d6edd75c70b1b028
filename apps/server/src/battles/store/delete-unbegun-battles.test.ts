import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createAttemptFixture } from "../../attempts/attempt-fixture.ts";
import { BOOK_CHECKS } from "../../reconcile/all-checks.ts";
import { createBattles, type OpenWish, type TestBattle } from "../settle/settle-fixture.ts";
import { deleteUnbegunBattles } from "./delete-unbegun-battles.ts";

const WEEK_MS = 7 * 86_400_000;
/** More than are deleted by one statement. */
const MANY = 501;

const { db } = await createTestDatabase();
const clock = fakeClock();
const random = seededRandom(82, clock);
const game = createAttemptFixture(db, { clock, random });
const { open } = createBattles(db, { clock, random });
await game.newPlace({ levels: 1, itemsPerLevel: 40 });
const [ann, bob] = [await game.newPlayer(), await game.newPlayer()];

async function opened(kind: OpenWish["kind"] = "friend"): Promise<TestBattle> {
  return await open({ kind, playerIds: kind === "bot" ? [ann] : [ann, bob] });
}

/** Ends as it does when its creator leaves. */
async function left(battle: TestBattle): Promise<TestBattle> {
  battle.take({ type: "leave", playerId: ann });
  expect(await battle.settle()).toBe("settled");
  return battle;
}

/** Stakes were held, and given back before a question was told. */
async function returned(): Promise<TestBattle> {
  const battle = await opened();
  battle.ready();
  await battle.hold();
  await battle.giveBack();
  return await left(battle);
}

async function played(): Promise<TestBattle> {
  const battle = await opened();
  await battle.start();
  battle.play(() => ({ [ann]: ["right", 1_000] }));
  await battle.settle();
  return battle;
}

/** A match that one of the two leaves before anybody has answered. */
async function idle(stakeCoins: number, kind: OpenWish["kind"] = "friend"): Promise<TestBattle> {
  const battle = await open({ kind, playerIds: kind === "bot" ? [ann] : [ann, bob], stakeCoins });
  await battle.start();
  battle.wait();
  return await left(battle);
}

async function insertInvitation({ id }: TestBattle): Promise<void> {
  const invited_at = new Date(clock.nowMs());
  const expires_at = new Date(clock.nowMs() + 1);
  const between = { battle_id: id, player_id: ann, invited_id: bob };
  await db
    .insertInto("battle_invitations")
    .values({ invitation_id: random.uuid(), ...between, invited_at, expires_at, answer: null })
    .execute();
}

async function insertReport({ id }: TestBattle): Promise<void> {
  const line = { kind: "text", text: "hello" } as const;
  const between = { battle_id: id, reporter_id: ann, speaker_id: bob, message_id: "m1" };
  const reported_at = new Date(clock.nowMs());
  await db
    .insertInto("battle_reports")
    .values({ report_id: random.uuid(), ...between, line, reported_at, settled_at: null, decision: null })
    .execute();
}

async function kept(battles: readonly TestBattle[]): Promise<readonly boolean[]> {
  const rows = await db.selectFrom("battles").select("battle_id").execute();
  return battles.map(({ id }) => rows.some((row) => row.battle_id === id));
}

it("goes for battles that never began, a week after their end, with all that belongs to them", async () => {
  const [room, bot] = [await left(await opened()), await left(await opened("bot"))];
  await insertInvitation(room);
  clock.advanceMs(WEEK_MS);
  expect(await deleteUnbegunBattles(db, clock.nowMs())).toBe(0);
  expect(await deleteUnbegunBattles(db, clock.nowMs() + 1)).toBe(2);
  expect(await kept([room, bot])).toEqual([false, false]);
  for (const table of ["battle_seats", "battle_events", "battle_holds", "battle_invitations"] as const) {
    expect(await db.selectFrom(table).select("battle_id").execute()).toEqual([]);
  }
});

it("spares what goes on, was played, held coins, is reported, or was followed by another one", async () => {
  const [open, match, coins] = [await opened(), await played(), await returned()];
  const [reported, followed, next] = [
    await left(await opened()),
    await left(await opened()),
    await left(await opened()),
  ];
  await insertReport(reported);
  await db.updateTable("battles").set({ rematch_of: followed.id }).where("battle_id", "=", next.id).execute();
  clock.advanceMs(2 * WEEK_MS);
  expect(await deleteUnbegunBattles(db, clock.nowMs())).toBe(1);
  expect(await kept([open, match, coins, reported, followed])).toEqual([true, true, true, true, true]);
  // The one that followed is gone itself, so that nothing hangs on the first one any more.
  expect(await deleteUnbegunBattles(db, clock.nowMs())).toBe(1);
  expect(await kept([followed, next])).toEqual([false, false]);
  for (const { promise, run } of BOOK_CHECKS) {
    expect([promise, (await run(db)).breaches]).toEqual([promise, []]);
  }
});

it("goes for matches that nobody played and that moved no coins", async () => {
  const [room, bot, staked, match] = [await idle(0), await idle(0, "bot"), await idle(5), await played()];
  const rated = await open({ kind: "random", playerIds: [ann, bob], stakeCoins: 0 });
  await rated.start();
  await left(rated);
  clock.advanceMs(2 * WEEK_MS);
  expect(await deleteUnbegunBattles(db, clock.nowMs())).toBe(2);
  expect(await kept([room, bot, staked, match, rated])).toEqual([false, false, true, true, true]);
  for (const { promise, run } of BOOK_CHECKS) {
    expect([promise, (await run(db)).breaches]).toEqual([promise, []]);
  }
});

it("deletes as many as there are", async () => {
  const model = await left(await opened());
  await sql`insert into battles (battle_id, kind, language, question_count, seconds_per_question, stake_coins, starts_itself,
      creator_id, room_code, opened_with, opened_at, ended_at, end_reason)
    select gen_random_uuid(), kind, language, question_count, seconds_per_question, stake_coins, starts_itself,
      creator_id, room_code, opened_with, opened_at, ended_at, end_reason
    from battles, generate_series(2, ${MANY}::integer) where battle_id = ${model.id}`.execute(db);
  clock.advanceMs(2 * WEEK_MS);
  expect(await deleteUnbegunBattles(db, clock.nowMs())).toBe(MANY);
});

import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { describe, expect, it } from "vitest";
import { dataOf } from "../../conformance/play-fixture.ts";
import { createPlayedBattles } from "../played-fixture.ts";
import { createBattles } from "../settle/settle-fixture.ts";

const app = await createTestApp();
const { db, clock } = app;
const battles = createPlayedBattles(app);
type Statistics = OutputOf<Actions["get_battle_statistics"]>;
const daysAgo = (days: number) => new Date(clock.nowMs() - days * 86_400_000);

const { category_id: airLaw } = await db
  .selectFrom("categories")
  .select("category_id")
  .where("slug", "=", "air-law")
  .executeTakeFirstOrThrow();

/** Ann, who lost to Zoe, won against Ben about air law, drew with both, and beat the bot. */
async function history() {
  const [ann, zoe, ben] = [await app.signUp("Ann"), await app.signUp("Zoe"), await app.signUp("ben")];
  const two = (other: typeof ann) => [ann.playerId, other.playerId];
  const lost = await battles.insertPlayed(two(zoe), { right: [1, 3], endedAt: daysAgo(4) });
  const won = await battles.insertPlayed(two(ben), {
    right: [3, 1],
    categoryId: airLaw,
    endedAt: daysAgo(3),
  });
  const drawn = await battles.insertPlayed([...two(zoe), ben.playerId], {
    kind: "group",
    right: [2, 2, 2],
    endedAt: daysAgo(2),
  });
  const bot = await battles.insertPlayed([ann.playerId, "bot"], {
    kind: "bot",
    right: [4, 0],
    endedAt: daysAgo(1),
  });
  const rated = async (battleId: string, rating_before: number, rating_after: number) => {
    const seat = db.updateTable("battle_seats").where("battle_id", "=", battleId);
    await seat.set({ rating_before, rating_after }).where("player_id", "=", ann.playerId).execute();
  };
  await rated(lost, 1_500, 1_420.4);
  await rated(won, 1_420.4, 1_480.6);
  const rating = { rating: 1_480.6, deviation: 151.2, volatility: 0.06, games: 2, wins_in_row: 1 };
  await db
    .insertInto("battle_ratings")
    .values({ player_id: ann.playerId, ...rating, rated_at: daysAgo(3) })
    .execute();
  const read = async (fields: object = {}) =>
    dataOf<Statistics>(await ann.call("get_battle_statistics", { ...fields }));
  return { ann, zoe, ben, lost, won, drawn, bot, read };
}

describe("battle statistics", () => {
  it("of who has not played are empty, and no error", async () => {
    const { call } = await app.signUp();
    const { body } = await call("get_battle_statistics");
    const myreport = { victories: 0, drawn: 0, lost: 0 };
    expect(body).toMatchObject({ error: false, message: "113", total: 0, data: { myreport, data: [] } });
    expect(body).toMatchObject({ data: { rating: null, rating_history: [], per_category: [] } });
  });

  it("tell the record, the rating and one row for each match, bots marked", async () => {
    const { zoe, ben, lost, won, drawn, bot, read } = await history();
    const { data, ...told } = await read();
    expect(told).toMatchObject({
      myreport: { victories: 1, drawn: 1, lost: 1 },
      rating: 1_481,
      rating_margin: 302,
      rated_games: 2,
      wins_in_row: 1,
      rating_history: [{ at: daysAgo(4).toISOString(), rating: 1_420 }, { rating: 1_481 }],
      per_category: [
        { category: null, category_name: "", face: null, victories: 0, drawn: 1, lost: 1 },
        {
          category: "air-law",
          category_name: "Air law",
          face: faceOf("010"),
          victories: 1,
          drawn: 0,
          lost: 0,
        },
      ],
    });
    expect(data.map(({ battle_id }) => battle_id)).toEqual([bot, drawn, won, lost]);
    expect(data[0]).toMatchObject({
      mode: "bot",
      mystatus: 1,
      opponent_id: "bot",
      opponent_name: "",
      opponents: [{ is_bot: true, is_deleted: false }],
    });
    expect(data[1]).toMatchObject({ mode: "group", mystatus: 3, outcome: "draw", rank: 1 });
    expect(data[1]?.opponents.map(({ user_id }) => user_id)).toEqual([zoe.playerId, ben.playerId]);
    expect(data[2]).toMatchObject({ mystatus: 1, rating_change: 61, opponent_name: "Ben" });
    expect(data[2]).toMatchObject({ category: "air-law", date: daysAgo(3).toISOString() });
    expect(data[3]).toMatchObject({ mystatus: 2, outcome: "lose", rating_change: -80, attempt_id: null });
  });

  it("are sorted by date, opponent and result, in pages", async () => {
    const { lost, won, drawn, bot, read } = await history();
    const sorted = async (fields: object) => (await read(fields)).data.map(({ battle_id }) => battle_id);
    expect(await sorted({ sort: "date", order: "ASC" })).toEqual([lost, won, drawn, bot]);
    expect(await sorted({ sort: "opponent", order: "asc" })).toEqual([won, drawn, lost, bot]);
    expect(await sorted({ sort: "opponent", order: "DESC" })).toEqual([drawn, lost, won, bot]);
    expect(await sorted({ sort: "result", order: "ASC" })).toEqual([bot, won, lost, drawn]);
    expect(await sorted({ offset: 1, limit: 2 })).toEqual([drawn, won]);
    expect(await sorted({ offset: 9 })).toEqual([]);
    expect((await sorted({ sort: "id" })).toSorted()).toEqual([lost, won, drawn, bot].toSorted());
  });

  it("show opponents who are gone without id and name", async () => {
    const { zoe, read } = await history();
    dataOf(await zoe.call("delete_user_account"));
    const told = await read();
    const gone = { user_id: "", name: "", profile: "", is_deleted: true, is_bot: false };
    expect(told.data.at(-1)).toMatchObject({ opponent_id: "", opponent_name: "", opponents: [gone] });
    expect(JSON.stringify(told)).not.toContain(zoe.playerId);
    expect(told.myreport).toEqual({ victories: 1, drawn: 1, lost: 1 });
  });

  it("leave out rooms that came to nothing and battles that go on", async () => {
    const { ann, read } = await history();
    await battles.insertRoom(ann.playerId);
    const nothing = await battles.insertRoom(ann.playerId);
    const ended_at = daysAgo(0);
    await db
      .updateTable("battle_seats")
      .set({ outcome: "abandoned", ended_at })
      .where("battle_id", "=", nothing.battleId)
      .execute();
    expect((await read()).data).toHaveLength(4);
  });
});

describe("a replay", () => {
  type Replay = OutputOf<Actions["get_battle_replay"]>;
  const game = createBattles(db, { clock, random: app.ports.random });

  async function flown() {
    const [ann, ben] = [await app.signUp("Ann"), await app.signUp("Ben")];
    const battle = await game.open({ kind: "friend", playerIds: [ann.playerId, ben.playerId] });
    const line = { kind: "text", text: "see you there" } as const;
    battle.take({ type: "say", playerId: ben.playerId, messageId: "m1", line });
    await battle.start();
    const replay = (player: typeof ann) => player.call("get_battle_replay", { battle_id: battle.id });
    const finish = async () => {
      battle.play((number) => ({
        [ann.playerId]: ["right", 100],
        [ben.playerId]: [number === 1 ? "right" : "wrong", 2_000],
      }));
      await battle.settle();
    };
    return { ann, ben, battle, replay, finish };
  }

  it("tells a battle that is over frame by frame, as all were told, to its players alone", async () => {
    const { ann, ben, battle, replay, finish } = await flown();
    await battle.store();
    expect((await replay(ann)).body.message).toBe("102"); // it goes on
    await finish();
    const { battle: card, frames } = dataOf<Replay>(await replay(ann));
    expect(frames.map(({ frame }) => frame.v)).toEqual(frames.map((_, index) => index + 1));
    expect(card).toMatchObject({ v: frames.length, room_id: battle.id, own_seat: 1, state: "ended" });
    const of = (type: string) => frames.filter(({ frame }) => frame.type === type);
    expect(of("question")).toHaveLength(5);
    expect(of("reveal")).toHaveLength(5);
    expect(of("line")).toMatchObject([{ frame: { seat: 2, line: { text: "see you there" } } }]);
    expect(frames.at(-1)).toMatchObject({ frame: { type: "end", result: { reason: "points" } } });
    const times = frames.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    // The key of a question comes with its reveal, not before.
    const [question] = of("question");
    expect(JSON.stringify(question)).not.toContain("correct");
    const stranger = await app.signUp();
    expect((await replay(stranger)).body.message).toBe("102");
    expect(dataOf<Replay>(await replay(ben)).battle.own_seat).toBe(2);
    const seats = await db
      .selectFrom("battle_seats")
      .select("fast_answers")
      .where("battle_id", "=", battle.id)
      .orderBy("seat")
      .execute();
    expect(seats).toEqual([{ fast_answers: 5 }, { fast_answers: 0 }]);
  });

  it("does not say what somebody wrote whom the player has blocked", async () => {
    const { ann, ben, replay, finish } = await flown();
    await finish();
    dataOf(await ann.call("block_player", { user_id: ben.playerId }));
    const told = dataOf<Replay>(await replay(ann));
    expect(told.battle.lines).toMatchObject([{ seat: 2, line: { kind: "text", text: "" } }]);
    expect(JSON.stringify(told)).not.toContain("see you there");
    expect(JSON.stringify(dataOf(await replay(ben)))).toContain("see you there");
  });
});

describe("what a client reports of a battle", () => {
  it("is looked up, changes nothing, and is counted where it contradicts", async () => {
    const { ann, zoe, ben, won, drawn } = await history();
    const ask = async (player: typeof ann, fields: object) =>
      dataOf<OutputOf<Actions["set_battle_statistics"]>>(
        await player.call("set_battle_statistics", { ...fields }),
      );
    const claim = { user_id1: ann.playerId, user_id2: zoe.playerId, winner_id: ann.playerId };
    expect(await ask(ann, claim)).toEqual({
      battle_id: drawn,
      winner_id: "",
      is_drawn: true,
      myreport: { victories: 1, drawn: 1, lost: 1 },
    });
    await db.deleteFrom("battle_seats").where("battle_id", "=", drawn).execute();
    const other = { user_id1: ben.playerId, user_id2: ann.playerId, is_drawn: 1 };
    expect(await ask(ann, other)).toMatchObject({ battle_id: won, winner_id: ann.playerId, is_drawn: false });
    // Of others nothing is told.
    const stranger = await app.signUp();
    expect(await ask(stranger, claim)).toMatchObject({ battle_id: null, winner_id: "" });
    expect(await ask(ann, { user_id1: ann.playerId, user_id2: "bot" })).toMatchObject({ battle_id: null });
    expect(app.bugs).toEqual([]);
  });
});

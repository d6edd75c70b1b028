import type { RoomCard } from "@crosscheck/contract/actions/battles";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { findBalance } from "../../coins/ledger.ts";
import { dataOf } from "../../conformance/play-fixture.ts";
import { changeSetting } from "../../settings/change-setting.ts";
import { codeOf, createPolling, type Match } from "../rooms/polling-fixture.ts";

const app = await createTestApp();
const { playOn } = createPolling<TestPlayer>(app);

beforeAll(async () => {
  const at = new Date(app.clock.nowMs());
  await changeSetting(app.db, { key: "battleQuestions", value: 5, at });
  await changeSetting(app.db, { key: "battleStakeCoins", value: 7, at });
  app.settings.forget();
});

type Fields = Readonly<Record<string, unknown>>;

async function seek(player: TestPlayer, fields: Fields = {}): Promise<Match> {
  return dataOf<Match>(await player.call("get_random_questions", fields));
}

/** How a match stands; throws while nobody is found. */
async function roomOf(player: TestPlayer, match_id: string): Promise<RoomCard> {
  const { room } = await seek(player, { match_id });
  if (room === null) throw new Error("nobody was found");
  return room;
}

/** Two who have found each other in a subject where nobody else of the tests looks. */
async function twoMatched(category: string) {
  const [ann, bob] = [await app.signUp(), await app.signUp()];
  const first = await seek(ann, { category });
  const found = await seek(bob, { category });
  return { ann, bob, first, found };
}

describe("a client without a socket", () => {
  it("searches, is found, and plays to the end by asking", async () => {
    const { ann, bob, first, found } = await twoMatched("air-law");
    expect(first).toMatchObject({ state: "searching", room: null });
    expect(Date.parse(first.searches_until ?? "") - app.clock.nowMs()).toBe(20_000);
    expect(found).toMatchObject({
      state: "found",
      searches_until: null,
      room: { kind: "random", room_code: null, roomCode: "", no_of_que: 5, entry_fee: 7, questions: [] },
    });
    const ids = new Map([
      [ann, first.match_id],
      [bob, found.match_id],
    ]);
    const cards = await playOn([ann, bob], (player) => roomOf(player, ids.get(player) ?? ""));
    expect(cards.map(({ result }) => result?.reason)).toEqual(["points", "points"]);
    expect(cards[0]?.result?.pot).toBe(14);
    // Both have given the first option each time.
    expect(cards[0]?.result?.seats.map(({ outcome }) => outcome)).toEqual(["draw", "draw"]);
    expect(await findBalance(app.db, ann.playerId)).toBe(100);
    const battleId = cards[0]?.battle_id ?? "";
    expect((await roomOf(bob, battleId)).battle_id).toBe(battleId);
    const review = await ann.call("review_attempt", { attempt_id: battleId });
    expect(dataOf<{ questions: readonly unknown[] }>(review).questions).toHaveLength(5);
    expect(app.bugs).toEqual([]);
  });

  it("that asks without its id goes on with the match it has", async () => {
    const { bob, found } = await twoMatched("meteorology");
    expect((await seek(bob)).room?.battle_id).toBe(found.room?.battle_id);
  });

  it("is told after twenty seconds that nobody is there, and plays the bot of its strength", async () => {
    const ann = await app.signUp();
    const { match_id } = await seek(ann, { category: "navigation" });
    for (let second = 0; second < 20; second += 5) {
      expect((await seek(ann, { match_id })).state).toBe("searching");
      await app.pass(5_000);
    }
    await app.pass(1);
    expect(await seek(ann, { match_id })).toMatchObject({
      state: "nobody",
      room: null,
      searches_until: null,
    });
    const bot = await seek(ann, { match_id, bot: 1 });
    expect(bot.room).toMatchObject({
      kind: "bot",
      bot_strength: "first_officer",
      entry_fee: 0,
      is_rated: false,
    });
    expect(bot.room?.seats[1]).toMatchObject({ user_id: "bot", is_bot: true, name: "" });
    const again = await seek(ann, { match_id, bot: 1 });
    expect(again.room?.battle_id).toBe(bot.room?.battle_id);
    const [card] = await playOn([ann], (player) => roomOf(player, match_id));
    expect(card?.result?.reason).toBe("points");
    expect(await findBalance(app.db, ann.playerId)).toBe(100);
  });

  it("that looks in the language where another one looks does not meet it elsewhere", async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const languages = dataOf<readonly { id: number; code: string }[]>(await ann.call("get_languages"));
    const idOf = (code: string) => languages.find((language) => language.code === code)?.id ?? 0;
    expect((await seek(ann, { language_id: idOf("en") })).state).toBe("searching");
    const other = await bob.call("get_random_questions", { language_id: idOf("ar") });
    expect(["searching", "102"]).toContain(codeOf(other) ?? dataOf<Match>(other).state);
    for (const player of [ann, bob]) await player.call("get_random_questions", { destroy_match: 1 });
  });
});

describe("giving up", () => {
  it("ends a search, once and for all", async () => {
    const ann = await app.signUp();
    const { match_id } = await seek(ann, { category: "air-law" });
    const given = await ann.call("get_random_questions", { match_id, destroy_match: 1 });
    expect(codeOf(given)).toBe("108");
    expect(dataOf(given)).toMatchObject({ match_id, state: "nobody", room: null });
    expect(codeOf(await ann.call("get_random_questions", { match_id, destroy_match: 1 }))).toBe("108");
    expect((await seek(ann, { match_id })).state).toBe("nobody");
    const bob = await app.signUp();
    expect((await seek(bob, { category: "air-law" })).state).toBe("searching");
    expect(codeOf(await bob.call("get_random_questions", { destroy_match: 1 }))).toBe("108");
    expect(codeOf(await bob.call("get_random_questions", { destroy_match: 1 }))).toBe("102");
  });

  it("leaves the match it has led to: before the stakes are held nothing is lost", async () => {
    const { ann, bob, first, found } = await twoMatched("air-law");
    const given = await ann.call("get_random_questions", { match_id: first.match_id, destroy_match: 1 });
    expect(codeOf(given)).toBe("108");
    expect(dataOf<Match>(given).room).toMatchObject({ state: "opponent_left" });
    expect((await roomOf(bob, found.match_id)).state).toBe("opponent_left");
    for (const player of [ann, bob]) expect(await findBalance(app.db, player.playerId)).toBe(100);
    expect((await seek(bob, { category: "air-law" })).state).toBe("searching");
    await bob.call("get_random_questions", { destroy_match: 1 });
  });

  it("forfeits a match that goes on", async () => {
    const { ann, bob, first, found } = await twoMatched("air-law");
    await roomOf(ann, first.match_id);
    await roomOf(bob, found.match_id);
    await app.pass(4_000);
    await ann.call("get_random_questions", { match_id: first.match_id, destroy_match: 1 });
    const coins = await Promise.all([ann, bob].map(({ playerId }) => findBalance(app.db, playerId)));
    expect(coins).toEqual([93, 107]);
  });

  it("touches nobody else's search or match", async () => {
    const { ann, first, found } = await twoMatched("air-law");
    const eve = await app.signUp();
    for (const { match_id } of [first, found]) {
      expect(codeOf(await eve.call("get_random_questions", { match_id, destroy_match: 1 }))).toBe("108");
      expect((await seek(eve, { match_id })).state).toBe("nobody");
    }
    expect((await roomOf(ann, first.match_id)).result).toBeNull();
  });
});

describe("a search is refused", () => {
  it("without the coins of the stake, not against the bot", async () => {
    const ann = await app.signUp();
    const at = { coins: 6 };
    await app.db.updateTable("coin_accounts").set(at).where("player_id", "=", ann.playerId).execute();
    expect(codeOf(await ann.call("get_random_questions"))).toBe("201");
    expect((await seek(ann, { bot: 1 })).room?.kind).toBe("bot");
  });

  it("for a subject that is not there, and an id that is none", async () => {
    const ann = await app.signUp();
    expect(codeOf(await ann.call("get_random_questions", { category: "no-such-subject" }))).toBe("102");
    expect(codeOf(await ann.call("get_random_questions", { match_id: "match-1" }))).toBe("102");
    expect(codeOf(await app.call("get_random_questions"))).toBe("129");
  });
});

describe("pairings that a player breaks off", () => {
  /** Somebody waits, is found by this player, and has somebody else to look for. */
  async function breakOff(player: TestPlayer, fields: Fields): Promise<void> {
    const other = await app.signUp();
    await seek(other, { category: "navigation" });
    expect((await seek(player, { category: "navigation", with_socket: 1 })).state).toBe("found");
    await player.call("get_random_questions", fields);
    await other.call("get_random_questions", { destroy_match: 1 });
  }

  it("are five in ten minutes: then the search waits, and the bot does not", async () => {
    const ann = await app.signUp();
    for (let count = 1; count <= 5; count += 1) await breakOff(ann, { destroy_match: 1 });
    const refused = await ann.call("get_random_questions", { category: "navigation" });
    expect([refused.status, codeOf(refused)]).toEqual([429, "210"]);
    expect(refused.body).toMatchObject({ retry_after_seconds: 600 });
    expect((await seek(ann, { bot: 1 })).state).toBe("found");
    await ann.call("get_random_questions", { destroy_match: 1 });
    app.clock.advanceMs(600_000);
    expect((await seek(ann, { category: "navigation" })).state).toBe("searching");
    await ann.call("get_random_questions", { destroy_match: 1 });
  });

  it("are not those that the other one breaks off", async () => {
    const bob = await app.signUp();
    for (let count = 1; count <= 6; count += 1) {
      const ann = await app.signUp();
      await seek(ann, { category: "navigation" });
      expect((await seek(bob, { category: "navigation", with_socket: 1 })).state).toBe("found");
      await ann.call("get_random_questions", { destroy_match: 1 });
    }
    expect((await seek(bob, { category: "navigation" })).state).toBe("searching");
    await bob.call("get_random_questions", { destroy_match: 1 });
  });
});

describe("a player who has met as many new questions as one may", () => {
  async function useUp(player: TestPlayer, left: number): Promise<void> {
    const from = new Date(app.clock.nowMs());
    const keys = { minutes_keys: 200 - left, minutes_from: from, day_keys: 200 - left, day_from: from };
    await app.db
      .insertInto("key_budgets")
      .values({ player_id: player.playerId, ...keys })
      .onConflict((conflict) => conflict.column("player_id").doUpdateSet(keys))
      .execute();
  }

  it("is told so at the door with the time: search, bot, a room and its code", async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const room = dataOf<RoomCard>(await bob.call("create_room", { no_of_que: 5, creator_starts: 1 }));
    await useUp(ann, 4);
    app.clock.advanceMs(60_000);
    for (const [name, fields] of [
      ["get_random_questions", { category: "air-law" }],
      ["get_random_questions", { category: "air-law", bot: 1 }],
      ["create_room", { no_of_que: 5 }],
      ["get_question_by_room_id", { room_id: room.room_code }],
    ] as const) {
      const refused = await ann.call(name, fields);
      expect([name, refused.status, codeOf(refused)]).toEqual([name, 429, "210"]);
      expect(refused.body).toMatchObject({ retry_after_seconds: 540 });
    }
    expect(codeOf(await bob.call("get_question_by_room_id", { room_id: room.room_id, start: 1 }))).toBe(
      "247",
    );
    dataOf(await bob.call("leave_battle", { battle_id: room.room_id }));
    await useUp(ann, 5);
    expect((await seek(ann, { bot: 1 })).state).toBe("found");
  });

  it("goes on with the match that has used it up", async () => {
    const { bob, found } = await twoMatched("meteorology");
    await useUp(bob, 0);
    expect((await seek(bob)).room?.battle_id).toBe(found.room?.battle_id);
  });

  it("plays a subject of which everything is known", async () => {
    const ann = await app.signUp();
    await useUp(ann, 0);
    await sql`insert into item_history (player_id, item_id, seen, correct, last_correct, last_at)
      select ${ann.playerId}, item_id, 1, 0, false, now() from items`.execute(app.db);
    expect((await seek(ann, { bot: 1 })).state).toBe("found");
  });
});

describe("battles that one player opens", () => {
  it("are thirty in ten minutes, rooms and those with the bot together; the own room answers all the same", async () => {
    const ann = await app.signUp();
    for (let count = 1; count < 30; count += 1) {
      const { room } = await seek(ann, { bot: 1, with_socket: 1 });
      expect(room?.kind).toBe("bot");
      expect(codeOf(await ann.call("get_random_questions", { destroy_match: 1 }))).toBe("108");
    }
    const make = () => ann.call("create_room", { room_id: "the-last-one" });
    const made = await make();
    expect([codeOf(made), codeOf(await make())]).toEqual(["120", "119"]);
    dataOf(await ann.call("leave_battle", { battle_id: dataOf<RoomCard>(made).room_id }));
    for (const refused of [await make(), await ann.call("get_random_questions", { bot: 1 })]) {
      expect([refused.status, codeOf(refused)]).toEqual([429, "210"]);
      expect(refused.body).toMatchObject({ retry_after_seconds: 600 });
    }
    expect((await seek(await app.signUp(), { bot: 1 })).state).toBe("found");
    app.clock.advanceMs(600_000);
    expect((await seek(ann, { bot: 1 })).state).toBe("found");
  });
});

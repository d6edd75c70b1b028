import type { Actions, OutputOf } from "@crosscheck/contract";
import type { RoomCard } from "@crosscheck/contract/actions/battles";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { findBalance } from "../../coins/ledger.ts";
import { dataOf, type Result } from "../../conformance/play-fixture.ts";
import { findBattle } from "../store/battle-queries.ts";
import { joinRoom } from "./join-room.ts";
import { codeOf, createPolling } from "./polling-fixture.ts";

const app = await createTestApp();
const { lookAt, answerNow, playOn } = createPolling<TestPlayer>(app);

type Fields = Readonly<Record<string, unknown>>;

async function newRoom(player: TestPlayer, fields: Fields = {}): Promise<RoomCard> {
  const wish = { no_of_que: 5, creator_starts: 1, ...fields };
  return dataOf<RoomCard>(await player.call("create_room", wish));
}

async function join(player: TestPlayer, room_id: string): Promise<string | undefined> {
  return codeOf(await player.call("get_question_by_room_id", { room_id }));
}

/** So many players, the first one with a room. */
async function roomWith(count: number, fields: Fields = {}) {
  const [ann, bob, ...others] = await Promise.all(
    Array.from({ length: Math.max(2, count) }, () => app.signUp()),
  );
  if (ann === undefined || bob === undefined) throw new Error("nobody signed up");
  const room = await newRoom(ann, fields);
  return { ann, bob, others, room };
}

async function startedRoom() {
  const made = await roomWith(2, { room_type: 1 });
  await join(made.bob, made.room.room_code ?? "");
  dataOf(await made.ann.call("get_question_by_room_id", { room_id: made.room.room_id, start: 1 }));
  return made;
}

/** Seats in battles that go on, and what is looked for. */
async function countSeatsAndSearches({ playerId }: TestPlayer): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
      (select count(*) from battle_seats join battles using (battle_id)
        where player_id = ${playerId} and battles.ended_at is null)
      + (select count(*) from battle_searches where player_id = ${playerId}))::integer as count`.execute(
    app.db,
  );
  return rows[0]?.count ?? 9;
}

/** Leaves a player these coins. */
async function leaveCoins(player: TestPlayer, coins: number): Promise<void> {
  await sql`update coin_accounts set coins = ${coins} where player_id = ${player.playerId}`.execute(app.db);
}

describe("a room", () => {
  it("has a code of the server's, and the names of the specification beside ours", async () => {
    const ann = await app.signUp("Amelia");
    const answer = await ann.call("create_room", { room_type: 1, category: "air-law", no_of_que: 7 });
    expect(codeOf(answer)).toBe("120");
    const room = dataOf<RoomCard>(answer);
    expect(room).toMatchObject({
      kind: "friend",
      state: "waiting_for_players",
      roomID: room.room_id,
      attempt_id: room.room_id,
      createdBy: ann.playerId,
      readytoplay: false,
      roomCode: room.room_code,
      entryFee: 5,
      no_of_que: 7,
      category: "air-law",
      totalusers: 1,
      showScore: false,
      users: [{ uid: ann.playerId, name: "Amelia", image: "", CorrectAnswer: 0, point: 0 }],
      questions: [],
    });
    expect(room.room_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
  });

  it("is made once for one name of the client's, by which its creator finds it", async () => {
    const ann = await app.signUp();
    const calls = await Promise.all([1, 2, 3].map(() => ann.call("create_room", { room_id: "my-room" })));
    expect(calls.filter((call) => codeOf(call) === "120")).toHaveLength(1);
    expect(calls.filter((call) => codeOf(call) === "119")).toHaveLength(2);
    expect(new Set(calls.map((call) => dataOf<RoomCard>(call).room_id)).size).toBe(1);
    const { room_id } = await lookAt(ann, "my-room");
    expect(calls.map((call) => dataOf<RoomCard>(call).room_id)).toContain(room_id);
    expect(room_id).not.toBe("my-room");
    const bob = await app.signUp();
    expect(await join(bob, "my-room")).toBe("212");
    dataOf(await ann.call("leave_battle", { battle_id: room_id }));
    expect((await lookAt(ann, "my-room")).room_id).toBe(room_id);
    const next = await ann.call("create_room", { room_id: "my-room" });
    expect(codeOf(next)).toBe("120");
    const again = await ann.call("create_room", { room_id: "my-room" });
    expect([codeOf(again), dataOf<RoomCard>(again).room_id]).toEqual(["119", dataOf<RoomCard>(next).room_id]);
    expect((await lookAt(ann, "my-room")).room_id).toBe(dataOf<RoomCard>(next).room_id);
  });

  it("does not let a client choose the id of a battle, which is that of an attempt too", async () => {
    const ann = await app.signUp();
    const room_id = app.ports.random.uuid();
    const room = await newRoom(ann, { room_id });
    expect(room.room_id).not.toBe(room_id);
    expect((await lookAt(ann, room_id)).room_id).toBe(room.room_id);
    // In the order of time, by which the questions of a day are counted.
    expect(room.room_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    app.clock.advanceMs(1);
    expect(app.ports.random.uuid() > room.room_id).toBe(true);
  });

  it("is joined by its code as people type it, and asking again changes nothing", async () => {
    const { ann, bob, room } = await roomWith(2);
    const typed = ` ${room.roomCode.slice(0, 3).toLowerCase()}-${room.roomCode.slice(3).toLowerCase()} `;
    const card = await lookAt(bob, typed);
    expect(card).toMatchObject({ totalusers: 2, own_seat: 2, createdBy: ann.playerId });
    expect(await lookAt(bob, room.roomCode)).toMatchObject({ totalusers: 2, own_seat: 2 });
    expect(await lookAt(ann, room.room_id)).toMatchObject({ totalusers: 2, own_seat: 1 });
  });

  it("is looked at by its code without taking a seat, and by nobody else", async () => {
    const { ann, bob, room } = await roomWith(2, { category: "air-law" });
    const seen = dataOf<RoomCard>(
      await bob.call("get_question_by_room_id", { room_id: room.roomCode, look: 1 }),
    );
    expect(seen).toMatchObject({
      own_seat: null,
      totalusers: 1,
      category: "air-law",
      entryFee: 5,
      questions: [],
    });
    expect(codeOf(await bob.call("get_question_by_room_id", { room_id: room.room_id, look: 1 }))).toBe("212");
    expect((await lookAt(ann, room.room_id)).totalusers).toBe(1);
  });

  it("shows somebody who looks at a match neither questions nor answers", async () => {
    const { ann, bob, room } = await startedRoom();
    await app.pass(4_000);
    const card = await lookAt(ann, room.room_id);
    expect(card.questions).toHaveLength(1);
    await Promise.all([answerNow(ann, card), answerNow(bob, await lookAt(bob, room.room_id))]);
    expect((await lookAt(ann, room.room_id)).reveals).toHaveLength(1);
    const cem = await app.signUp();
    const seen = await cem.call("get_question_by_room_id", { room_id: room.roomCode, look: 1 });
    expect(dataOf<RoomCard>(seen)).toMatchObject({
      state: "game_started",
      questions: [],
      reveals: [],
      question: null,
    });
  });
});

describe("sentences of a room", () => {
  it("asks for a code, and says when one is not valid", async () => {
    const ann = await app.signUp();
    for (const empty of ["", "  "]) expect(await join(ann, empty)).toBe("244");
    for (const code of ["12345", "ABCDEFG", "ABC!23", "UUUUUU", "ZZZZZZ", app.ports.random.uuid()]) {
      expect(await join(ann, code)).toBe("212");
    }
  });

  it.each([[0], [1]])(
    "takes nobody in where one has blocked the other, as if its code were wrong (%i)",
    async (who) => {
      const { ann, bob, others, room } = await roomWith(3);
      const [cem] = others;
      const [blocker, blocked] = who === 0 ? [ann, bob] : [bob, ann];
      dataOf(await blocker.call("block_player", { user_id: blocked.playerId, blocked: 1 }));
      const wrong = await bob.call("get_question_by_room_id", { room_id: "ZZZZ99" });
      for (const room_id of [room.room_code, room.room_id]) {
        for (const fields of [{}, { look: 1 }]) {
          const told = await bob.call("get_question_by_room_id", { room_id, ...fields });
          expect([told.status, told.body]).toEqual([wrong.status, wrong.body]);
        }
      }
      expect(await join(cem ?? bob, room.room_code ?? "")).toBeUndefined();
      await blocker.call("block_player", { user_id: blocked.playerId, blocked: 0 });
      expect(await join(bob, room.room_code ?? "")).toBeUndefined();
    },
  );

  it("says that it is full, has started, or is gone", async () => {
    const { ann, bob, others, room } = await roomWith(3, { room_type: 1 });
    const [cem = bob] = others;
    expect(await join(bob, room.roomCode)).toBeUndefined();
    expect(await join(cem, room.roomCode)).toBe("213");
    dataOf(await ann.call("get_question_by_room_id", { room_id: room.room_id, start: 1 }));
    expect(await join(cem, room.roomCode)).toBe("214");
    const other = await roomWith(2);
    dataOf(await other.ann.call("leave_battle", { battle_id: other.room.room_id }));
    expect(await join(cem, other.room.roomCode)).toBe("121");
    expect((await lookAt(other.ann, other.room.room_id)).state).toBe("deleted_by_owner");
  });

  it("lets only its creator start it, with two at least", async () => {
    const { ann, bob, room } = await roomWith(2);
    const start = (player: TestPlayer) =>
      player.call("get_question_by_room_id", { room_id: room.room_id, start: 1 });
    expect(codeOf(await start(ann))).toBe("247");
    expect(codeOf(await start(bob))).toBe("245");
    const started = await start(ann);
    expect(codeOf(started)).toBeUndefined();
    await app.pass(10);
    expect(await lookAt(bob, room.room_id)).toMatchObject({
      state: "game_started",
      readytoplay: true,
      pot: 10,
    });
  });

  it("does not let in again whom the creator has sent away", async () => {
    const { ann, bob, room } = await roomWith(2);
    await join(bob, room.roomCode);
    const { playerId } = ann;
    await app.battles.ask(room.room_id, { type: "remove", playerId, targetId: bob.playerId });
    expect(await join(bob, room.roomCode)).toBe("246");
  });

  it("needs the coins of its stake, which are held at the start", async () => {
    const { ann, bob, room } = await roomWith(2, { entry_fee: 30 });
    await leaveCoins(bob, 29);
    expect(await join(bob, room.roomCode)).toBe("201");
    expect(codeOf(await bob.call("create_room", { entry_fee: 30 }))).toBe("201");
    expect(await findBalance(app.db, ann.playerId)).toBe(100);
  });

  it("of a subject that has to be bought is for those who have bought it", async () => {
    await sql`update categories set price_coins = 10 where slug = 'meteorology'`.execute(app.db);
    app.clock.advanceMs(6_000);
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    expect(codeOf(await ann.call("create_room", { category: "meteorology" }))).toBe("211");
    dataOf(await ann.call("unlock_premium_category", { category: "meteorology" }));
    const room = await newRoom(ann, { category: "meteorology" });
    expect(await join(bob, room.roomCode)).toBe("211");
    dataOf(await bob.call("unlock_premium_category", { category: "meteorology" }));
    expect(await join(bob, room.roomCode)).toBeUndefined();
  });

  it("knows no subject that is not battled over", async () => {
    const ann = await app.signUp();
    expect(codeOf(await ann.call("create_room", { category: "no-such-subject" }))).toBe("102");
    expect(codeOf(await ann.call("create_room", { category: "mm-weather" }))).toBe("102");
    type Rows = readonly {
      readonly slug: string;
      readonly is_premium: boolean;
      readonly no_of_que: number;
    }[];
    const [rows, group] = await Promise.all(
      [2, 3].map(async (sub_type) => dataOf<Rows>(await ann.call("get_categories", { type: 1, sub_type }))),
    );
    expect(rows?.length).toBeGreaterThan(3);
    expect(group).toEqual(rows);
    expect(rows?.filter(({ no_of_que: count }) => count < 20)).toEqual([]);
    for (const { slug } of rows?.filter(({ is_premium: isPremium }) => !isPremium).slice(0, 3) ?? []) {
      const room = await newRoom(ann, { category: slug });
      expect(room.category).toBe(slug);
      dataOf(await ann.call("leave_battle", { battle_id: room.room_id }));
    }
  });
});

describe("one battle at a time", () => {
  it("refuses another room, a search and a code to who has a seat", async () => {
    const { ann, bob, room } = await roomWith(2);
    await join(bob, room.roomCode);
    const other = await roomWith(2);
    for (const player of [ann, bob]) {
      expect(codeOf(await player.call("create_room"))).toBe("253");
      expect(codeOf(await player.call("get_random_questions"))).toBe("253");
      expect(codeOf(await player.call("get_random_questions", { bot: 1 }))).toBe("253");
      expect(await join(player, other.room.roomCode)).toBe("253");
    }
    expect(dataOf<OutputOf<Actions["get_open_battle"]>>(await bob.call("get_open_battle"))).toMatchObject({
      battle: { battle_id: room.room_id, kind: "group", is_started: false },
      invitations: [],
    });
    dataOf(await bob.call("leave_battle", { battle_id: room.room_id }));
    expect(codeOf(await bob.call("leave_battle", { battle_id: room.room_id }))).toBe("111");
    expect(await join(bob, other.room.roomCode)).toBeUndefined();
  });

  it("gives no two seats to a player with two devices, whatever they take at once", async () => {
    const bob = await app.signUp();
    const rooms = await Promise.all([1, 2, 3].map(async () => newRoom(await app.signUp())));
    await Promise.all([
      ...rooms.map(({ roomCode }) => join(bob, roomCode)),
      bob.call("create_room"),
      bob.call("get_random_questions"),
    ]);
    expect(await countSeatsAndSearches(bob)).toBeLessThanOrEqual(1);
  });

  it("gives up what a second device looks for while the room gives the seat", async () => {
    const { bob, room } = await roomWith(2);
    const record = await findBattle(app.db, room.room_id);
    if (record === undefined) throw new Error("no room");
    let searched: string | undefined;
    const ask: typeof app.battles.ask = async (battleId, intent) => {
      searched = codeOf(await bob.call("get_random_questions"));
      return await app.battles.ask(battleId, intent);
    };
    const caller = {
      kind: "player",
      playerId: bob.playerId,
      deviceId: "",
      signedInAtMs: app.clock.nowMs(),
      alsoDefaultLanguage: false,
      pageLanguage: null,
    } as const;
    const call = { db: app.db, nowMs: app.clock.nowMs(), settings: await app.settings.current(), caller };
    expect(await joinRoom({ ...app.battles, ask }, call, record)).toBeNull();
    expect(searched).toBeUndefined();
    expect(await countSeatsAndSearches(bob)).toBe(1);
  });

  it("lets go of a group match that was left and goes on without the player", async () => {
    const { ann, bob, others, room } = await roomWith(3);
    const [cem = bob] = others;
    await join(bob, room.roomCode);
    await join(cem, room.roomCode);
    dataOf(await ann.call("get_question_by_room_id", { room_id: room.room_id, start: 1 }));
    await app.pass(10);
    dataOf(await cem.call("leave_battle", { battle_id: room.room_id }));
    expect(dataOf(await cem.call("get_open_battle"))).toMatchObject({ battle: null });
    expect(codeOf(await cem.call("create_room"))).toBe("120");
    expect(codeOf(await bob.call("create_room"))).toBe("253");
    // What was left is still there to look at.
    expect((await lookAt(cem, room.room_id)).seats[2]?.presence).toBe("lost");
  });
});

describe("the seats of a player", () => {
  it("are left when the account is deleted: a room of the own goes, and a match is forfeited", async () => {
    const waiting = await roomWith(2);
    const playing = await startedRoom();
    await app.pass(10);
    for (const player of [waiting.ann, playing.ann]) dataOf(await player.call("delete_user_account"));
    expect(await join(waiting.bob, waiting.room.roomCode)).toBe("121");
    const card = await lookAt(playing.bob, playing.room.room_id);
    expect([card.state, card.result?.seats.map(({ outcome }) => outcome)]).toEqual([
      "opponent_left",
      ["defeat", "win"],
    ]);
    expect(app.bugs).toEqual([]);
  });

  it("are not doubled by a rematch that somebody else asks for meanwhile", async () => {
    const { ann, bob, room } = await startedRoom();
    await playOn([ann, bob], (player) => lookAt(player, room.room_id));
    const again = (player: TestPlayer) =>
      app.battles.ask(room.room_id, { type: "ask_rematch", playerId: player.playerId });
    await again(bob);
    const other = await newRoom(bob);
    await again(ann);
    await app.pass(10);
    expect(dataOf(await bob.call("get_open_battle"))).toMatchObject({ battle: { battle_id: other.room_id } });
    expect(dataOf(await ann.call("get_open_battle"))).toMatchObject({ battle: null });
    expect((await lookAt(ann, room.room_id)).rematch_id).toBeNull();
  });

  it.each([[0], [1]])("follow no rematch where one has blocked the other (%i)", async (who) => {
    const { ann, bob, room } = await startedRoom();
    await playOn([ann, bob], (player) => lookAt(player, room.room_id));
    const [blocker, blocked] = who === 0 ? [ann, bob] : [bob, ann];
    dataOf(await blocker.call("block_player", { user_id: blocked.playerId, blocked: 1 }));
    for (const { playerId } of [ann, bob])
      expect(await app.battles.ask(room.room_id, { type: "ask_rematch", playerId })).toBeNull();
    await app.pass(10);
    expect((await lookAt(ann, room.room_id)).rematch_id).toBeNull();
    for (const player of [ann, bob])
      expect(dataOf(await player.call("get_open_battle"))).toMatchObject({ battle: null });
  });

  it("follow a rematch that both ask for", async () => {
    const { ann, bob, room } = await startedRoom();
    await playOn([ann, bob], (player) => lookAt(player, room.room_id));
    for (const { playerId } of [ann, bob])
      await app.battles.ask(room.room_id, { type: "ask_rematch", playerId });
    await app.pass(10);
    const { rematch_id: rematchId } = await lookAt(ann, room.room_id);
    expect(dataOf(await bob.call("get_open_battle"))).toMatchObject({ battle: { battle_id: rematchId } });
  });

  it("follow no rematch of somebody who has opened thirty in ten minutes, since a rematch is one", async () => {
    const { ann, bob, room } = await startedRoom();
    await playOn([ann, bob], (player) => lookAt(player, room.room_id));
    for (let count = 1; count <= 30; count += 1) {
      const opened = await newRoom(bob);
      dataOf(await bob.call("leave_battle", { battle_id: opened.room_id }));
    }
    for (const { playerId } of [ann, bob])
      await app.battles.ask(room.room_id, { type: "ask_rematch", playerId });
    await app.pass(10);
    expect((await lookAt(ann, room.room_id)).rematch_id).toBeNull();
    expect(dataOf(await ann.call("get_open_battle"))).toMatchObject({ battle: null });
  });
});

describe("wrong codes", () => {
  it("are limited to ten in ten minutes, the right one included", async () => {
    const { bob, room } = await roomWith(2);
    for (let tries = 0; tries < 10; tries += 1) expect(await join(bob, `QQQQQ${tries}`)).toBe("212");
    const full = await bob.call("get_question_by_room_id", { room_id: room.roomCode });
    expect([full.status, codeOf(full)]).toEqual([429, "210"]);
    expect(full.body).toMatchObject({ retry_after_seconds: 600 });
    app.clock.advanceMs(600_000);
    expect((await lookAt(await app.signUp(), (await newRoom(await app.signUp())).roomCode)).own_seat).toBe(2);
    expect(await join(bob, "QQQQQQ")).toBe("212");
  });

  it("sent at once are no more", async () => {
    const bob = await app.signUp();
    const codes = Array.from({ length: 15 }, (_, index) => `PPPP${10 + index}`);
    const answers = await Promise.all(codes.map((code) => join(bob, code)));
    expect(answers.filter((code) => code === "212")).toHaveLength(10);
  });

  it("are forgiven to who has a right one, and an own seat costs nothing", async () => {
    const { bob, room } = await roomWith(2);
    for (let tries = 0; tries < 9; tries += 1) await join(bob, `QQQQQ${tries}`);
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await lookAt(bob, room.roomCode)).own_seat).toBe(2);
    }
  });

  it("of all behind one address are limited too, for a class sits there", async () => {
    app.clock.advanceMs(600_000);
    const guessers = await Promise.all(Array.from({ length: 7 }, () => app.signUp()));
    const tried = await Promise.all(
      guessers.flatMap((player) => Array.from({ length: 10 }, (_, index) => join(player, `MMMMM${index}`))),
    );
    expect(tried.filter((code) => code === "212")).toHaveLength(60);
    expect(tried.filter((code) => code === "210")).toHaveLength(10);
    app.clock.advanceMs(600_000);
  });
});

describe("a client without a socket", () => {
  it("plays a room of three to its end by asking, and looks the questions through", async () => {
    const { ann, bob, others, room } = await roomWith(3);
    const players = [ann, bob, ...others];
    for (const player of players.slice(1)) await join(player, room.roomCode);
    dataOf(await ann.call("get_question_by_room_id", { room_id: room.room_id, start: 1 }));
    const { room_id: attempt_id } = room;
    expect(codeOf(await ann.call("get_attempt", { attempt_id }))).toBe("102");
    const cards = await playOn(players, (player) => lookAt(player, room.room_id));
    expect(cards.map((card) => [card.state, card.result?.reason, card.showScore])).toEqual(
      players.map(() => ["ended", "points", true]),
    );
    const coins = await Promise.all(players.map(({ playerId }) => findBalance(app.db, playerId)));
    const won = cards[0]?.result?.seats.map((seat) => seat.coins - 5) ?? [];
    expect(coins).toEqual(won.map((change) => 100 + change));
    const review = dataOf<OutputOf<Actions["review_attempt"]>>(
      await bob.call("review_attempt", { attempt_id }),
    );
    expect(review.questions).toHaveLength(5);
    expect(dataOf<Result>(await bob.call("finish_attempt", { attempt_id })).attempt_id).toBe(attempt_id);
    expect(app.bugs).toEqual([]);
  });

  it("starts by itself half a minute after the second has joined, where nobody can say so", async () => {
    const { ann, bob, room } = await roomWith(2, { creator_starts: 0 });
    await join(bob, room.roomCode);
    for (let second = 0; second < 31; second += 1) {
      await app.pass(1_000);
      await Promise.all([ann, bob].map((player) => lookAt(player, room.room_id)));
    }
    expect((await lookAt(ann, room.room_id)).state).toBe("game_started");
  });

  it("answers by question, once, in time, and learns nothing from it", async () => {
    const { ann, bob, room } = await startedRoom();
    await app.pass(2_500);
    const [told] = (await lookAt(ann, room.room_id)).questions;
    const submit = (player: TestPlayer, fields: Fields) =>
      player.call("submit_answer", {
        attempt_id: room.room_id,
        question_id: told?.question_id ?? "",
        ...fields,
      });
    const [first = "", other = ""] = told?.options.map((option) => option.option_id) ?? [];
    expect(codeOf(await submit(ann, { answer: first }))).toBe("248");
    await app.pass(1_000);
    expect((await submit(ann, { answer: "no-option" })).body).toMatchObject({
      message: "103",
      field: "answer",
    });
    expect((await submit(ann, {})).body).toMatchObject({ message: "103", field: "answer" });
    expect(codeOf(await submit(ann, { answer: first, question_id: app.ports.random.uuid() }))).toBe("102");
    const cem = await app.signUp();
    expect(codeOf(await submit(cem, { answer: first }))).toBe("102");
    const recorded = dataOf(await submit(ann, { answer: first }));
    expect(recorded).toMatchObject({
      recorded: true,
      correct: null,
      correct_answer: null,
      reveal: null,
      score: 0,
    });
    expect(dataOf(await submit(ann, { answer: other }))).toMatchObject({ recorded: true });
    const card = await lookAt(ann, room.room_id);
    expect([card.own_answer, card.reveals]).toEqual([first, []]);
    await lookAt(bob, room.room_id);
    await app.pass(9_000);
    await lookAt(bob, room.room_id);
    await app.pass(9_000);
    await lookAt(bob, room.room_id);
    await app.pass(4_000);
    expect(codeOf(await submit(bob, { answer: first }))).toBe("249");
  });

  it("gets a ticket for a socket of the own seat alone", async () => {
    const { ann, bob, room } = await roomWith(2);
    const fields = { battle_id: room.room_id };
    expect(dataOf(await ann.call("get_battle_ticket", fields))).toMatchObject({
      path: "/rt/one/",
      protocol: 1,
    });
    expect(codeOf(await bob.call("get_battle_ticket", fields))).toBe("102");
    expect(codeOf(await bob.call("get_battle_ticket", { battle_id: app.ports.random.uuid() }))).toBe("102");
  });
});

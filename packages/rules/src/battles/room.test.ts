import { describe, expect, it } from "vitest";
import { beginMatch, OPENED_MS, rulesOf, Table } from "./battle-fixture.ts";
import {
  ROOM_ABSENCE_MS,
  ROOM_LIFE_MS,
  roomRules,
  SEATS,
  searchRules,
  type BattleRules,
} from "./battle-rules.ts";

import { EMOJIS, isLineAllowed, PHRASES } from "./lines.ts";
import { nextStepAt } from "./step-battle.ts";
import { roomStateOf, viewBattle } from "./view-battle.ts";

const T = OPENED_MS;
const PAIR = [{ playerId: "ann" }, { playerId: "bob" }];

/** A room of ann's, with others in it. */
function openRoom(
  kind: "friend" | "group",
  others: readonly string[] = [],
  more: Partial<BattleRules> = {},
): Table {
  const table = new Table({ rules: rulesOf(kind, more) });
  for (const playerId of others) table.send({ type: "join", playerId }, T);
  return table;
}

const seated = ({ state }: Table) => state.seats.map(({ playerId }) => playerId);

describe("rules of a battle", () => {
  it.each([
    ["random", { questionCount: 10, secondsPerQuestion: 20, stakeCoins: 5 }],
    ["bot", { questionCount: 10, secondsPerQuestion: 20, stakeCoins: 0 }],
  ] as const)("of a search (%s) are nobody's choice", (kind, numbers) => {
    expect(searchRules(kind)).toEqual({ kind, ...numbers, startsItself: false });
  });

  it.each([
    [{}, 10, 5],
    [{ questionCount: 5, stakeCoins: 0 }, 5, 0],
    [{ questionCount: 20, stakeCoins: 50 }, 20, 50],
  ])(
    "creator chooses number of questions (5 to 20) and stake (0 to 50, default 5): %o",
    (wish, count, coins) => {
      expect(roomRules({ kind: "group", ...wish })).toMatchObject({
        questionCount: count,
        stakeCoins: coins,
      });
    },
  );

  it.each([
    { questionCount: 4 },
    { questionCount: 21 },
    { questionCount: 7.5 },
    { stakeCoins: -1 },
    { stakeCoins: 51 },
    { stakeCoins: Number.NaN },
  ])("refuse a number out of bounds: %o", (wish) => {
    expect(roomRules({ kind: "friend", ...wish })).toBeNull();
  });

  it("take the numbers of an admin, also where the creator chose others", () => {
    const numbers = { questionCount: 15, secondsPerQuestion: 30, stakeCoins: 9 };
    expect(searchRules("random", numbers)).toMatchObject(numbers);
    expect(searchRules("bot", numbers)).toMatchObject({ ...numbers, stakeCoins: 0 });
    expect(roomRules({ kind: "group", stakeCoins: 2 }, numbers)).toMatchObject({ ...numbers, stakeCoins: 2 });
  });

  it("group battle: up to 4 players; one-to-one: two", () => {
    expect(SEATS).toEqual({ random: 2, bot: 2, friend: 2, group: 4 });
  });
});

describe("a room with a code", () => {
  it("waiting for players: joiners take the lowest free seat, and the same one twice is one", () => {
    const table = openRoom("group", ["bob", "cem"]);
    expect(table.send({ type: "join", playerId: "bob" }, T)).toBeNull();
    expect(table.send({ type: "join", playerId: "ann" }, T)).toBeNull();
    table.send({ type: "leave", playerId: "bob" }, T);
    table.send({ type: "join", playerId: "dia" }, T);
    expect(table.state.seats.map(({ seat, playerId }) => [seat, playerId])).toEqual([
      [1, "ann"],
      [2, "dia"],
      [3, "cem"],
    ]);
    expect(roomStateOf(table.state)).toBe("waiting_for_players");
  });

  it.each([
    ["friend", ["bob"]],
    ["group", ["bob", "cem", "dia"]],
  ] as const)("Room is full: a %s battle takes %o and nobody more", (kind, others) => {
    const table = openRoom(kind, others);
    expect(roomStateOf(table.state)).toBe("room_full");
    expect(table.send({ type: "join", playerId: "eve" }, T)).toBe("room_full");
  });

  it("game started: nobody joins any more, and players come back", () => {
    const table = beginMatch("group", ["ann", "bob"]);
    expect(roomStateOf(table.state)).toBe("game_started");
    expect(table.send({ type: "join", playerId: "eve" }, T)).toBe("game_started");
    expect(table.send({ type: "join", playerId: "bob" }, T)).toBeNull();
  });

  it("creator versus joiner: only the creator starts, with two players at least", () => {
    const table = openRoom("group");
    expect(table.send({ type: "start", playerId: "ann" }, T)).toBe("too_few");
    table.send({ type: "join", playerId: "bob" }, T);
    expect(table.send({ type: "start", playerId: "bob" }, T)).toBe("not_creator");
    expect(table.send({ type: "start", playerId: "eve" }, T)).toBe("not_seated");
    expect(table.send({ type: "start", playerId: "ann" }, T)).toBeNull();
    expect(table.send({ type: "start", playerId: "ann" }, T)).toBeNull();
    expect(table.doings("hold_stakes")).toHaveLength(1);
  });

  it("creator may remove a seat before the start, for good", () => {
    const table = openRoom("group", ["bob"]);
    expect(table.send({ type: "remove", playerId: "bob", targetId: "ann" }, T)).toBe("not_creator");
    expect(table.send({ type: "remove", playerId: "ann", targetId: "ann" }, T)).toBe("not_creator");
    expect(table.send({ type: "remove", playerId: "ann", targetId: "bob" }, T)).toBeNull();
    expect(table.send({ type: "join", playerId: "bob" }, T)).toBe("removed");
    const begun = beginMatch("group", ["ann", "bob", "cem"]);
    expect(begun.send({ type: "remove", playerId: "ann", targetId: "bob" }, T)).toBe("game_started");
  });

  it("creator leaves before start: deleted by owner, and the document does not exist any more", () => {
    const table = openRoom("group", ["bob"]);
    table.send({ type: "leave", playerId: "ann" }, T + 1);
    expect(roomStateOf(table.state)).toBe("deleted_by_owner");
    expect(table.outcomes()).toEqual({ ann: ["abandoned", 0], bob: ["abandoned", 0] });
    expect(table.doings("settle")).toEqual([]);
    expect(table.send({ type: "join", playerId: "cem" }, T + 2)).toBe("room_gone");
  });

  it.each([
    ["deletes first", ["leave", "join"], "room_gone"],
    ["deletes second", ["join", "leave"], null],
  ] as const)("owner %s while the fourth joins: the room is deleted either way", (_case, order, reply) => {
    const table = openRoom("group", ["bob", "cem"]);
    const replies = order.map((type) => {
      return table.send({ type, playerId: type === "leave" ? "ann" : "dia" }, T + 1);
    });
    expect(replies[order.indexOf("join")]).toBe(reply);
    expect(table.result().reason).toBe("deleted_by_owner");
  });

  it("starts itself when all seats are full or 30 s after the second joined", () => {
    const full = openRoom("friend", [], { startsItself: true });
    full.send({ type: "join", playerId: "bob" }, T + 5);
    expect(full.state.phase.is).toBe("playing");
    const table = openRoom("group", [], { startsItself: true });
    table.send({ type: "join", playerId: "bob" }, T + 5_000);
    table.send({ type: "join", playerId: "cem" }, T + 20_000);
    expect(nextStepAt(table.state)).toBe(T + 35_000);
    expect(table.until(T + 35_000).frames("start")).toMatchObject([{ potCoins: 15 }]);
  });

  it("keeps the seat of who is away for a while, and starts without it", () => {
    const table = openRoom("group", ["bob", "cem"]);
    table.send({ type: "dropped", playerId: "cem", connection: 1 }, T);
    expect(table.frames("seat").at(-1)).toMatchObject({ is: "dropped", graceUntilMs: T + ROOM_ABSENCE_MS });
    table.send({ type: "start", playerId: "ann" }, T + 1_000);
    expect(table.doings("hold_stakes")).toMatchObject([{ playerIds: ["ann", "bob"] }]);
    expect(seated(table)).toEqual(["ann", "bob"]);
  });

  it("gives the seat up of who stays away, and is deleted when it is the creator's", () => {
    const table = openRoom("group", ["bob"]);
    table.send({ type: "dropped", playerId: "bob", connection: 1 }, T);
    table.send({ type: "dropped", playerId: "ann", connection: 1 }, T + 1_000);
    expect(seated(table.until(T + ROOM_ABSENCE_MS + 1))).toEqual(["ann"]);
    expect(table.until(T + ROOM_ABSENCE_MS + 1_001).result().reason).toBe("deleted_by_owner");
  });

  it("gives an away creator who started the whole 60 s of the match", () => {
    const table = openRoom("friend", ["bob"]);
    table.send({ type: "dropped", playerId: "ann", connection: 1 }, T);
    table.send({ type: "start", playerId: "ann" }, T + 100_000);
    expect(table.frames("seat").at(-1)).toMatchObject({ seat: 1, is: "dropped", graceUntilMs: T + 160_000 });
  });

  it("waits half an hour for players", () => {
    expect(
      openRoom("group")
        .until(T + ROOM_LIFE_MS)
        .result().reason,
    ).toBe("nobody_came");
  });
});

describe("holding the stakes", () => {
  function starting(kind: "friend" | "group" = "group"): Table {
    const table = openRoom(kind, ["bob", "cem"].slice(0, kind === "friend" ? 1 : 2));
    table.holds = false;
    table.send({ type: "start", playerId: "ann" }, T);
    return table;
  }

  it("a player who leaves meanwhile gets the stake back, though it is held later", () => {
    const table = starting();
    table.send({ type: "leave", playerId: "bob" }, T + 1);
    expect(table.doings("return_stakes")).toEqual([{ do: "return_stakes", hold: 1 }]);
    table.hold(1, T + 2);
    expect(table.state.phase.is).toBe("waiting");
    expect(table.doings("return_stakes")).toHaveLength(2);
    table.holds = true;
    table.send({ type: "start", playerId: "ann" }, T + 3);
    expect(table.frames("start")).toMatchObject([{ playerIds: ["ann", "cem"], potCoins: 10 }]);
    table.hold(2, T + 4);
    expect(table.doings("return_stakes")).toHaveLength(2);
  });

  it("the room is deleted meanwhile: stakes back", () => {
    const table = starting();
    table.send({ type: "leave", playerId: "ann" }, T + 1);
    table.hold(1, T + 2);
    expect(table.result()).toMatchObject({ reason: "deleted_by_owner", potCoins: 0 });
    expect(table.doings("return_stakes")).toHaveLength(2);
    expect(table.doings("settle")).toEqual([]);
  });

  it.each(["no_coins", "not_able"] as const)(
    "who cannot take part (%s) loses the seat, and the creator may start again",
    (why) => {
      const table = starting();
      table.send({ type: "stakes_refused", hold: 1, playerIds: ["bob"], why }, T + 1);
      expect(seated(table)).toEqual(["ann", "cem"]);
      expect(table.state.phase.is).toBe("waiting");
      const poor = starting();
      poor.send({ type: "stakes_refused", hold: 1, playerIds: ["ann"], why }, T + 1);
      expect(poor.result()).toMatchObject({ reason: why, potCoins: 0 });
    },
  );

  it("a shell that says nothing for 10 s starts nothing, and what it holds is returned", () => {
    const table = starting().until(T + 10_000);
    expect(table.state.phase.is).toBe("waiting");
    expect(table.doings("return_stakes")).toHaveLength(1);
  });

  it("a paper without questions is no match: called off, stakes back", () => {
    const table = starting();
    table.send({ type: "stakes_held", hold: 1, paper: { questions: [] }, botMoves: [] }, T + 1);
    expect(table.result().reason).toBe("voided");
    expect(table.doings("return_stakes")).toHaveLength(1);
  });
});

describe("two who found each other", () => {
  const search = () => new Table({ rules: rulesOf("random"), players: PAIR });

  it("both seats ready, then stakes held in one transaction, then countdown 3-2-1", () => {
    const table = search();
    table.send({ type: "ready", playerId: "ann" }, T + 1);
    expect(table.doings("hold_stakes")).toEqual([]);
    table.send({ type: "ready", playerId: "bob" }, T + 2);
    expect(table.frames("start")).toMatchObject([{ openAtMs: T + 2 + 3_000 }]);
  });

  it("wait for one who has said ready and is away", () => {
    const table = search();
    table.send({ type: "ready", playerId: "ann" }, T + 1);
    table.send({ type: "dropped", playerId: "ann", connection: 1 }, T + 2);
    table.send({ type: "ready", playerId: "bob" }, T + 3);
    expect(table.state.phase.is).toBe("waiting");
    table.send({ type: "connected", playerId: "ann", connection: 2 }, T + 4);
    expect(table.state.phase.is).toBe("playing");
  });

  it("have 15 s to be ready, and nothing is held of who was", () => {
    const table = search();
    table.send({ type: "ready", playerId: "ann" }, T + 1);
    table.until(T + 15_000);
    expect(table.result().reason).toBe("not_ready");
    expect(table.outcomes()).toEqual({ ann: ["abandoned", 0], bob: ["abandoned", 0] });
  });

  it("cancel: opponent left before the match, nothing is lost", () => {
    const table = search();
    table.send({ type: "leave", playerId: "bob" }, T + 1);
    expect(table.result()).toMatchObject({ reason: "opponent_left", potCoins: 0 });
    expect(roomStateOf(table.state)).toBe("opponent_left");
    expect(table.send({ type: "ask_rematch", playerId: "ann" }, T + 2)).toBe("room_gone");
  });

  it("are alone: nobody joins, starts or removes", () => {
    const table = search();
    expect(table.send({ type: "join", playerId: "eve" }, T)).toBe("room_full");
    expect(table.send({ type: "start", playerId: "ann" }, T)).toBe("not_creator");
    expect(table.send({ type: "remove", playerId: "ann", targetId: "bob" }, T)).toBe("not_creator");
  });
});

describe("messages and emojis", () => {
  const text = (length: number) => ({ kind: "text", text: "é".repeat(length) }) as const;

  it("a closed set of phrases and emojis by default", () => {
    expect(PHRASES.every((id) => isLineAllowed({ kind: "phrase", id }, false))).toBe(true);
    expect(EMOJIS.every((id) => isLineAllowed({ kind: "emoji", id }, false))).toBe(true);
    expect(isLineAllowed({ kind: "phrase", id: "smile" }, true)).toBe(false);
    expect(isLineAllowed({ kind: "emoji", id: "<b>" }, true)).toBe(false);
  });

  it("free text only between players who joined by code, at most 200 characters", () => {
    expect(isLineAllowed(text(200), true)).toBe(true);
    expect(isLineAllowed(text(201), true)).toBe(false);
    expect(isLineAllowed({ kind: "text", text: " \n" }, true)).toBe(false);
    const pair = new Table({ rules: rulesOf("random"), players: PAIR });
    const line = { type: "say", playerId: "ann", messageId: "m1", line: text(5) } as const;
    expect(pair.send(line, T)).toBe("line_not_allowed");
    const room = openRoom("friend", ["bob"]);
    expect(room.send(line, T)).toBeNull();
    expect(room.send(line, T)).toBeNull();
    expect(room.frames("line")).toMatchObject([{ seat: 1, messageId: "m1", line: text(5) }]);
  });

  it("five in ten seconds, sixty in a battle", () => {
    const table = openRoom("friend", ["bob"]);
    const say = (number: number, atMs: number) =>
      table.send(
        { type: "say", playerId: "bob", messageId: `m${number}`, line: { kind: "emoji", id: "clap" } },
        atMs,
      );
    const replies = Array.from({ length: 70 }, (_, index) => say(index, T + 1_000 + index * 2_000));
    expect(replies.filter((reply) => reply === null)).toHaveLength(60);
    expect(say(100, T + 200_000)).toBe("too_many_lines");
    const quick = openRoom("friend");
    const at = (number: number, ms: number) =>
      quick.send(
        { type: "say", playerId: "ann", messageId: `${number}`, line: { kind: "emoji", id: "sad" } },
        ms,
      );
    expect([1, 2, 3, 4, 5, 6].map((number) => at(number, T + number))).toEqual([
      ...Array.from({ length: 5 }, () => null),
      "too_many_lines",
    ]);
    expect(at(7, T + 10_001)).toBeNull();
  });
});

describe("rematch", () => {
  const ended = () => beginMatch("random", ["ann", "bob"]).until(T + 600_000);
  const ask = (table: Table, playerId: string, afterMs = 0) => {
    const endMs = table.state.phase.is === "over" ? table.state.phase.atMs : 0;
    return table.send({ type: "ask_rematch", playerId }, endMs + afterMs);
  };

  it("opens once both have pressed, once", () => {
    const table = ended();
    expect(ask(table, "ann")).toBeNull();
    expect(table.doings("open_rematch")).toEqual([]);
    expect(ask(table, "bob", 60_000)).toBeNull();
    expect(ask(table, "bob", 60_000)).toBeNull();
    expect(table.doings("open_rematch")).toEqual([{ do: "open_rematch", playerIds: ["ann", "bob"] }]);
    table.send({ type: "leave", playerId: "bob" }, table.state.lastMs);
    expect(table.doings("open_rematch")).toHaveLength(1);
  });

  it("is refused before the end, a minute after it, and when nobody is left", () => {
    expect(ask(beginMatch("random", ["ann", "bob"]), "ann")).toBe("not_yet");
    expect(ask(ended(), "ann", 60_001)).toBe("too_late");
    const table = ended();
    table.send({ type: "leave", playerId: "bob" }, table.state.lastMs);
    expect(ask(table, "ann")).toBe("too_few");
    expect(ask(table, "bob")).toBe("room_gone");
  });

  it("of a group goes on without who has left it", () => {
    const table = beginMatch("group", ["ann", "bob", "cem"]).until(T + 600_000);
    ask(table, "ann");
    ask(table, "bob");
    table.send({ type: "leave", playerId: "cem" }, table.state.lastMs);
    expect(table.doings("open_rematch")).toMatchObject([{ playerIds: ["ann", "bob"] }]);
    const all = beginMatch("group", ["ann", "bob", "cem"]).until(T + 600_000);
    for (const playerId of ["ann", "bob", "cem"]) ask(all, playerId);
    all.send({ type: "leave", playerId: "cem" }, all.state.lastMs);
    expect(all.doings("open_rematch")).toHaveLength(1);
  });
});

describe("what a player who comes back is shown", () => {
  it("tells that others have answered, the own answer, and points of what is over alone", () => {
    const table = beginMatch("random", ["ann", "bob"]);
    table.answer("ann", "right", 1_000);
    const answer = table.state.seats[0]?.answers[0]?.answer;
    expect(viewBattle(table.state, "ann")).toMatchObject({
      v: table.state.v,
      state: "game_started",
      toldCount: 1,
      question: { number: 1 },
      ownAnswer: answer,
      seats: [{ hasAnswered: true, points: 0 }, { hasAnswered: false }],
      result: null,
    });
    expect(JSON.stringify(viewBattle(table.state, "bob"))).not.toContain(answer);
    table.answer("bob", "wrong", 1_000);
    expect(viewBattle(table.state, "bob")).toMatchObject({
      toldCount: 1,
      question: null,
      seats: [{ points: 6, usedMs: 1_000, hasAnswered: false }, { points: 0 }],
    });
    table.until(T + 600_000);
    expect(viewBattle(table.state, "bob")).toMatchObject({
      state: "ended",
      toldCount: 10,
      seats: [{ points: 6 }, {}],
    });
  });
});

import { describe, expect, it } from "vitest";
import { answerTo, beginMatch, OPENED_MS, Table, rulesOf } from "./battle-fixture.ts";
import { planBot } from "./bot.ts";
import { stepBattle } from "./step-battle.ts";

const PAIR = ["ann", "bob"];
const GROUP = ["ann", "bob", "cem", "dia"];

/** Every question answered by each player in the way given, a second after it opened. */
function playAll(table: Table, ways: Readonly<Record<string, "right" | "wrong">>): Table {
  while (table.state.phase.is === "playing") {
    for (const [playerId, is] of Object.entries(ways)) table.answer(playerId, is, 1_000);
  }
  return table;
}

describe("a match", () => {
  it("has 10 questions of 20 s, entry 5 coins held when the match starts", () => {
    const table = beginMatch("random", PAIR);
    expect(table.doings("hold_stakes")).toEqual([{ do: "hold_stakes", hold: 1, playerIds: PAIR, coins: 5 }]);
    expect(table.frames("start")).toMatchObject([
      { stakeCoins: 5, potCoins: 10, openAtMs: OPENED_MS + 3_000 },
    ]);
    const { number, openAtMs, closeAtMs } = table.question();
    expect([number, closeAtMs - openAtMs]).toEqual([1, 20_000]);
    table.until(openAtMs + 10 * 24_001);
    expect(table.frames("reveal")).toHaveLength(10);
  });

  it("gives +4 and the speed bonus, and the winner takes the pot (results win and lose)", () => {
    const table = playAll(beginMatch("random", PAIR), { ann: "right", bob: "wrong" });
    expect(table.outcomes()).toEqual({ ann: ["win", 10], bob: ["lose", 0] });
    expect(table.result()).toMatchObject({
      reason: "points",
      potCoins: 10,
      houseCoins: 0,
      seats: [
        { rank: 1, points: 60, correct: 10, usedMs: 10_000 },
        { rank: 2, points: 0, correct: 0, usedMs: 10_000 },
      ],
    });
    expect(table.doings("settle")).toHaveLength(1);
  });

  it("ends in a draw (tie) with equal points, and a draw refunds", () => {
    const table = playAll(beginMatch("random", PAIR), { ann: "right", bob: "right" });
    expect(table.outcomes()).toEqual({ ann: ["draw", 5], bob: ["draw", 5] });
  });

  it("is a draw when nobody answers anything", () => {
    const table = beginMatch("random", PAIR).until(OPENED_MS + 600_000);
    expect(table.outcomes()).toEqual({ ann: ["draw", 5], bob: ["draw", 5] });
  });

  it("tells a question at least 400 ms ahead, and opens it later when the server is late", () => {
    const table = beginMatch("random", PAIR);
    expect(table.state.phase).toMatchObject({ turn: { is: "coming", openAtMs: OPENED_MS + 3_000 } });
    const [late, effects] = stepBattle(table.state, { type: "time" }, OPENED_MS + 9_000);
    const openAtMs = OPENED_MS + 9_400;
    expect(effects).toMatchObject([{ frame: { type: "question", openAtMs, closeAtMs: openAtMs + 20_000 } }]);
    expect(stepBattle(late, { type: "time" }, OPENED_MS + 9_000)).toEqual([late, []]);
    table.until(OPENED_MS + 2_400);
    expect(table.frames("question")).toMatchObject([{ openAtMs: OPENED_MS + 3_000 }]);
  });

  it("says that a seat has answered, never what, and reveals when all have", () => {
    const table = beginMatch("group", GROUP.slice(0, 3));
    table.answer("bob", "right", 4_000);
    expect(table.frames("locked")).toMatchObject([{ seat: 2, number: 1 }]);
    expect(Object.keys(table.frames("locked")[0] ?? {}).toSorted()).toEqual(["number", "seat", "type", "v"]);
    table.answer("ann", "wrong", 4_500);
    expect(table.frames("reveal")).toEqual([]);
    table.answer("cem", "right", 7_000);
    const right = answerTo(table.paper, 1, "right");
    expect(table.frames("reveal")).toMatchObject([
      {
        number: 1,
        correctAnswer: right,
        nextOpenAtMs: OPENED_MS + 3_000 + 7_000 + 3_000,
        seats: [
          { seat: 1, verdict: "wrong", points: 0, totalPoints: 0, elapsedMs: 4_500 },
          { seat: 2, answer: right, verdict: "correct", points: 5, bonus: 1, totalPoints: 5 },
          { seat: 3, verdict: "correct", points: 4, bonus: 0, totalPoints: 4 },
        ],
      },
    ]);
  });

  it("takes an answer within a second of grace after the deadline, and not later", () => {
    const table = beginMatch("random", PAIR);
    expect(table.answer("ann", "right", 21_000)).toBeNull();
    expect(table.answer("bob", "right", 21_001)).toBe("too_late");
    expect(table.frames("reveal")).toMatchObject([
      {
        seats: [
          { verdict: "correct", points: 4 },
          { verdict: "blank", points: 0, answer: null },
        ],
      },
    ]);
  });

  it("refuses an answer before the question opens, to another question, or that is none", () => {
    const table = beginMatch("random", PAIR);
    expect(table.answer("ann", "right", -1)).toBe("not_yet");
    const { openAtMs } = table.question();
    const say = (number: number, answer: string, playerId = "ann") =>
      table.send({ type: "answer", playerId, number, answer, roundTripMs: 30 }, openAtMs + 50);
    expect(say(2, answerTo(table.paper, 2, "right"))).toBe("not_yet");
    expect(say(1, "")).toBe("not_an_answer");
    expect(say(1, answerTo(table.paper, 2, "right"))).toBe("not_an_answer");
    expect(say(1, answerTo(table.paper, 1, "right"), "eve")).toBe("not_seated");
    expect(say(1, answerTo(table.paper, 1, "right"))).toBeNull();
  });

  it("goes on in time when the clock is set back", () => {
    const table = beginMatch("random", PAIR);
    table.answer("ann", "right", 5_000);
    const { openAtMs } = table.question();
    const answer = answerTo(table.paper, 1, "right");
    table.step({ type: "answer", playerId: "bob", number: 1, answer, roundTripMs: null }, openAtMs + 1_000);
    expect(table.frames("reveal")).toMatchObject([{ seats: [{ elapsedMs: 5_000 }, { elapsedMs: 5_000 }] }]);
  });

  it("keeps the first answer, whatever is sent again", () => {
    const table = beginMatch("random", PAIR);
    table.answer("ann", "right", 2_000);
    const before = table.state;
    expect(table.answer("ann", "wrong", 2_100)).toBeNull();
    expect(table.state).toBe(before);
    table.answer("bob", "wrong", 3_000);
    expect(table.frames("reveal")).toMatchObject([{ seats: [{ verdict: "correct" }, { verdict: "wrong" }] }]);
  });

  it("group battle: up to four, equal points share the pot rounded down, the rest goes to the house", () => {
    const table = beginMatch("group", GROUP, { stakeCoins: 5 });
    playAll(table, { ann: "right", bob: "right", cem: "right", dia: "wrong" });
    expect(table.outcomes()).toEqual({
      ann: ["draw", 6],
      bob: ["draw", 6],
      cem: ["draw", 6],
      dia: ["lose", 0],
    });
    expect(table.result()).toMatchObject({ potCoins: 20, houseCoins: 2 });
    expect(table.result().seats.map(({ rank }) => rank)).toEqual([1, 1, 1, 4]);
  });
});

describe("leaving and dropping out", () => {
  it("leaving forfeits at once, and one seat left wins the pot (defeat, opponent left)", () => {
    const table = beginMatch("random", PAIR);
    table.answer("bob", "right", 1_000);
    const { openAtMs } = table.question();
    expect(table.send({ type: "leave", playerId: "bob" }, openAtMs + 2_000)).toBeNull();
    expect(table.result().reason).toBe("opponent_left");
    expect(table.outcomes()).toEqual({ ann: ["win", 10], bob: ["defeat", 0] });
  });

  it("a match that is broken off knows what was asked, answered or not, and shows no key of it", () => {
    const told = beginMatch("random", PAIR);
    for (const playerId of ["ann", "bob"]) told.answer(playerId, "right", 1_000);
    const between = told.state;
    told.question();
    told.send({ type: "leave", playerId: "bob" }, told.state.lastMs + 500);
    expect(told.state.phase).toMatchObject({ is: "over", told: 2, revealed: 1 });
    const [left] = stepBattle(between, { type: "leave", playerId: "bob" }, between.lastMs);
    expect(left.phase).toMatchObject({ is: "over", told: 1, revealed: 1 });
  });

  it("of four the others go on, without what was staked by who left", () => {
    const table = beginMatch("group", GROUP);
    table.send({ type: "leave", playerId: "ann" }, table.question().openAtMs);
    expect(table.state.phase.is).toBe("playing");
    for (const playerId of ["bob", "cem"]) table.answer(playerId, "right", 1_000);
    table.answer("dia", "wrong", 1_000);
    expect(table.frames("reveal")).toHaveLength(1);
    playAll(table, { bob: "right", cem: "wrong", dia: "wrong" });
    expect(table.outcomes()).toMatchObject({ ann: ["defeat", 0], bob: ["win", 20], cem: ["lose", 0] });
  });

  it("nobody waits for the answer of who has left", () => {
    const table = beginMatch("group", GROUP.slice(0, 3));
    for (const playerId of ["ann", "bob"]) table.answer(playerId, "right", 1_000);
    expect(table.frames("reveal")).toEqual([]);
    table.send({ type: "leave", playerId: "cem" }, table.state.lastMs + 500);
    expect(table.frames("reveal")).toMatchObject([{ number: 1, seats: [{}, {}, { verdict: "blank" }] }]);
  });

  it("a dropped player's seat is held 60 s in total while the clock runs, then forfeits", () => {
    const table = beginMatch("random", PAIR);
    const atMs = table.question().openAtMs;
    table.send({ type: "dropped", playerId: "bob", connection: 1 }, atMs);
    expect(table.frames("seat").at(-1)).toMatchObject({
      is: "dropped",
      seat: 2,
      graceUntilMs: atMs + 60_000,
    });
    table.send({ type: "connected", playerId: "bob", connection: 2 }, atMs + 40_000);
    expect(table.frames("seat").at(-1)).toMatchObject({ is: "back", graceUntilMs: null });
    expect(table.frames("reveal").length).toBeGreaterThan(0);
    table.send({ type: "dropped", playerId: "bob", connection: 2 }, atMs + 50_000);
    expect(table.frames("seat").at(-1)).toMatchObject({ graceUntilMs: atMs + 70_000 });
    expect(table.until(atMs + 70_000).state.phase.is).toBe("playing");
    table.until(atMs + 70_001);
    expect(table.outcomes()).toEqual({ ann: ["win", 10], bob: ["defeat", 0] });
  });

  it("whoever is back in the last millisecond is in time", () => {
    const table = beginMatch("random", PAIR);
    const atMs = table.question().openAtMs;
    table.send({ type: "dropped", playerId: "bob", connection: 1 }, atMs);
    table.send({ type: "connected", playerId: "bob", connection: 2 }, atMs + 60_000);
    expect(table.state.seats[1]).toMatchObject({ presence: { is: "here" }, droppedMs: 60_000 });
  });

  it("everyone left: if the last seats drop out inside the same 60 s, stakes return", () => {
    const table = beginMatch("random", PAIR);
    const atMs = table.question().openAtMs;
    table.send({ type: "dropped", playerId: "ann", connection: 1 }, atMs);
    table.send({ type: "dropped", playerId: "bob", connection: 1 }, atMs + 59_000);
    table.until(atMs + 60_001);
    expect(table.state.phase.is).toBe("playing");
    table.until(atMs + 120_000);
    expect(table.result()).toMatchObject({ reason: "everyone_left", potCoins: 10, houseCoins: 0 });
    expect(table.outcomes()).toEqual({ ann: ["abandoned", 5], bob: ["abandoned", 5] });
  });

  it("both drop at once, one comes back after the other is lost, and wins", () => {
    const table = beginMatch("random", PAIR);
    const atMs = table.question().openAtMs;
    table.send({ type: "dropped", playerId: "ann", connection: 1 }, atMs);
    table.send({ type: "dropped", playerId: "bob", connection: 1 }, atMs + 10_000);
    table.send({ type: "connected", playerId: "bob", connection: 2 }, atMs + 65_000);
    expect(table.outcomes()).toEqual({ ann: ["defeat", 0], bob: ["win", 10] });
  });

  it("a seat that is held wins at once when the other one leaves", () => {
    const table = beginMatch("random", PAIR);
    const atMs = table.question().openAtMs;
    table.send({ type: "dropped", playerId: "ann", connection: 1 }, atMs);
    table.send({ type: "leave", playerId: "bob" }, atMs + 1_000);
    expect(table.outcomes()).toEqual({ ann: ["win", 10], bob: ["defeat", 0] });
  });

  it("stakes that were forfeited before everyone left go to the house", () => {
    const table = beginMatch("group", GROUP.slice(0, 3));
    const atMs = table.question().openAtMs;
    table.send({ type: "dropped", playerId: "bob", connection: 1 }, atMs + 1_000);
    table.send({ type: "dropped", playerId: "cem", connection: 1 }, atMs + 1_000);
    table.send({ type: "leave", playerId: "ann" }, atMs + 30_000);
    table.until(atMs + 100_000);
    expect(table.result()).toMatchObject({ reason: "everyone_left", potCoins: 15, houseCoins: 5 });
    expect(table.outcomes()).toEqual({ ann: ["defeat", 0], bob: ["abandoned", 5], cem: ["abandoned", 5] });
  });

  it("a newer tab replaces the older one, whose late disconnect drops nobody", () => {
    const table = beginMatch("random", PAIR);
    const atMs = table.question().openAtMs;
    table.send({ type: "connected", playerId: "ann", connection: 2 }, atMs);
    const before = table.state;
    table.send({ type: "dropped", playerId: "ann", connection: 1 }, atMs + 1);
    table.send({ type: "connected", playerId: "ann", connection: 1 }, atMs + 2);
    expect(table.state).toBe(before);
  });

  it("a drop that overtakes its own connection is not undone by it", () => {
    const table = beginMatch("random", PAIR);
    const atMs = table.question().openAtMs;
    table.send({ type: "dropped", playerId: "ann", connection: 3 }, atMs);
    table.send({ type: "connected", playerId: "ann", connection: 3 }, atMs + 1);
    expect(table.state.seats[0]?.presence.is).toBe("dropped");
  });
});

describe("a battle that another process goes on with", () => {
  it("holds all seats and opens the question anew, with the answers that were locked", () => {
    const table = beginMatch("random", PAIR);
    table.answer("ann", "right", 1_000);
    const atMs = table.question().openAtMs + 15_000;
    table.send({ type: "resumed", epoch: 1 }, atMs);
    table.send({ type: "resumed", epoch: 1 }, atMs + 1_500);
    expect(table.state.seats.map(({ presence }) => presence.is)).toEqual(["dropped", "dropped"]);
    for (const playerId of PAIR) table.send({ type: "connected", playerId, connection: 2 }, atMs + 2_000);
    expect(table.question()).toMatchObject({ number: 1, openAtMs: atMs + 3_000, closeAtMs: atMs + 23_000 });
    table.answer("bob", "right", 500);
    expect(table.frames("reveal")).toMatchObject([{ seats: [{ points: 6 }, { points: 6 }] }]);
  });

  it("is called off with all stakes back when it cannot go on (abandoned)", () => {
    const table = beginMatch("group", GROUP);
    table.send({ type: "leave", playerId: "ann" }, table.question().openAtMs);
    table.send({ type: "voided" }, table.state.lastMs);
    expect(table.result()).toMatchObject({ reason: "voided", potCoins: 20, houseCoins: 0 });
    expect(Object.values(table.outcomes())).toEqual(GROUP.map(() => ["abandoned", 5]));
    table.send({ type: "voided" }, table.state.lastMs);
    expect(table.doings("settle")).toHaveLength(1);
  });
});

describe("play against the bot", () => {
  const players = [{ playerId: "ann" }, { playerId: "bot", isBot: true }];

  function beginWithBot(): Table {
    const table = new Table({ rules: rulesOf("bot"), players });
    const facilities = table.paper.questions.map(() => 0.6);
    table.botMoves = planBot(table.paper, { strength: "captain", facilities, seed: [1, 2, 3, 4] });
    table.send({ type: "ready", playerId: "ann" }, OPENED_MS);
    return table;
  }

  it("bot matches have no stake and no ranking, and the bot answers by its plan", () => {
    const table = beginWithBot();
    expect(table.doings("hold_stakes")).toMatchObject([{ playerIds: ["ann"], coins: 0 }]);
    table.until(OPENED_MS + 600_000);
    expect(table.frames("locked")).toHaveLength(10);
    const given = table.frames("reveal").map(({ seats }) => seats[1]);
    expect(given.map((seat) => [seat?.answer, seat?.elapsedMs])).toEqual(
      table.botMoves.map(({ answer, afterMs }) => [answer, afterMs]),
    );
    expect(table.result()).toMatchObject({ reason: "points", potCoins: 0, houseCoins: 0 });
  });

  it("wins when its opponent has left", () => {
    const table = beginWithBot();
    table.send({ type: "leave", playerId: "ann" }, table.question().openAtMs);
    expect(table.outcomes()).toEqual({ ann: ["defeat", 0], bot: ["win", 0] });
  });
});

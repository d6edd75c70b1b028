import { describe, expect, it } from "vitest";
import { badgeOf } from "../badges/badges.ts";
import {
  battleFactOf,
  countedAs,
  flagFast,
  isIdle,
  isRated,
  isWinEarned,
  ratingScore,
  winsInRow,
} from "./aftermath.ts";
import { answerTo, beginMatch, OPENED_MS, type Table } from "./battle-fixture.ts";

function play(table: Table, afterMs: Readonly<Record<string, number>>): Table {
  while (table.state.phase.is === "playing") {
    for (const [playerId, ms] of Object.entries(afterMs)) table.answer(playerId, "right", ms);
  }
  return table;
}

describe("ratings", () => {
  it.each([
    ["random", 0, true],
    ["random", 2, true],
    ["random", 3, false],
    ["bot", 0, false],
    ["friend", 0, false],
    ["group", 0, false],
  ] as const)(
    "a %s battle after %i of the pair today: rated %s (more than three times a day plays unranked)",
    (kind, earlier, rated) => {
      expect(isRated({ kind }, earlier)).toBe(rated);
    },
  );

  it.each([
    ["win", 1, "victories"],
    ["draw", 0.5, "drawn"],
    ["lose", 0, "lost"],
    ["defeat", 0, "lost"],
    ["abandoned", null, null],
  ] as const)(
    "battle results: %s is %s for a rating, and in the statistics: %s",
    (outcome, score, counted) => {
      expect(ratingScore(outcome)).toBe(score);
      expect(countedAs({ outcome })).toBe(counted);
    },
  );
});

describe("random battle back-to-back win count", () => {
  it.each([
    ["rated", "win", true, 3],
    ["rated", "win", false, 2],
    ["rated", "draw", false, 0],
    ["rated", "lose", false, 0],
    ["rated", "defeat", false, 0],
    ["rated", "abandoned", false, 2],
    ["other", "win", true, 2],
    ["other", "lose", false, 2],
    ["other", "defeat", false, 2],
  ] as const)(
    "is set or reset to 0: after two, a %s battle with %s (earned: %s) gives %i",
    (which, outcome, isEarned, count) => {
      expect(winsInRow(2, { isRated: which === "rated", isEarned }, outcome)).toBe(count);
    },
  );
});

describe("a win over who has left", () => {
  /** Ann has this many of ten right when Bob leaves. */
  function leftAfter(right: number): Table {
    const table = beginMatch("friend", ["ann", "bob"]);
    for (let number = 1; number <= right; number += 1) {
      table.answer("ann", "right", 5_000);
      table.answer("bob", "wrong", 6_000);
    }
    table.question();
    table.send({ type: "leave", playerId: "bob" }, table.state.lastMs);
    return table;
  }

  it.each([
    [0, false],
    [4, false],
    [5, true],
  ])("counts for badges with %i of ten questions right: %s", (right, isWon) => {
    const table = leftAfter(right);
    const { state } = table;
    expect(table.outcomes()).toMatchObject({ ann: ["win", 10] });
    expect(isWinEarned(state, "ann")).toBe(isWon);
    expect(battleFactOf(state, "ann", 0)).toMatchObject({ isWon });
    expect(isWinEarned(state, "bob")).toBe(false);
  });
});

describe("a match that nobody played", () => {
  function left(stakeCoins: number): Table {
    const table = beginMatch("friend", ["ann", "bob"], { stakeCoins });
    table.send({ type: "leave", playerId: "bob" }, OPENED_MS + 1_000);
    return table;
  }

  it("is idle without coins and rating", () => {
    expect(isIdle(left(0).state, { isRated: false })).toBe(true);
    expect(isIdle(left(0).state, { isRated: true })).toBe(false);
    expect(isIdle(left(5).state, { isRated: false })).toBe(false);
    const table = beginMatch("friend", ["ann", "bob"], { stakeCoins: 0 });
    table.answer("ann", "wrong", 1_000);
    table.send({ type: "leave", playerId: "bob" }, table.state.lastMs);
    expect(isIdle(table.state, { isRated: false })).toBe(false);
  });
});

describe("what badges count of a battle", () => {
  it("a random win with every question right and with the speed bonus", () => {
    const table = play(beginMatch("random", ["ann", "bob"]), { ann: 1_000, bob: 7_000 });
    expect(battleFactOf(table.state, "ann", 3)).toEqual({
      kind: "battle",
      players: 2,
      isWon: true,
      isAgainstPerson: true,
      isPerfect: true,
      randomWinsInRow: 3,
    });
    expect(battleFactOf(table.state, "bob", 0)).toMatchObject({ isWon: false, isPerfect: false });
    expect(battleFactOf(table.state, "eve", 0)).toBeNull();
  });

  it("a group win of three, also when one of them has left", () => {
    const table = beginMatch("group", ["ann", "bob", "cem"]);
    table.send({ type: "leave", playerId: "cem" }, OPENED_MS + 3_000);
    play(table, { ann: 5_000, bob: 8_000 });
    const fact = battleFactOf(table.state, "ann", 9);
    expect(fact).toMatchObject({ players: 3, isWon: true, randomWinsInRow: 0 });
    const badge = badgeOf("clash_winner");
    expect(fact !== null && badge.counts === "sum" ? badge.of(fact) : null).toBe(1);
  });

  it("nothing of what was no match, or is not over", () => {
    const table = beginMatch("random", ["ann", "bob"]);
    expect(battleFactOf(table.state, "ann", 0)).toBeNull();
  });
});

describe("answers under 250 ms", () => {
  it("are flagged, not punished", () => {
    const table = beginMatch("random", ["ann", "bob"]);
    const { openAtMs } = table.question();
    const answer = answerTo(table.paper, 1, "right");
    const event = { type: "answer", playerId: "ann", number: 1, answer, roundTripMs: 100 } as const;
    table.send(event, openAtMs + 299);
    table.answer("bob", "right", 250);
    expect(flagFast(table.state, "ann")).toEqual([1]);
    expect(flagFast(table.state, "bob")).toEqual([]);
    expect(table.frames("reveal")).toMatchObject([{ seats: [{ points: 6 }, { points: 6 }] }]);
  });
});

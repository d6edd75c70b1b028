import { describe, expect, it } from "vitest";
import { badgeOf } from "../badges/badges.ts";
import { battleFactOf, countedAs, flagFast, isRated, ratingScore, winsInRow } from "./aftermath.ts";
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
    ["random", "win", 3],
    ["random", "draw", 0],
    ["random", "lose", 0],
    ["random", "defeat", 0],
    ["random", "abandoned", 2],
    ["bot", "win", 2],
    ["bot", "lose", 2],
    ["friend", "win", 2],
    ["group", "lose", 2],
  ] as const)("is set or reset to 0: after two, a %s battle with %s gives %i", (kind, outcome, count) => {
    expect(winsInRow(2, { kind }, outcome)).toBe(count);
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
    table.send({ type: "leave", playerId: "bob" }, OPENED_MS + 3_000);
    const fact = battleFactOf(table.state, "ann", 9);
    expect(fact).toMatchObject({ players: 3, isWon: true, isPerfect: false, randomWinsInRow: 0 });
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

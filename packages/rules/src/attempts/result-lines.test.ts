import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesOfResult, RESULT_LINES, type Moves } from "./result-lines.ts";

const NOTHING: Moves = {
  unlockedLevel: null,
  subjects: 0,
  aboveBest: 0,
  hasBoardPlace: false,
  badges: 0,
  streakDays: 0,
  coins: 0,
};

describe("the lines of a result", () => {
  it("are none where nothing moved", () => {
    expect(linesOfResult(NOTHING)).toEqual([]);
  });

  it.each([
    ["level", { unlockedLevel: 2 }],
    ["subjects", { subjects: 1 }],
    ["best", { aboveBest: 4 }],
    ["board", { hasBoardPlace: true }],
    ["badges", { badges: 1 }],
    ["streak", { streakDays: 1 }],
    ["coins", { coins: 4 }],
  ] as const)("tell %s alone where that alone moved", (line, moved) => {
    expect(linesOfResult({ ...NOTHING, ...moved })).toEqual([line]);
  });

  it("keep one order, whatever moved", () => {
    const amount = fc.nat({ max: 3 });
    const moves = fc.record({
      unlockedLevel: fc.option(amount),
      subjects: amount,
      aboveBest: amount,
      hasBoardPlace: fc.boolean(),
      badges: amount,
      streakDays: amount,
      coins: amount,
    });
    fc.assert(
      fc.property(moves, (moved) => {
        const lines = linesOfResult(moved);
        expect(lines).toEqual(RESULT_LINES.filter((line) => lines.includes(line)));
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MODES } from "../modes/index.ts";
import { withNumbers } from "../modes/numbers.ts";
import { coinsFor, isWon, scoreFor, scorePlaceOf } from "./reward.ts";

const mode = MODES.quiz_zone;

describe("coinsFor", () => {
  it.each([
    [0, 0],
    [49.99, 0],
    [50, 6],
    [60, 8],
    [70, 9],
    [80, 10],
    [100, 10],
  ])("%d percent earn %d coins", (percent, coins) => {
    expect(coinsFor(mode, percent)).toBe(coins);
  });

  it("pays nothing in practice", () => {
    expect(coinsFor({ ...mode, reward: null }, 100)).toBe(0);
  });

  it("never falls as the percentage grows, with any numbers of an admin", () => {
    const percents = fc.double({ min: 0, max: 100, noNaN: true });
    const numbers = fc.record({ winPercent: fc.nat(100), fullPercent: fc.nat(100), maxCoins: fc.nat(1_000) });
    fc.assert(
      fc.property(numbers, percents, percents, (overrides, one, other) => {
        const tuned = withNumbers(mode, overrides);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(coinsFor(tuned, high)).toBeGreaterThanOrEqual(coinsFor(tuned, low));
        expect(coinsFor(tuned, 100)).toBe(overrides.maxCoins);
        const isLowWon = isWon(tuned, { percent: low, sections: new Map() });
        expect(isLowWon || coinsFor(tuned, low) === 0).toBe(true);
      }),
    );
  });
});

describe("scoreFor", () => {
  it.each([
    [40, true, 40],
    [-3, true, 0],
    [2.5, true, 3],
    [40, false, 0],
  ])("%d marks, ranked %s, are %d points", (marks, ranked, points) => {
    expect(scoreFor({ ranked }, marks)).toBe(points);
  });
});

describe("scorePlaceOf", () => {
  const run = { scopeKey: "scope", categoryId: "category" };
  it.each([
    ["quiz_zone", { key: "scope", bestOf: "level" }],
    ["multi_match", { key: "scope", bestOf: "level" }],
    ["daily_quiz", { key: "scope", bestOf: "day" }],
    ["fun_and_learn", { key: "scope", bestOf: "day" }],
    ["guess_the_word", { key: "category", bestOf: "day" }],
    ["audio_questions", { key: "category", bestOf: "day" }],
    ["math_mania", { key: "category", bestOf: "day" }],
    ["true_and_false", { key: "category", bestOf: "day" }],
  ] as const)("%s is measured at %j", (id, expected) => {
    expect(scorePlaceOf(MODES[id], run)).toEqual(expected);
  });

  it("is the whole mode for papers of all categories", () => {
    expect(scorePlaceOf(MODES.true_and_false, { ...run, categoryId: null }).key).toBe("scope");
  });
});

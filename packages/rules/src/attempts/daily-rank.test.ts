import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeAmong } from "./daily-rank.ts";

/** Scores of a day with how many have each. */
function countsOf(scores: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return counts;
}

describe("the place among a day's pilots", () => {
  it.each([
    ["alone", [20], 20, { place: 1, pilots: 1 }],
    ["the best of three", [40, 20, 0], 40, { place: 1, pilots: 3 }],
    [
      "equal scores share a place, and the next one is left out",
      [40, 30, 30, 10],
      30,
      { place: 2, pilots: 4 },
    ],
    ["behind two who share", [40, 30, 30, 10], 10, { place: 4, pilots: 4 }],
    ["nobody has points", [0, 0], 0, { place: 1, pilots: 2 }],
    ["read a moment before the own end", [40], 10, { place: 2, pilots: 2 }],
  ])("%s", (_case, scores, own, expected) => {
    expect(placeAmong(countsOf(scores), own)).toEqual(expected);
  });

  it("is 1 and those with more, whatever the order they came in", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1 }), (scores) => {
        const [own = 0] = scores;
        const { place, pilots } = placeAmong(countsOf(scores), own);
        expect(place).toBe(1 + scores.filter((score) => score > own).length);
        expect(pilots).toBe(scores.length);
      }),
    );
  });
});

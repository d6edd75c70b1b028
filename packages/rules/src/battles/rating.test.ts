import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_RATING, LEAST_DEVIATION, rateBattle, ratePeriod, type Rating } from "./rating.ts";

const ratings = fc.record({
  rating: fc.double({ min: 100, max: 3_500, noNaN: true }),
  deviation: fc.double({ min: LEAST_DEVIATION, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.02, max: 0.12, noNaN: true }),
});
const player = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

describe("ratings by Glicko-2", () => {
  it("are those of the example in Glickman's paper", () => {
    const after = ratePeriod(player(1_500, 200), [
      { opponent: player(1_400, 30), score: 1 },
      { opponent: player(1_550, 100), score: 0 },
      { opponent: player(1_700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1_464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it("grow less sure without results, never more than at first", () => {
    const after = ratePeriod(player(1_500, 200), []);
    expect(after).toMatchObject({ rating: 1_500, volatility: 0.06 });
    expect(after.deviation).toBeCloseTo(200.27, 1);
    expect(ratePeriod(FIRST_RATING, [])).toEqual(FIRST_RATING);
  });

  it("move equal newcomers by the same much, and not after a draw", () => {
    const [won, lost] = rateBattle(FIRST_RATING, FIRST_RATING, 1);
    expect(won.rating - 1_500).toBeCloseTo(1_500 - lost.rating, 6);
    expect(won.rating).toBeCloseTo(1_662.31, 1);
    const [one, other] = rateBattle(FIRST_RATING, FIRST_RATING, 0.5);
    expect([one.rating, other.rating]).toEqual([1_500, 1_500]);
  });

  it("rise by a win and fall by a loss, between bounds, whoever plays", () => {
    fc.assert(
      fc.property(ratings, ratings, (one, other) => {
        const [won, lost] = rateBattle(one, other, 1);
        expect(won.rating).toBeGreaterThanOrEqual(one.rating);
        expect(lost.rating).toBeLessThanOrEqual(other.rating);
        for (const { deviation, volatility } of [won, lost]) {
          expect(deviation).toBeGreaterThanOrEqual(LEAST_DEVIATION);
          expect(deviation).toBeLessThanOrEqual(350);
          expect(volatility).toBeGreaterThan(0);
          expect(volatility).toBeLessThan(1);
        }
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOfAtLeast, chiSquareOf, isUneven } from "./chance.ts";

describe("chanceOfAtLeast", () => {
  it.each([
    [1, [0.5, 0.5], 0.75],
    [2, [0.5, 0.5], 0.25],
    [3, [0.5, 0.5], 0],
    [0, [], 1],
    [2, [0.25, 1 / 3], 0.25 / 3],
  ])("of %i in %j is %d", (hits, chances, expected) => {
    expect(chanceOfAtLeast(hits, chances)).toBeCloseTo(expected, 12);
  });

  it("agrees with the binomial table: 24 or more of 60 at a quarter", () => {
    const chances = Array.from<number>({ length: 60 }).fill(0.25);
    expect(chanceOfAtLeast(24, chances)).toBeCloseTo(0.0079, 3);
  });

  it("never grows with the number of hits and stays a probability", () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(chance, { maxLength: 40 }), fc.nat(40), (chances, hits) => {
        const [more, fewer] = [chanceOfAtLeast(hits + 1, chances), chanceOfAtLeast(hits, chances)];
        expect(more).toBeGreaterThanOrEqual(0);
        expect(fewer).toBeLessThanOrEqual(1);
        expect(more).toBeLessThanOrEqual(fewer + 1e-9);
      }),
    );
  });
});

describe("isUneven", () => {
  it.each<[readonly number[], boolean]>([
    [[15, 15, 15, 15], false],
    [[20, 14, 13, 13], false],
    [[30, 10, 10, 10], true],
    [[3, 0, 0, 0], false],
    [[60], false],
  ])("says of %j: %s", (counts, uneven) => {
    expect(isUneven(counts)).toBe(uneven);
  });
});

describe("chiSquareOf", () => {
  it("is the square of the deviation over the variance where nothing depends on another", () => {
    const found = chiSquareOf(
      [3, -2],
      [
        [4, 0],
        [0, 8],
      ],
    );
    expect(found).toEqual({ chiSquare: 9 / 4 + 4 / 8, freedom: 2 });
  });

  it("is Pearson's for counts with a fixed total, with a degree of freedom less", () => {
    const counts = [30, 10, 10, 10];
    const covariance = counts.map((_, row) =>
      counts.map((_count, column) => (60 * ((row === column ? 1 : 0) - 1 / 4)) / 4),
    );
    const { chiSquare, freedom } = chiSquareOf(
      counts.map((count) => count - 15),
      covariance,
    );
    expect(chiSquare).toBeCloseTo(20, 9);
    expect(freedom).toBe(3);
  });

  it("has no freedom where nothing varies", () => {
    expect(
      chiSquareOf(
        [0, 0],
        [
          [0, 0],
          [0, 0],
        ],
      ),
    ).toEqual({ chiSquare: 0, freedom: 0 });
  });
});

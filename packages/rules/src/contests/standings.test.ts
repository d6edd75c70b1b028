import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeFinishers, type Finisher } from "./standings.ts";

const PRIZES = [100, 50, 25];

/** Finishers by score and seconds, each ending a second after the one before. */
function finishers(
  ...results: readonly (readonly [score: number, usedSeconds: number])[]
): readonly Finisher[] {
  return results.map(([score, usedSeconds], index) => ({
    playerId: `p${String(index + 1).padStart(2, "0")}`,
    score,
    usedSeconds,
    finishedAtMs: index * 1_000,
  }));
}

const shown = (list: readonly Finisher[], prizes: readonly number[] = PRIZES) =>
  placeFinishers(list, prizes).map(({ playerId, rank, prizeCoins }) => [playerId, rank, prizeCoins]);

describe("standings of a contest", () => {
  it("go by score, then by time used, and pay the places", () => {
    const list = finishers([20, 100], [40, 90], [40, 80], [10, 5], [5, 5], [0, 1]);
    expect(shown(list)).toEqual([
      ["p03", 1, 100],
      ["p02", 2, 50],
      ["p01", 3, 25],
      ["p04", 4, 0],
      ["p05", 5, 0],
      ["p06", 6, 0],
    ]);
  });

  it("share a rank and its prizes, rounded down", () => {
    const list = finishers([40, 60], [40, 60], [30, 10], [20, 10], [10, 10], [5, 10]);
    expect(shown(list, [101, 50, 25])).toEqual([
      ["p01", 1, 75],
      ["p02", 1, 75],
      ["p03", 3, 25],
      ["p04", 4, 0],
      ["p05", 5, 0],
      ["p06", 6, 0],
    ]);
  });

  it("split what is left when the equal ones take more places than have prizes", () => {
    const list = finishers([40, 60], [30, 60], [30, 60], [30, 60], [1, 1], [1, 2]);
    expect(shown(list)).toEqual([
      ["p01", 1, 100],
      ["p02", 2, 25],
      ["p03", 2, 25],
      ["p04", 2, 25],
      ["p05", 5, 0],
      ["p06", 6, 0],
    ]);
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [20, 3],
  ])("pay, of %i finishers, %i places", (count, paid) => {
    const list = finishers(...Array.from({ length: count }, (_, index) => [100 - index, 10] as const));
    expect(placeFinishers(list, PRIZES).filter(({ prizeCoins }) => prizeCoins > 0)).toHaveLength(paid);
  });

  it("pay nothing to who has no point", () => {
    expect(shown(finishers([0, 1], [0, 2])).map(([, , coins]) => coins)).toEqual([0, 0]);
  });

  it("never pay more than the prizes of the paid places, nor a better one less", () => {
    const finisher = fc.record({
      playerId: fc.uuid(),
      score: fc.nat(4),
      usedSeconds: fc.nat(3),
      finishedAtMs: fc.nat(5),
    });
    const list = fc.uniqueArray(finisher, { selector: ({ playerId }) => playerId, maxLength: 40 });
    const prizes = fc
      .array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 10 })
      .map((coins) => coins.toSorted((one, other) => other - one));
    fc.assert(
      fc.property(list, prizes, (of, by) => {
        const placed = placeFinishers(of, by);
        const total = placed.reduce((sum, { prizeCoins }) => sum + prizeCoins, 0);
        const most = by.slice(0, Math.floor(of.length / 2)).reduce((sum, coins) => sum + coins, 0);
        expect(placed).toHaveLength(of.length);
        expect(total).toBeLessThanOrEqual(most);
        for (const [index, one] of placed.entries()) {
          const better = of.filter(
            ({ score, usedSeconds }) =>
              score > one.score || (score === one.score && usedSeconds < one.usedSeconds),
          );
          expect(one.rank).toBe(better.length + 1);
          expect(one.prizeCoins).toBeLessThanOrEqual(placed[index - 1]?.prizeCoins ?? one.prizeCoins);
        }
      }),
    );
  });
});

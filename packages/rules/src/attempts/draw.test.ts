import fc from "fast-check";
import { expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { sample, shareOut } from "./draw.ts";

const seeds = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat());
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

it("draws distinct numbers below the limit, as many as were asked for and there are", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(600), seeds, (limit, count, seed) => {
      const drawn = sample(limit, count, createRandom(seed));
      expect(drawn).toHaveLength(Math.min(limit, count));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(drawn.every((one) => one >= 0 && one < limit)).toBe(true);
    }),
  );
});

it("draws every number as often as any other, at every place", () => {
  const random = createRandom([1, 2, 3, 4]);
  const counts = Array.from({ length: 3 }, () => Array.from({ length: 6 }, () => 0));
  for (let turn = 0; turn < 6_000; turn += 1) {
    for (const [place, one] of sample(6, 3, random).entries()) {
      const row = counts[place];
      if (row !== undefined) row[one] = (row[one] ?? 0) + 1;
    }
  }
  // 1,000 each; seven standard deviations are 202.
  for (const count of counts.flat()) expect(Math.abs(count - 1_000)).toBeLessThan(202);
});

it("shares out in turns: nobody gives more than they have, or much less than another who has it", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { minLength: 1, maxLength: 12 }), fc.nat(200), (lengths, wanted) => {
      const shares = shareOut(lengths, wanted);
      expect(shares.every((share, place) => share <= (lengths[place] ?? 0))).toBe(true);
      expect(sum(shares)).toBeGreaterThanOrEqual(Math.min(wanted, sum(lengths)));
      expect(sum(shares)).toBeLessThan(Math.min(wanted, sum(lengths)) + lengths.length);
      const most = Math.max(...shares);
      for (const [place, share] of shares.entries()) expect(share).toBe(Math.min(most, lengths[place] ?? 0));
    }),
  );
});

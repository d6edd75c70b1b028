import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom, drawSeed, shuffle, toSeed } from "./random.ts";

const seeds = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat());
const byValue = (one: number, other: number) => one - other;

describe("createRandom", () => {
  it("gives the same numbers for the same seed and others for another", () => {
    const draw = (word: number) => {
      const random = createRandom([word, 2, 3, 4]);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it("stays below its limit", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 1_000 }), (seed, limit) => {
        const number = createRandom(seed).below(limit);
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
      }),
    );
  });

  it("hits every one of ten numbers about as often", () => {
    const random = createRandom([1, 2, 3, 4]);
    const hits = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 10_000; draw += 1) {
      const number = random.below(10);
      hits[number] = (hits[number] ?? 0) + 1;
    }
    expect(Math.min(...hits)).toBeGreaterThan(880);
    expect(Math.max(...hits)).toBeLessThan(1_120);
  });
});

describe("shuffle", () => {
  it("is a permutation", () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat()), (seed, values) => {
        expect(shuffle(values, createRandom(seed)).toSorted(byValue)).toEqual(values.toSorted(byValue));
      }),
    );
  });

  it("makes each order of three about as often", () => {
    const random = createRandom([5, 6, 7, 8]);
    const counts = new Map<string, number>();
    for (let round = 0; round < 6_000; round += 1) {
      const order = shuffle(["a", "b", "c"], random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(Math.min(...counts.values())).toBeGreaterThan(880);
  });
});

describe("seeds", () => {
  it("take every byte", () => {
    const bytes = Uint8Array.from({ length: 16 }, (_, index) => index + 240);
    expect(toSeed(bytes)).toEqual([0xf0f1f2f3, 0xf4f5f6f7, 0xf8f9fafb, 0xfcfdfeff]);
  });

  it("drawn from a sequence start another one", () => {
    const random = createRandom([1, 2, 3, 4]);
    expect(drawSeed(random)).not.toEqual(drawSeed(random));
  });
});

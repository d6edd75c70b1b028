import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findOpponent, isSearchOver, pairAll, ratingGap, SEARCH_MS, type Searcher } from "./matchmaking.ts";

const NOW = 1_000_000;

function searcher(playerId: string, change: Partial<Searcher> = {}): Searcher {
  const own = { rating: 1_500, language: "en", category: null, stakeCoins: 5, sinceMs: NOW };
  return { playerId, ...own, lastOpponentId: null, blockedIds: [], ...change };
}

const found = (seeker: Searcher, ...waiting: readonly Searcher[]) =>
  findOpponent(seeker, waiting, NOW)?.playerId ?? null;

const ann = searcher("ann");

describe("the search for an opponent", () => {
  it("takes 20 s, then: No opponent detected; retry or play against the bot", () => {
    expect(SEARCH_MS).toBe(20_000);
    expect(isSearchOver(ann, NOW + 20_000)).toBe(false);
    expect(isSearchOver(ann, NOW + 20_001)).toBe(true);
    expect(found(ann, searcher("bob", { sinceMs: NOW - 20_001 }))).toBeNull();
    expect(findOpponent(ann, [searcher("bob", { sinceMs: NOW + 20_001 })], NOW + 20_001)).toBeNull();
  });

  it.each([
    ["language", { language: "ar" }],
    ["category", { category: "air-law" }],
    ["stake", { stakeCoins: 10 }],
    ["blocked by the other", { blockedIds: ["ann"] }],
  ])("pairing by language, category and stake, never with somebody blocked: %s", (_case, change) => {
    expect(found(ann, searcher("bob", change))).toBeNull();
  });

  it("never with somebody blocked, nor with oneself", () => {
    expect(found(searcher("ann", { blockedIds: ["bob"] }), searcher("bob"))).toBeNull();
    expect(found(ann, ann)).toBeNull();
    expect(found(ann, ann, searcher("bob"))).toBe("bob");
  });

  it("nearest rating first, and of equal ones who has waited longest", () => {
    const near = searcher("bob", { rating: 1_480 });
    expect(found(ann, searcher("cem", { rating: 1_550 }), near)).toBe("bob");
    const longer = searcher("zoe", { rating: 1_520, sinceMs: NOW - 1 });
    expect(found(ann, near, longer)).toBe("zoe");
  });

  it.each([
    [-5, 100],
    [0, 100],
    [999, 100],
    [1_000, 150],
    [9_999, 550],
    [10_000, Number.POSITIVE_INFINITY],
  ])("widens by the second: after %i ms ratings may be %d apart", (waitedMs, gap) => {
    expect(ratingGap(waitedMs)).toBe(gap);
  });

  it("lets the longer wait of the two decide how far apart", () => {
    const far = searcher("bob", { rating: 1_700 });
    expect(found(ann, far)).toBeNull();
    expect(found(ann, { ...far, sinceMs: NOW - 2_000 })).toBe("bob");
    expect(found({ ...ann, sinceMs: NOW - 2_000 }, far)).toBe("bob");
  });

  it("never twice in a row with the same pair when others wait", () => {
    const again = searcher("ann", { lastOpponentId: "bob" });
    expect(found(again, searcher("bob"))).toBe("bob");
    expect(found(again, searcher("bob"), searcher("cem", { rating: 1_590 }))).toBe("cem");
    expect(found(again, searcher("bob"), searcher("cem", { rating: 1_900 }))).toBeNull();
    expect(
      found(ann, searcher("bob", { lastOpponentId: "ann" }), searcher("cem", { rating: 1_900 })),
    ).toBeNull();
    expect(found(again, searcher("bob"), searcher("cem", { language: "ar" }))).toBe("bob");
    expect(found(again, searcher("bob"), searcher("cem", { blockedIds: ["ann"] }))).toBeNull();
  });
});

const names = fc.constantFrom(...Array.from({ length: 16 }, (_, index) => `p${index}`));

const crowd = fc.uniqueArray(
  fc.record({
    playerId: names,
    rating: fc.integer({ min: 1_000, max: 2_000 }),
    language: fc.constantFrom("en", "ar"),
    category: fc.constantFrom(null, "air-law"),
    stakeCoins: fc.constant(5),
    sinceMs: fc.integer({ min: NOW - 25_000, max: NOW }),
    lastOpponentId: fc.option(names),
    blockedIds: fc.array(names, { maxLength: 3 }),
  }),
  { selector: ({ playerId }) => playerId },
);

describe("pairing all who wait", () => {
  it("makes no wrong pair and puts nobody into two", () => {
    fc.assert(
      fc.property(crowd, (waiting) => {
        const pairs = pairAll(waiting, NOW);
        const ids = pairs.flat().map(({ playerId }) => playerId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [one, other] of pairs) {
          expect([other.language, other.category]).toEqual([one.language, one.category]);
          expect(one.blockedIds).not.toContain(other.playerId);
          expect(other.blockedIds).not.toContain(one.playerId);
          expect(isSearchOver(one, NOW) || isSearchOver(other, NOW)).toBe(false);
        }
      }),
    );
  });

  it("leaves nobody waiting whom another one could play with after ten seconds", () => {
    fc.assert(
      fc.property(crowd, (waiting) => {
        const patient = waiting.map((one) => ({ ...one, sinceMs: NOW - 12_000, lastOpponentId: null }));
        const paired = new Set(pairAll(patient, NOW).flat());
        const left = patient.filter((one) => !paired.has(one));
        for (const one of left) expect(findOpponent(one, left, NOW)).toBeNull();
      }),
    );
  });

  it("pairs alike in whatever order they are listed", () => {
    fc.assert(
      fc.property(crowd, (waiting) => {
        expect(pairAll(waiting.toReversed(), NOW)).toEqual(pairAll(waiting, NOW));
      }),
    );
  });

  it("pairs 200 arrivals", () => {
    const waiting = Array.from({ length: 200 }, (_, index) =>
      searcher(`p${String(index).padStart(3, "0")}`, {
        rating: 1_000 + ((index * 37) % 1_000),
        sinceMs: NOW - 10_000,
      }),
    );
    expect(pairAll(waiting, NOW)).toHaveLength(100);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Standings, compareStandings, type Standing } from "./standings.ts";

/** Few players, scores and times, so that ties are common. */
const standing = fc.record({
  playerId: fc.integer({ min: 0, max: 60 }).map((number) => `player-${number}`),
  score: fc.integer({ min: 1, max: 12 }),
  reachedAtMs: fc.integer({ min: 1, max: 6 }),
});
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: standing }) },
  { weight: 1, arbitrary: fc.record({ remove: standing.map(({ playerId }) => playerId) }) },
);

/** The same by sorting. */
function sorted(players: ReadonlyMap<string, Standing>) {
  const all = [...players.values()].toSorted(compareStandings);
  const firstOf = new Map<number, number>();
  for (const [index, { score }] of all.entries()) if (!firstOf.has(score)) firstOf.set(score, index);
  return all.map((one) => ({ ...one, rank: 1 + (firstOf.get(one.score) ?? 0) }));
}

/** Read in pages, as from a database. */
function built(all: readonly Standing[]): Standings {
  const ordered = all.toSorted(compareStandings);
  const standings = new Standings();
  for (let start = 0; start < ordered.length; start += 1_200)
    standings.append(ordered.slice(start, start + 1_200));
  return standings;
}

function byPlayer(standings: readonly Standing[]) {
  return new Map(standings.map((one) => [one.playerId, one]));
}

/** Thousands of players, so that there are several chunks. */
function crowd(count: number, scores: number): Standing[] {
  return Array.from({ length: count }, (_, number) => ({
    playerId: `player-${String((number * 7_919) % count).padStart(6, "0")}`,
    score: 1 + ((number * 104_729) % scores),
    reachedAtMs: (number * 31) % 977,
  }));
}

describe("standings", () => {
  it("are what sorting says, whatever is put and removed", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const standings = new Standings();
        const players = new Map<string, Standing>();
        for (const one of changes) {
          if ("remove" in one) {
            standings.remove(one.remove);
            players.delete(one.remove);
          } else {
            standings.put(one.put);
            if ((players.get(one.put.playerId)?.score ?? 0) <= one.put.score)
              players.set(one.put.playerId, one.put);
          }
        }
        const expected = sorted(players);
        expect(standings.size).toBe(expected.length);
        expect(standings.slice(0, 100)).toEqual(expected);
        expect([...standings]).toEqual(expected.map(({ rank: _rank, ...one }) => one));
        for (const [place, one] of expected.entries())
          expect([standings.find(one.playerId), standings.placeOf(one)]).toEqual([one, place]);
      }),
    );
  });

  it("give every page of a large board as sorting does, built at once or one by one", () => {
    const all = crowd(5_000, 300);
    const expected = sorted(byPlayer(all));
    const oneByOne = new Standings();
    for (const one of all) oneByOne.put(one);
    for (const standings of [built(all), oneByOne])
      for (const from of [0, 3, 499, 500, 501, 1_234, 4_990, 5_000, 9_000])
        expect(standings.slice(from, 25)).toEqual(expected.slice(from, from + 25));
  });

  it("of a large board stay in order while everybody climbs and half of them leave", () => {
    const all = crowd(3_000, 40);
    const standings = built(all);
    const players = byPlayer(all);
    for (const [index, one] of all.entries()) {
      const next = { ...one, score: one.score + ((index * 13) % 50), reachedAtMs: 1_000 + index };
      standings.put(next);
      players.set(one.playerId, next);
      if (index % 2 === 0) {
        standings.remove(one.playerId);
        players.delete(one.playerId);
      }
    }
    expect(standings.slice(0, 3_000)).toEqual(sorted(players));
  });

  it("share a rank on equal scores, the earlier achiever first", () => {
    const standings = new Standings();
    standings.put({ playerId: "late", score: 40, reachedAtMs: 9 });
    standings.put({ playerId: "early", score: 40, reachedAtMs: 2 });
    standings.put({ playerId: "first", score: 60, reachedAtMs: 5 });
    standings.put({ playerId: "last", score: 8, reachedAtMs: 1 });
    expect(standings.slice(0, 9).map(({ playerId, rank }) => [playerId, rank])).toEqual([
      ["first", 1],
      ["early", 2],
      ["late", 2],
      ["last", 4],
    ]);
    expect(standings.find("nobody")).toBeUndefined();
    expect(standings.scoreOf("nobody")).toBe(0);
  });

  it("do not go back to an older, lower score", () => {
    const standings = new Standings();
    standings.put({ playerId: "a", score: 60, reachedAtMs: 5 });
    standings.put({ playerId: "a", score: 40, reachedAtMs: 2 });
    expect(standings.scoreOf("a")).toBe(60);
  });
});

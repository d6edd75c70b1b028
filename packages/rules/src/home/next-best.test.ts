import { describe, expect, it } from "vitest";
import { chooseNextBest, nextLevel, nextPreferredLevel, type LevelPlace } from "./next-best.ts";

const place = (placeId: string, ...passed: readonly number[]): LevelPlace => ({
  placeId,
  levels: [1, 2, 3],
  passed,
});

describe("the next level", () => {
  it.each<[string, readonly LevelPlace[], string | null, [string, number] | null]>([
    ["is the very first one at the beginning", [place("law"), place("met")], null, ["law", 1]],
    ["is the one after the last passed", [place("law", 1), place("met")], "law", ["law", 2]],
    ["stays where the player is", [place("law"), place("met", 1)], "met", ["met", 2]],
    ["is the one that was failed", [place("law", 1, 3)], "law", ["law", 2]],
    ["is in the place after one that is done", [place("law", 1, 2, 3), place("met")], "law", ["met", 1]],
    ["is before a last place that is done", [place("law", 1), place("met", 1, 2, 3)], "met", ["law", 2]],
    ["begins anew when the last place is gone", [place("law"), place("met")], "nav", ["law", 1]],
    ["is none when all are passed", [place("law", 1, 2, 3)], "law", null],
    ["is none without places", [], null, null],
  ])("%s", (_case, places, last, expected) => {
    const next = nextLevel(places, last);
    expect(next === null ? null : [next.place.placeId, next.level]).toEqual(expected);
  });
});

describe("the next level of the preferred places", () => {
  const law = place("law");
  const met = place("met", 1);
  const done = place("met", 1, 2, 3);

  it.each<[string, readonly LevelPlace[], readonly string[], [string, number]]>([
    ["comes before a place played since", [law, met], ["law", "met"], ["met", 2]],
    ["goes on where the player was among them", [law, place("nav"), met], ["law", "met", "nav"], ["met", 2]],
    ["begins with their first before any was played", [law, place("nav"), place("met")], [], ["nav", 1]],
    ["gives way to the others once all are passed", [law, done], ["met"], ["law", 1]],
    ["is any other where none is preferred", [law, place("sim", 1)], ["sim"], ["sim", 2]],
  ])("%s", (_case, places, played, expected) => {
    const next = nextPreferredLevel(places, played, ({ placeId }) => ["nav", "met"].includes(placeId));
    expect(next === null ? null : [next.place.placeId, next.level]).toEqual(expected);
  });
});

describe("the next best thing", () => {
  const all = { runs: ["newest", "older"], contest: "cup", dueMistakes: 3, level: "level 2" };

  it.each([
    ["what is under way", all, { kind: "run", run: "newest" }],
    ["a contest that ends soon", { ...all, runs: [] }, { kind: "contest", contest: "cup" }],
    ["mistakes that are due", { ...all, runs: [], contest: null }, { kind: "mistakes", count: 3 }],
    [
      "the next level",
      { ...all, runs: [], contest: null, dueMistakes: 0 },
      { kind: "level", level: "level 2" },
    ],
    ["the daily quiz", { runs: [], contest: null, dueMistakes: 0, level: null }, { kind: "daily" }],
  ])("is %s", (_case, has, expected) => {
    expect(chooseNextBest(has)).toEqual(expected);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MODES, modesFrom } from "../modes/index.ts";
import { MOST_STARS, nextStarPercent, placeOfPlane, toWaypoint, type Stars } from "./level-route.ts";

const best = (bestPercent: number | null, isUnlocked = true) => ({ level: 1, bestPercent, isUnlocked });
const place = { reached: 1, winPercent: 50 };

describe("a level on its route", () => {
  it.each([
    ["never played", null, "open", 0],
    ["not passed", 49, "open", 0],
    ["just passed", 50, "passed", 1],
    ["short of the second star", 79, "passed", 1],
    ["at the second star", 80, "passed", 2],
    ["short of the third", 99, "passed", 2],
    ["all right", 100, "passed", 3],
  ] as const)("that is %s has its stars", (_case, percent, state, stars) => {
    expect(toWaypoint(best(percent), place)).toEqual({ state, stars });
  });

  it("that is locked has none, whatever was reached", () => {
    expect(toWaypoint(best(100, false), place)).toEqual({ state: "locked", stars: 0 });
  });

  it("that was passed under an easier rule stays passed", () => {
    expect(toWaypoint(best(40), { reached: 2, winPercent: 50 })).toEqual({ state: "passed", stars: 1 });
  });

  it("has the stars that its mode passes and pays for", () => {
    for (const { winPercent, reward } of modesFrom("levels")) {
      const stars = (percent: number) => toWaypoint(best(percent), { reached: 1, winPercent }).stars;
      expect([winPercent - 1, winPercent, reward?.fullPercent ?? 0, 100].map(stars)).toEqual([0, 1, 2, 3]);
    }
    expect(MODES.quiz_zone.winPercent).toBe(50);
  });

  it("says what brings the next star, and then brings it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (winPercent, percent) => {
          const { stars } = toWaypoint(best(percent), { reached: 1, winPercent });
          const next = nextStarPercent(stars, winPercent);
          expect(next === null).toBe(stars === MOST_STARS);
          expect(next ?? Number.POSITIVE_INFINITY).toBeGreaterThan(percent);
          const { stars: then } = toWaypoint(best(next ?? 100), { reached: 1, winPercent });
          expect(then).toBeGreaterThanOrEqual(Math.min(stars + 1, MOST_STARS));
        },
      ),
    );
  });
});

describe("the plane", () => {
  const at = (state: "locked" | "open" | "passed", isUnderWay = false) => ({ state, isUnderWay });

  it.each([
    ["the first level that is open", [at("passed"), at("open"), at("open"), at("locked")], 1],
    ["the run that is under way", [at("passed"), at("open"), at("passed", true)], 2],
    ["the last one when all are passed", [at("passed"), at("passed")], 1],
    ["the only one", [at("open")], 0],
    ["nothing when all are locked", [at("locked"), at("locked")], null],
    ["nothing when there is none", [], null],
  ] as const)("stands at %s", (_case, route, index) => {
    expect(placeOfPlane(route)).toBe(index);
  });
});

it("gives every number of stars a next one or none", () => {
  const all: readonly Stars[] = [0, 1, 2, 3];
  expect(all.map((stars) => nextStarPercent(stars, 50))).toEqual([50, 80, 100, null]);
});

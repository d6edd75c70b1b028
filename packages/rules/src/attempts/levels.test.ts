import { describe, expect, it } from "vitest";
import { isLevelUnlocked, unlockedLevel } from "./levels.ts";

describe("levels", () => {
  it.each([
    [0, 5, 1],
    [1, 5, 2],
    [4, 5, 5],
    [5, 5, 5],
    [0, 0, 1],
  ])("after level %d of %d the highest unlocked is %d", (passed, maxLevel, unlocked) => {
    expect(unlockedLevel(passed, maxLevel)).toBe(unlocked);
  });

  it("unlock one by one", () => {
    expect([1, 2, 3, 4].map((level) => isLevelUnlocked(level, 2))).toEqual([true, true, true, false]);
    expect(isLevelUnlocked(1, 0)).toBe(true);
    expect(isLevelUnlocked(2, 0)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { isCelebrated } from "./is-celebrated.ts";

describe("a result is celebrated", () => {
  it.each([
    ["the first pass of a level", true, 0, true],
    ["a pass of a level that was passed before", false, 0, false],
    ["the first day of a streak", false, 1, false],
    ["a week of a streak", false, 7, true],
    ["a day more", false, 8, false],
    ["three weeks", false, 21, true],
  ] as const)("%s", (_what, isFirstPass, streakDays, celebrated) => {
    expect(isCelebrated({ isFirstPass, streakDays })).toBe(celebrated);
  });
});

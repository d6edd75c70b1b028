import { expect, it } from "vitest";
import { currentStreak, dailyQuizStreak, nextStreak } from "./streak.ts";

const DAY = "2026-03-01";

it.each([
  ["the first quiz ever", 0, null, 1],
  ["the second quiz of the day", 4, "2026-03-01", 4],
  ["the day after", 4, "2026-02-28", 5],
  ["a day missed", 4, "2026-02-27", 1],
])("a quiz moves the streak on: %s", (_case, days, lastDay, expected) => {
  expect(nextStreak({ days, lastDay }, DAY)).toEqual({ days: expected, lastDay: DAY });
});

it("a quiz of an earlier day, booked late or in a zone further west, leaves the streak alone", () => {
  const streak = { days: 4, lastDay: "2026-03-02" };
  expect(nextStreak(streak, DAY)).toEqual(streak);
});

it.each([
  ["none yet", 0, null, 0],
  ["played today", 4, "2026-03-01", 4],
  ["played yesterday, today is open", 4, "2026-02-28", 4],
  ["a day missed", 4, "2026-02-27", 0],
  ["played on a later day in a zone further east", 4, "2026-03-02", 4],
])("the streak shown: %s", (_case, days, lastDay, expected) => {
  expect(currentStreak({ days, lastDay }, DAY)).toBe(expected);
});

it("of the daily quiz counts days in a row up to today, or to yesterday while today is open", () => {
  const streakOf = (...days: readonly string[]) => dailyQuizStreak(days, "2026-11-21");
  expect(streakOf()).toEqual([]);
  expect(streakOf("2026-11-21", "2026-11-20", "2026-11-18")).toEqual(["2026-11-21", "2026-11-20"]);
  expect(streakOf("2026-11-20", "2026-11-19")).toEqual(["2026-11-20", "2026-11-19"]);
  expect(streakOf("2026-11-19")).toEqual([]);
});

import { expect, it } from "vitest";
import { nextStreak } from "./streak.ts";

const today = { today: "2026-03-01", yesterday: "2026-02-28" };

it.each([
  ["the first quiz ever", 0, null, 1],
  ["the second quiz of the day", 4, "2026-03-01", 4],
  ["the day after", 4, "2026-02-28", 5],
  ["a day missed", 4, "2026-02-27", 1],
])("%s", (_case, days, lastDay, expected) => {
  expect(nextStreak({ days, lastDay }, today)).toEqual({ days: expected, lastDay: today.today });
});

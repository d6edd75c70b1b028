import { describe, expect, it } from "vitest";
import { streakWeek } from "./streak-week.ts";

const past = Array.from({ length: 30 }, (_, back) => ({
  day: `2026-10-${String(30 - back).padStart(2, "0")}`,
}));
const flownDays = (streak: number, played: boolean) =>
  streakWeek({ today: { day: "2026-10-31", played }, streak_days: streak, past })
    .filter(({ isFlown }) => isFlown)
    .map(({ day }) => day);

describe("the week of the streak", () => {
  it("shows seven days and ends today", () => {
    const week = streakWeek({ today: { day: "2026-10-31", played: false }, streak_days: 0, past });
    expect(week.map(({ day }) => day)).toEqual([
      "2026-10-25",
      "2026-10-26",
      "2026-10-27",
      "2026-10-28",
      "2026-10-29",
      "2026-10-30",
      "2026-10-31",
    ]);
  });

  it("counts today when today's quiz is finished", () => {
    expect(flownDays(3, true)).toEqual(["2026-10-29", "2026-10-30", "2026-10-31"]);
  });

  it("counts up to yesterday while today's quiz waits", () => {
    expect(flownDays(2, false)).toEqual(["2026-10-29", "2026-10-30"]);
  });

  it("is full for a longer streak and empty without one", () => {
    expect([flownDays(40, true).length, flownDays(0, false).length]).toEqual([7, 0]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calendarBounds,
  daysOfMonth,
  stateOfDay,
  streakParts,
  summaryOfMonth,
  weekdayOf,
  weeksOfMonth,
  type DailyLog,
} from "./daily-calendar.ts";

const log: DailyLog = {
  today: "2026-11-20",
  joined: "2026-11-10",
  done: new Set(["2026-11-12"]),
  practised: new Set(["2026-11-05", "2026-11-12", "2026-11-14"]),
};

describe("the state of a day", () => {
  it.each([
    ["finished on its day", "2026-11-12", "done"],
    ["missed, and flown later", "2026-11-14", "practised"],
    ["from before the player came, and flown", "2026-11-05", "practised"],
    ["not flown", "2026-11-15", "missed"],
    ["the day of joining, not flown", "2026-11-10", "missed"],
    ["from before the player came", "2026-11-09", "before"],
    ["today, not finished", "2026-11-20", "open"],
    ["tomorrow", "2026-11-21", "ahead"],
  ])("%s", (_case, day, state) => {
    expect(stateOfDay(day, log)).toBe(state);
  });

  it("is done for today as soon as it is finished", () => {
    expect(stateOfDay("2026-11-20", { ...log, done: new Set(["2026-11-20"]) })).toBe("done");
  });

  it("is done for a later day that was finished in a zone further east", () => {
    expect(stateOfDay("2026-11-21", { ...log, done: new Set(["2026-11-21"]) })).toBe("done");
  });
});

describe("the months of a calendar", () => {
  it.each([
    ["of a newcomer begin some weeks ago", "2026-11-20", "2026-09", "2026-11"],
    ["of a regular begin with joining", "2026-03-31", "2026-03", "2026-11"],
    ["never begin longer ago than anybody may look", "2020-01-01", "2025-10", "2026-11"],
  ])("%s", (_case, joined, first, last) => {
    expect(calendarBounds({ today: "2026-11-20", joined }, 400)).toEqual({ first, last });
  });
});

describe("a month", () => {
  it.each([
    ["2026-11", 30],
    ["2026-12", 31],
    ["2026-02", 28],
    ["2028-02", 29],
    ["2100-02", 28],
  ])("%s has all of its days", (month, count) => {
    const days = daysOfMonth(month);
    expect(days).toHaveLength(count);
    expect([days[0], days.at(-1)]).toEqual([`${month}-01`, `${month}-${count}`]);
  });

  it.each([
    ["2026-11-20", 5],
    ["2026-11-22", 7],
    ["2026-11-23", 1],
    ["1999-12-31", 5],
  ])("%s is weekday %i", (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it("begins its weeks where a language begins them", () => {
    const firstWeek = (weekday: number) => weeksOfMonth("2026-11", weekday)[0];
    // The first of November 2026 is a Sunday.
    expect(firstWeek(1)).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(firstWeek(7)?.[0]).toBe("2026-11-01");
    expect(firstWeek(6)?.slice(0, 2)).toEqual([null, "2026-11-01"]);
  });

  it("has each day once, in order, in rows of seven under its weekday", () => {
    const months = fc
      .tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`);
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 7 }), (month, firstWeekday) => {
        const weeks = weeksOfMonth(month, firstWeekday);
        expect(weeks.flat().filter((day) => day !== null)).toEqual(daysOfMonth(month));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((day) => day !== null)).toBe(true);
          const columns = week.map((day, place) => day && 1 + ((firstWeekday - 1 + place) % 7));
          expect(week.map((day) => day && weekdayOf(day))).toEqual(columns);
        }
      }),
    );
  });
});

describe("what came of a month", () => {
  it("counts days flown of those there were, and the score of those", () => {
    const days = [
      { state: "before", percent: null },
      { state: "done", percent: 80 },
      { state: "done", percent: 50 },
      { state: "practised", percent: 100 },
      { state: "missed", percent: null },
      { state: "open", percent: null },
      { state: "ahead", percent: null },
    ] as const;
    expect(summaryOfMonth(days)).toEqual({ flown: 2, days: 4, averagePercent: 65 });
  });

  it("has no average of a month without a flown day", () => {
    expect(summaryOfMonth([{ state: "missed", percent: null }])).toEqual({
      flown: 0,
      days: 1,
      averagePercent: null,
    });
  });
});

it("draws the streak of a week as bands with two ends", () => {
  const week = [true, false, true, true, true, false, true];
  expect(streakParts(week)).toEqual(["alone", null, "first", "middle", "last", null, "alone"]);
  expect(streakParts([false, true])).toEqual([null, "alone"]);
});

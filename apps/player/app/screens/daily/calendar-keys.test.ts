import { weeksOfMonth } from "@crosscheck/rules/attempts/daily-calendar";
import { describe, expect, it } from "vitest";
import { dayOfKey, monthsOfKey } from "./calendar-keys.ts";
import { firstWeekdayOf, monthNameIn } from "./day-names.ts";

const weeks = weeksOfMonth("2026-11", 1);
const from = (day: string, key: string, isRtl = false) => dayOfKey(key, { day, weeks, isRtl });

describe("keys of the calendar", () => {
  it.each([
    ["ArrowRight", "2026-11-11"],
    ["ArrowLeft", "2026-11-09"],
    ["ArrowDown", "2026-11-17"],
    ["ArrowUp", "2026-11-03"],
    ["Home", "2026-11-09"],
    ["End", "2026-11-15"],
  ])("%s leads from the tenth to %s", (key, day) => {
    expect(from("2026-11-10", key)).toBe(day);
  });

  it("follow the way of reading where it is from right to left", () => {
    expect(from("2026-11-10", "ArrowLeft", true)).toBe("2026-11-11");
    expect(from("2026-11-10", "ArrowRight", true)).toBe("2026-11-09");
    expect(from("2026-11-10", "ArrowDown", true)).toBe("2026-11-17");
  });

  it("stay within the month and within a week cut short by it", () => {
    expect(from("2026-11-01", "ArrowLeft")).toBeNull();
    expect(from("2026-11-30", "ArrowDown")).toBeNull();
    expect(from("2026-11-30", "End")).toBe("2026-11-30");
    expect(from("2026-11-01", "Home")).toBe("2026-11-01");
  });

  it("leave all others alone", () => {
    for (const key of ["Enter", " ", "a", "Tab", "PageUp"]) expect(from("2026-11-10", key)).toBeNull();
  });

  it("turn the month with Page Up and Page Down", () => {
    expect(["PageUp", "PageDown", "Home"].map(monthsOfKey)).toEqual([-1, 1, 0]);
  });
});

it("begins the week on Monday in Britain and on Saturday in Egypt, and names the month in both", () => {
  expect([firstWeekdayOf("en-GB"), firstWeekdayOf("ar-EG-u-nu-latn")]).toEqual([1, 6]);
  expect(monthNameIn("en-GB")("2026-11")).toBe("November 2026");
  expect(monthNameIn("ar-EG-u-nu-latn")("2026-11")).toBe("نوفمبر 2026");
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockOfMinute, DEFAULT_QUIET_HOURS, minuteOfClock, quietUntil } from "./quiet-hours.ts";

/** 22 November 2026, 00:00 UTC, and a clock of that day (ms since epoch); hours beyond 24 are the day after. */
const MIDNIGHT_MS = 1_795_305_600_000;
const at = (clock: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return MIDNIGHT_MS + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
};
const night = DEFAULT_QUIET_HOURS;
const noon = { from: 12 * 60, until: 13 * 60 };

describe("quietUntil", () => {
  it.each([
    ["a minute before", night, "UTC", "21:59:59", null],
    ["when they begin", night, "UTC", "22:00:00", "31:00:00"],
    ["after midnight", night, "UTC", "24:30:20", "31:00:00"],
    ["when they are over", night, "UTC", "31:00:00", null],
    ["in the player's zone", night, "Asia/Kolkata", "17:00:00", "25:30:00"],
    ["by day", noon, "UTC", "12:59:00", "13:00:00"],
    ["by day, over", noon, "UTC", "13:00:00", null],
    ["without any", null, "UTC", "23:00:00", null],
    ["of no length", { from: 60, until: 60 }, "UTC", "01:00:00", null],
  ])("%s", (_case, quiet, zone, now, until) => {
    expect(quietUntil(quiet, zone, at(now))).toBe(until === null ? null : at(until));
  });

  it("ends within a day and is then over, wherever clocks stay as they are", () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 4e12 }), (from, until, nowMs) => {
        const end = quietUntil({ from, until }, "UTC", nowMs);
        if (end === null) return;
        expect(end).toBeGreaterThan(nowMs);
        expect(end - nowMs).toBeLessThanOrEqual(86_400_000);
        expect(quietUntil({ from, until }, "UTC", end)).toBeNull();
      }),
    );
  });
});

it("reads and writes clocks", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), (minute) => {
      expect(minuteOfClock(clockOfMinute(minute))).toBe(minute);
    }),
  );
  for (const wrong of ["24:00", "7:00", "07:60", "", "07:00:00"]) expect(minuteOfClock(wrong)).toBeNull();
});

/* oxlint-disable no-restricted-globals -- the calendar of Date is what days are compared with; no clock is read */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayIn, isDayTaken, nextDayStartMs, zoneOf } from "./local-day.ts";

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/St_Johns",
  "Pacific/Kiritimati",
  "Pacific/Niue",
  "Asia/Kathmandu",
  "+05:30",
];
const times = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

describe("zoneOf", () => {
  it("takes an IANA name before an offset, and UTC without either", () => {
    expect(zoneOf("Asia/Tokyo", "+01:00")).toBe("Asia/Tokyo");
    expect(zoneOf(undefined, "-03:30")).toBe("-03:30");
    expect(zoneOf(undefined, undefined)).toBe("UTC");
  });

  it("knows what is no zone", () => {
    expect(zoneOf("Mars/Olympus", undefined)).toBeNull();
    expect(zoneOf("../../etc/passwd", undefined)).toBeNull();
  });
});

describe("calendar days", () => {
  it("go on as the calendar does, leap years too", () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -1_000, max: 1_000 }), (atMs, days) => {
        const day = dayIn("UTC", atMs);
        expect(day).toBe(new Date(atMs).toISOString().slice(0, 10));
        expect(addDays(day, days)).toBe(
          new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10),
        );
      }),
    );
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2100-02-28", 1)).toBe("2100-03-01");
  });

  it("turn at the player's midnight: just before it is today, from it on tomorrow", () => {
    fc.assert(
      fc.property(times, fc.constantFrom(...ZONES), (atMs, zone) => {
        const nextMs = nextDayStartMs(zone, atMs);
        expect(nextMs).toBeGreaterThan(atMs);
        expect(dayIn(zone, nextMs - 1)).toBe(dayIn(zone, atMs));
        expect(dayIn(zone, nextMs)).not.toBe(dayIn(zone, atMs));
      }),
    );
  });
});

describe("days on which clocks are changed", () => {
  it.each([
    ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00Z", "2026-03-29T22:00Z"],
    ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00Z", "2026-10-25T23:00Z"],
    // No midnight: the clock goes from 23:59 to 1:00.
    ["Asia/Beirut", "2026-03-29", "2026-03-28T22:00Z", "2026-03-29T21:00Z"],
    // Midnight twice: an hour after it the clock goes back to it.
    ["America/Havana", "2026-11-01", "2026-11-01T04:00Z", "2026-11-02T05:00Z"],
    // From midnight back to 23:00 of the same day.
    ["Africa/Cairo", "2026-10-29", "2026-10-28T21:00Z", "2026-10-29T22:00Z"],
    // The longest there is: 26 hours.
    ["Antarctica/Troll", "2026-10-25", "2026-10-24T22:00Z", "2026-10-26T00:00Z"],
  ])("%s %s is one day from its first minute to its last", (zone, day, start, end) => {
    const [startMs, endMs] = [Date.parse(start), Date.parse(end)];
    expect(dayIn(zone, startMs - 1)).toBe(addDays(day, -1));
    for (let atMs = startMs; atMs < endMs; atMs += 900_000) {
      expect([dayIn(zone, atMs), nextDayStartMs(zone, atMs)]).toEqual([day, endMs]);
    }
    expect(dayIn(zone, endMs)).toBe(addDays(day, 1));
  });
});

describe("isDayTaken", () => {
  const nowMs = Date.UTC(2026, 10, 21, 12);
  const last = { day: "2026-11-21", zone: "UTC", openedAtMs: nowMs - 3_600_000 };

  it("leaves the same day to be resumed", () => {
    expect(isDayTaken({ day: "2026-11-21", zone: "UTC", nowMs }, last)).toBe(false);
    expect(isDayTaken({ day: "2026-11-21", zone: "UTC", nowMs }, undefined)).toBe(false);
  });

  it("gives no second paper to who moves to another zone on the same server day", () => {
    expect(isDayTaken({ day: "2026-11-22", zone: "Pacific/Kiritimati", nowMs }, last)).toBe(true);
    expect(isDayTaken({ day: "2026-11-20", zone: "Pacific/Niue", nowMs }, last)).toBe(true);
  });

  it("opens the next day at the player's own midnight, and after a journey on the next server day", () => {
    expect(isDayTaken({ day: "2026-11-22", zone: "UTC", nowMs }, last)).toBe(false);
    const tomorrowMs = nowMs + 86_400_000;
    expect(isDayTaken({ day: "2026-11-22", zone: "Asia/Tokyo", nowMs: tomorrowMs }, last)).toBe(false);
  });
});

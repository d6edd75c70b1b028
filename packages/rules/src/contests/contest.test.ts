import { describe, expect, it } from "vitest";
import { contestStateAt, nextWindow, type Repeats } from "./contest.ts";

const HOUR = 3_600_000;
/** 2026-01-01 00:00 UTC. */
const YEAR_START = 1_767_225_600_000;

/** A time of 2026 by day of the year, from 1, and hour (UTC). */
const at = (dayOfYear: number, hour: number) => YEAR_START + ((dayOfYear - 1) * 24 + hour) * HOUR;

describe("the state of a contest", () => {
  const contest = {
    startsAtMs: 1_000,
    endsAtMs: 2_000,
    isPublished: true,
    isRanked: false,
    isClosed: false,
    isCancelled: false,
  };

  it.each([
    [999, "upcoming"],
    [1_000, "live"],
    [1_999, "live"],
    [2_000, "past"],
  ])("at %i is %s", (time, state) => {
    expect(contestStateAt(contest, time)).toBe(state);
  });

  it.each([999, 1_500, 3_000])("is past at %i once it has standings", (time) => {
    expect(contestStateAt({ ...contest, isRanked: true }, time)).toBe("past");
  });

  it("is a draft, closed or cancelled whatever the time", () => {
    expect(contestStateAt({ ...contest, isPublished: false }, 1_500)).toBe("draft");
    expect(contestStateAt({ ...contest, isClosed: true }, 3_000)).toBe("closed");
    expect(contestStateAt({ ...contest, isCancelled: true }, 1_500)).toBe("cancelled");
  });
});

describe("the next window of a series", () => {
  // The 31st of January, from 18 to 20 o'clock.
  const first = { startsAtMs: at(31, 18), endsAtMs: at(31, 20) };
  const next = (repeats: Repeats, latestMs: number, nowMs: number) =>
    nextWindow(first, repeats, { latestMs, nowMs });

  it.each([
    ["day", 32],
    ["week", 38],
    ["month", 31 + 28],
  ] as const)("of every %s follows the first one", (repeats, day) => {
    expect(next(repeats, first.startsAtMs, first.startsAtMs)).toEqual({
      startsAtMs: at(day, 18),
      endsAtMs: at(day, 20),
    });
  });

  it("keeps the day of the month where the month has it, over the end of the year too", () => {
    expect(next("month", at(31 + 28, 18), at(31 + 28 + 1, 0)).startsAtMs).toBe(at(31 + 28 + 31, 18));
    expect(next("month", at(365, 18), at(365, 18)).startsAtMs).toBe(at(365 + 31, 18));
  });

  it("leaves out windows that are over, and takes one that is live", () => {
    expect(next("day", first.startsAtMs, at(41, 19)).startsAtMs).toBe(at(41, 18));
    expect(next("day", first.startsAtMs, at(41, 20)).startsAtMs).toBe(at(42, 18));
  });
});

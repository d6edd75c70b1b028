import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noteServerTime, serverOffsetMs, toMeasure } from "./server-clock.ts";

const at = Date.parse("2026-11-21T08:00:00.000Z");

describe("the server's clock", () => {
  it("is assumed half way through the round trip", () => {
    expect(toMeasure(10_000, 4_000, 4_200)).toEqual({ offsetMs: 5_900, roundTripMs: 200 });
  });

  it("is never further off than half the round trip", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.nat(5_000),
        fc.nat(5_000),
        (trueOffset, thereMs, backMs) => {
          const sentAtMs = 1e12;
          const serverMs = sentAtMs + thereMs + trueOffset;
          const { offsetMs } = toMeasure(serverMs, sentAtMs, sentAtMs + thereMs + backMs);
          expect(Math.abs(offsetMs - trueOffset)).toBeLessThanOrEqual((thereMs + backMs) / 2 + 1);
        },
      ),
    );
  });

  /** The device sends at `sentAtMs` by its own clock, which started when `steady` did. */
  const note = (serverTime: string, sentAtMs: number, took: number, startedMs = at) =>
    noteServerTime(serverTime, {
      sentAtMs,
      receivedAtMs: sentAtMs + took,
      steadyMs: sentAtMs + took - startedMs,
    });

  it("keeps the quickest measurement, and a slow one does not spoil it", () => {
    note("2026-11-21T08:00:05.000Z", at, 40);
    note("2026-11-21T08:00:09.000Z", at + 1_000, 3_000);
    expect(serverOffsetMs()).toBe(4_980);
  });

  it.each([3_600_000, -3_600_000])("is measured anew when the device's clock was set by %d ms", (set) => {
    note("2026-11-21T09:00:05.000Z", at + set, 900, at + set);
    expect(serverOffsetMs()).toBe(Date.parse("2026-11-21T09:00:05.000Z") - (at + set + 450));
  });

  it("ignores what is not a time", () => {
    const before = serverOffsetMs();
    note("soon", 0, 1);
    expect(serverOffsetMs()).toBe(before);
  });
});

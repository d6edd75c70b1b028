import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noteServerTime, serverOffsetMs, toMeasure } from "./server-clock.ts";

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

  it("keeps the quickest measurement, and a slow one does not spoil it", () => {
    const at = Date.parse("2026-11-21T08:00:00.000Z");
    noteServerTime("2026-11-21T08:00:05.000Z", at, at + 40);
    noteServerTime("2026-11-21T08:00:09.000Z", at + 1_000, at + 4_000);
    expect(serverOffsetMs()).toBe(4_980);
  });

  it("ignores what is not a time", () => {
    const before = serverOffsetMs();
    noteServerTime("soon", 0, 1);
    expect(serverOffsetMs()).toBe(before);
  });
});

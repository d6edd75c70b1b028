import { describe, expect, it } from "vitest";
import { pendingReason, referralStep } from "./referral.ts";

const HOUR_MS = 3_600_000;
/** Hours since the first of June 2026, 00:00 UTC. */
const at = (hours: number) => (20605 * 24 + hours) * HOUR_MS;

describe("referralStep", () => {
  const utc = { firstAtMs: at(20), zone: "UTC" };
  it.each([
    ["the first quiz", null, 20, "first"],
    ["another one on the same day", utc, 23.9997, "again"],
    ["the next day, too soon", utc, 25.9997, "again"],
    ["the next day", utc, 26, "due"],
    ["weeks later", utc, 746, "due"],
    ["the same local day far in the east", { ...utc, zone: "Pacific/Kiritimati" }, 33.9833, "again"],
    ["the next local day far in the east", { ...utc, zone: "Pacific/Kiritimati" }, 34, "due"],
    ["an earlier time", utc, -24, "again"],
  ] as const)("%s", (_case, start, time, step) => {
    expect(referralStep(start, at(time))).toBe(step);
  });
});

describe("pendingReason", () => {
  it.each([
    [{ state: "paid", hasFirst: true, isDue: true }, null],
    [{ state: "refused", hasFirst: false, isDue: false }, null],
    [{ state: "held", hasFirst: true, isDue: true }, "held"],
    [{ state: "open", hasFirst: false, isDue: false }, "first_quiz"],
    [{ state: "open", hasFirst: true, isDue: false }, "second_day"],
    [{ state: "open", hasFirst: true, isDue: true }, "day_limit"],
  ] as const)("%j waits for %s", (facts, reason) => {
    expect(pendingReason(facts, { isMonthFull: false })).toBe(reason);
  });

  it("names the month when that is full", () => {
    expect(pendingReason({ state: "open", hasFirst: true, isDue: true }, { isMonthFull: true })).toBe(
      "month_limit",
    );
  });
});

import { describe, expect, it } from "vitest";
import { callerOf, createRateLimiter } from "./rate-limiter.ts";

const START_MS = Date.UTC(2026, 0, 1);

describe("rate limiter", () => {
  it("lets a minute's worth through at once, then says how long to wait", () => {
    const limit = createRateLimiter();
    const verdicts = Array.from({ length: 7 }, () => limit("player", 6, START_MS));
    expect(verdicts).toEqual([null, null, null, null, null, null, 10]);
  });

  it("fits one more call after the wait it announced, and not a second earlier", () => {
    const limit = createRateLimiter();
    for (let call = 0; call < 6; call += 1) limit("player", 6, START_MS);
    expect(limit("player", 6, START_MS + 9_000)).toBe(1);
    expect(limit("player", 6, START_MS + 10_000)).toBeNull();
  });

  it("counts players apart", () => {
    const limit = createRateLimiter();
    expect(limit("one", 1, START_MS)).toBeNull();
    expect(limit("two", 1, START_MS)).toBeNull();
    expect(limit("one", 1, START_MS)).not.toBeNull();
  });

  it("gives nothing back when the clock jumps backwards", () => {
    const limit = createRateLimiter();
    expect(limit("player", 1, START_MS)).toBeNull();
    expect(limit("player", 1, START_MS - 3_600_000)).not.toBeNull();
    expect(limit("player", 1, START_MS + 1_000)).not.toBeNull();
  });
});

describe("callerOf", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("counts %s as %s", (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });
});

import { expect, it } from "vitest";
import { createRateLimiter } from "../net/rate-limiter.ts";
import { createSteadyClock } from "./steady-clock.ts";

const START_MS = Date.UTC(2026, 5, 1, 12);
const HOUR_MS = 3_600_000;

/** A machine whose clocks a test moves. */
function createMachine({ hasUptime = true } = {}) {
  const machine = { wallMs: START_MS, tickMs: 5_000, uptimeMs: 90_000 };
  const clock = createSteadyClock({
    wallMs: () => machine.wallMs,
    tickMs: () => machine.tickMs,
    uptimeMs: hasUptime ? () => machine.uptimeMs : null,
  });
  return {
    clock,
    pass: (ms: number) => {
      machine.wallMs += ms;
      machine.tickMs += ms;
      machine.uptimeMs += ms;
    },
    setWall: (byMs: number) => {
      machine.wallMs += byMs;
    },
    sleep: (ms: number) => {
      machine.wallMs += ms;
      machine.uptimeMs += ms;
    },
  };
}

it.each([
  ["back", -2 * HOUR_MS],
  ["forward", 2 * HOUR_MS],
])("keeps a deadline where it was when the machine's clock is set two hours %s", (_how, byMs) => {
  const { clock, pass, setWall } = createMachine();
  const deadlineMs = clock.nowMs() + 30_000;
  setWall(byMs);
  for (let second = 0; second < 29; second += 1) {
    pass(1_000);
    expect(clock.nowMs()).toBeLessThan(deadlineMs);
  }
  pass(1_500);
  expect(clock.nowMs()).toBeGreaterThanOrEqual(deadlineMs);
});

it("refills the limits of calls while the machine's clock is two hours behind", () => {
  const { clock, pass, setWall } = createMachine();
  const limit = createRateLimiter();
  for (let call = 0; call < 60; call += 1) limit("ann", 60, clock.nowMs());
  expect(limit("ann", 60, clock.nowMs())).toBe(1);
  setWall(-2 * HOUR_MS);
  pass(10_000);
  expect(limit("ann", 60, clock.nowMs())).toBeNull();
});

it("catches up with a clock that was set, and never goes back", () => {
  const { clock, pass, setWall } = createMachine();
  setWall(-60_000);
  let last = clock.nowMs();
  for (let minute = 0; minute < 5 * 60; minute += 1) {
    pass(60_000);
    const now = clock.nowMs();
    expect(now).toBeGreaterThan(last);
    last = now;
  }
  expect(last).toBe(START_MS - 60_000 + 5 * HOUR_MS);
});

it.each([true, false])("counts the time that the machine sleeps (told by the system: %s)", (hasUptime) => {
  const { clock, pass, sleep } = createMachine({ hasUptime });
  sleep(8 * HOUR_MS);
  pass(1_000);
  expect(clock.nowMs()).toBe(START_MS + 8 * HOUR_MS + 1_000);
});

import type { FakeClock } from "./fake-clock.ts";

/** A clock that runs so many times faster than the real one, and timers by it. */
export type FastTime = FakeClock & {
  readonly speed: number;
  readonly setTimer: (ms: number, wake: () => void) => () => void;
};

/** Starts at noon of 1 June 2026, UTC. */
export function fastTime(speed: number): FastTime {
  const startedMs = performance.now();
  let offsetMs = Date.UTC(2026, 5, 1, 12);
  return {
    speed,
    nowMs: () => Math.floor(offsetMs + (performance.now() - startedMs) * speed),
    advanceMs: (ms) => {
      offsetMs += ms;
    },
    setBackMs: (ms) => {
      offsetMs -= ms;
    },
    setTimer: (ms, wake) => {
      const timer = setTimeout(wake, ms / speed);
      return () => clearTimeout(timer);
    },
  };
}

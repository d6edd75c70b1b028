import type { Clock } from "@crosscheck/server/ports/ports";

/** A clock that stands still until a test moves it. */
export type FakeClock = Clock & {
  /** Moves time forward. */
  readonly advanceMs: (ms: number) => void;
  /** Moves time back: somebody has set the machine's clock before a restart, or another process is behind this one. */
  readonly setBackMs: (ms: number) => void;
};

/** A clock that starts at `startMs` (ms since epoch); by default noon of 1 June 2026, UTC. */
export function fakeClock(startMs: number = Date.UTC(2026, 5, 1, 12)): FakeClock {
  let nowMs = startMs;
  return {
    nowMs: () => nowMs,
    advanceMs: (ms) => {
      if (ms < 0) throw new RangeError("Time that passes only moves forward");
      nowMs += ms;
    },
    setBackMs: (ms) => {
      nowMs -= ms;
    },
  };
}

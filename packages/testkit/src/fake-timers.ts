import type { FakeClock } from "./fake-clock.ts";

type Timer = { readonly atMs: number; readonly wake: () => void };

/** Timers that go off when a test lets the time pass. */
export type FakeTimers = {
  readonly setTimer: (ms: number, wake: () => void) => () => void;
  /** Lets so much time pass: each timer goes off at its time, and `settle` is waited for after it. */
  readonly pass: (ms: number, settle: () => Promise<void>) => Promise<void>;
};

/** Timers by the clock of a test. */
export function fakeTimers(clock: FakeClock): FakeTimers {
  const timers = new Set<Timer>();
  return {
    setTimer: (ms, wake) => {
      const timer = { atMs: clock.nowMs() + ms, wake };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass: async (ms, settle) => {
      const untilMs = clock.nowMs() + ms;
      await settle();
      for (let next = firstOf(timers, untilMs); next !== undefined; next = firstOf(timers, untilMs)) {
        timers.delete(next);
        clock.advanceMs(Math.max(0, next.atMs - clock.nowMs()));
        next.wake();
        await settle();
      }
      clock.advanceMs(Math.max(0, untilMs - clock.nowMs()));
    },
  };
}

function firstOf(timers: ReadonlySet<Timer>, untilMs: number): Timer | undefined {
  return [...timers].filter(({ atMs }) => atMs <= untilMs).toSorted((one, other) => one.atMs - other.atMs)[0];
}

import { uptime } from "node:os";
import type { Clock } from "./ports.ts";

export type SteadyClockOptions = {
  /** The machine's clock, which people and other machines set. */
  readonly wallMs?: () => number;
  /** Time since some start; never set, but it stands still while the machine sleeps. */
  readonly tickMs?: () => number;
  /** Time since some start, sleep included; null where the system has none that is never set. */
  readonly uptimeMs?: (() => number) | null;
};

const CHECK_MS = 1_000;
/** Uptime is told in hundredths of a second; less than this is no sleep. */
const SHORTEST_SLEEP_MS = 2_000;
/** A thirty-second question is a sixth of a second longer or shorter while a wrong clock is caught up with. */
const SLEW = 0.005;

/**
 * Time of day that only moves forward and as fast as time does. It starts at the machine's clock; when that one is set
 * later, this one follows by half a percent of what passes, so no deadline and no limit jumps with it. Sleep counts.
 */
export function createSteadyClock(options: SteadyClockOptions = {}): Clock {
  const { wallMs = Date.now, tickMs = () => performance.now() } = options;
  const { uptimeMs = process.platform === "linux" ? () => uptime() * 1_000 : null } = options;
  let base = { atMs: wallMs(), tickMs: tickMs(), uptimeMs: uptimeMs?.() ?? 0 };
  let latestMs = base.atMs;

  function rebase(tick: number, elapsedMs: number): void {
    const up = uptimeMs?.() ?? 0;
    const wall = wallMs();
    const aheadMs = wall - (base.atMs + elapsedMs);
    // Where nothing tells sleep, a clock that is further on says the same: time has passed.
    const missedMs = uptimeMs === null ? aheadMs : up - base.uptimeMs - elapsedMs;
    const sleptMs = missedMs > SHORTEST_SLEEP_MS ? missedMs : 0;
    const limitMs = elapsedMs * SLEW;
    const slewMs = Math.max(-limitMs, Math.min(limitMs, aheadMs - sleptMs));
    base = { atMs: base.atMs + elapsedMs + sleptMs + slewMs, tickMs: tick, uptimeMs: up };
  }

  return {
    nowMs: () => {
      const tick = tickMs();
      if (tick - base.tickMs >= CHECK_MS) rebase(tick, tick - base.tickMs);
      latestMs = Math.max(latestMs, Math.floor(base.atMs + tick - base.tickMs));
      return latestMs;
    },
  };
}

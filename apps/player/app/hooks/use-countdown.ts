import { useEffect, useState } from "react";

const TICK_MS = 250;

/**
 * Whole seconds left until a deadline, rounded up so that 0 means over; null while there is no deadline.
 *
 * @param deadlineMs deadline in server time (ms since epoch), or null
 * @param serverOffsetMs server clock minus device clock; 0 for a deadline of this device
 */
export function useCountdown(deadlineMs: number, serverOffsetMs: number): number;
export function useCountdown(deadlineMs: number | null, serverOffsetMs: number): number | null;
export function useCountdown(deadlineMs: number | null, serverOffsetMs: number): number | null {
  const read = () => ({ deadlineMs, nowMs: Date.now() });
  const [tick, setTick] = useState(read);
  // The time of an older deadline is not shown for one frame even: no clock ran since then.
  if (tick.deadlineMs !== deadlineMs) setTick(read);
  const { nowMs } = tick;

  useEffect(() => {
    if (deadlineMs === null) return;
    const timer = setInterval(() => setTick({ deadlineMs, nowMs: Date.now() }), TICK_MS);
    return () => clearInterval(timer);
  }, [deadlineMs]);

  return deadlineMs === null ? null : Math.max(0, Math.ceil((deadlineMs - nowMs - serverOffsetMs) / 1_000));
}

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
  const [nowMs, setNowMs] = useState(() => Date.now());

  useEffect(() => {
    if (deadlineMs === null) return;
    const read = () => setNowMs(Date.now());
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [deadlineMs]);

  return deadlineMs === null ? null : Math.max(0, Math.ceil((deadlineMs - nowMs - serverOffsetMs) / 1_000));
}

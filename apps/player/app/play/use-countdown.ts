import { useEffect, useState } from "react";

const TICK_MS = 250;

/**
 * Seconds left until a server deadline, never below 0; null while there is none.
 *
 * @param deadlineMs deadline in server time (ms since epoch), or null
 * @param serverOffsetMs server clock minus device clock
 */
export function useCountdown(deadlineMs: number | null, serverOffsetMs: number): number | null {
  const [nowMs, setNowMs] = useState(() => Date.now());

  useEffect(() => {
    if (deadlineMs === null) return;
    const read = () => setNowMs(Date.now());
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [deadlineMs]);

  return deadlineMs === null ? null : secondsUntil(deadlineMs, nowMs + serverOffsetMs);
}

/** Whole seconds still to go, rounded up, so that 0 means over. */
export function secondsUntil(deadlineMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - nowMs) / 1_000));
}

import { useEffect, useState } from "react";

const TICK_MS = 250;

/**
 * Seconds left until a deadline, never below 0.
 *
 * @param deadlineMs deadline in server time (ms since epoch)
 * @param serverOffsetMs server clock minus device clock; 0 for a deadline of this device
 */
export function useCountdown(deadlineMs: number, serverOffsetMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now() + serverOffsetMs);

  useEffect(() => {
    const tick = () => setNowMs(Date.now() + serverOffsetMs);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [serverOffsetMs]);

  return Math.max(0, Math.ceil((deadlineMs - nowMs) / 1000));
}

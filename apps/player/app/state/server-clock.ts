import { useSyncExternalStore } from "react";

type Measure = { readonly offsetMs: number; readonly roundTripMs: number };

/** A measurement counts until it is this old; device clocks drift. */
const KEEP_MS = 10 * 60_000;

/** Further apart, the device's clock was set, or stood still, between two measurements. */
const CLOCK_SET_MS = 1_000;

let best: (Measure & { readonly takenAtMs: number; readonly originMs: number }) | null = null;
const listeners = new Set<() => void>();

/** When a call was sent and answered by the device's clock, and when by one that nobody can set. */
type CallTimes = { readonly sentAtMs: number; readonly receivedAtMs: number; readonly steadyMs: number };

/** Takes one answer of the server into account; the quickest round trip of the last minutes is the most exact. */
export function noteServerTime(serverTime: string, { sentAtMs, receivedAtMs, steadyMs }: CallTimes): void {
  const serverMs = Date.parse(serverTime);
  if (Number.isNaN(serverMs)) return;
  const measure = toMeasure(serverMs, sentAtMs, receivedAtMs);
  const originMs = receivedAtMs - steadyMs;
  const isFresh =
    best !== null &&
    receivedAtMs - best.takenAtMs <= KEEP_MS &&
    Math.abs(originMs - best.originMs) <= CLOCK_SET_MS;
  if (isFresh && best !== null && best.roundTripMs <= measure.roundTripMs) return;
  best = { ...measure, takenAtMs: receivedAtMs, originMs };
  for (const listener of listeners) listener();
}

/** Server clock minus device clock, assuming the answer was written half way through the round trip. */
export function toMeasure(serverMs: number, sentAtMs: number, receivedAtMs: number): Measure {
  const roundTripMs = Math.max(0, receivedAtMs - sentAtMs);
  return { offsetMs: Math.round(serverMs - (sentAtMs + roundTripMs / 2)), roundTripMs };
}

/** Server clock minus device clock in ms; 0 until the server has said its time. */
export function serverOffsetMs(): number {
  return best?.offsetMs ?? 0;
}

/** The offset to the server's clock for countdowns; follows better measurements. */
export function useServerClock(): { readonly offsetMs: number } {
  const offsetMs = useSyncExternalStore(subscribe, serverOffsetMs, () => 0);
  return { offsetMs };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

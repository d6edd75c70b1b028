/** One question to the server what time it is, by the device's clock and by the server's (ms since 1970). */
export type ClockProbe = { readonly sentMs: number; readonly receivedMs: number; readonly serverMs: number };

/** Probes right after joining, and how long after them the next one. */
export const PROBES_AT_JOIN = 5;
export const PROBE_EVERY_MS = 10_000;
/** Probes that are looked at: older ones know nothing of how the device's clock has drifted since. */
const LAST_PROBES = 8;

/** The probes that count, with a new one. */
export function addProbe(probes: readonly ClockProbe[], probe: ClockProbe): readonly ClockProbe[] {
  return [...probes, probe].slice(-LAST_PROBES);
}

/** Server clock minus device clock (ms), by the probe that came back soonest; null before the first. */
export function offsetOf(probes: readonly ClockProbe[]): number | null {
  const [first, ...others] = probes;
  if (first === undefined) return null;
  const best = others.reduce((least, probe) => (tripOf(probe) < tripOf(least) ? probe : least), first);
  return Math.round(best.serverMs - (best.sentMs + best.receivedMs) / 2);
}

function tripOf({ sentMs, receivedMs }: ClockProbe): number {
  return receivedMs - sentMs;
}

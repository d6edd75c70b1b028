import { useEffect } from "react";

/**
 * Loads parts of a run that are opened later, while the network is there: without one they could not be. `loads` must
 * stay the same list.
 */
export function useEarlyLoad(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    // What did not arrive is asked for again when it is opened.
    for (const load of loads) load().catch(() => undefined);
  }, [loads]);
}

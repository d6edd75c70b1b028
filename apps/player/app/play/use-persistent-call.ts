import { NetworkAway } from "@crosscheck/client/network-away";
import { useCallback, useEffect, useRef } from "react";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

type NetworkEvent = { readonly type: "network"; readonly network: "here" | "away" };
export type PersistentCall = <Outcome>(call: (signal: AbortSignal) => Promise<Outcome>) => Promise<Outcome>;

/**
 * Repeats a call with growing pauses until an answer comes, and tells whether the network is there. Leaving the
 * screen aborts it. Only for idempotent calls.
 */
export function usePersistentCall(tell: (event: NetworkEvent) => void): PersistentCall {
  const gone = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  return useCallback(
    async (call) => {
      const signal = gone.current?.signal ?? AbortSignal.abort();
      for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
        try {
          const outcome = await call(signal);
          tell({ type: "network", network: "here" });
          return outcome;
        } catch (error) {
          if (!(error instanceof NetworkAway) || signal.aborted) throw error;
          tell({ type: "network", network: "away" });
          await waitForNetwork(waitMs, signal);
        }
      }
    },
    [tell],
  );
}

/** Resolves after `waitMs`, or as soon as the browser says the network is back; rejects when the screen is left. */
function waitForNetwork(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener("online", finish);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(finish, waitMs);
    addEventListener("online", finish, { once: true });
    signal.addEventListener("abort", finish, { once: true });
  });
}

import { useCallback, useEffect, useRef } from "react";
import { callPersistently, type NetworkEvent } from "./persistent-call.ts";

export type PersistentCall = <Outcome extends { readonly ok: boolean }>(
  call: (signal: AbortSignal) => Promise<Outcome>,
) => Promise<Outcome>;

/** Calls that go on until the server has looked at them, or the screen is left. Only for idempotent ones. */
export function usePersistentCall(tell: (event: NetworkEvent) => void): PersistentCall {
  const gone = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  return useCallback(
    (call) => {
      const signal = gone.current?.signal ?? AbortSignal.abort();
      return callPersistently(call, { signal, tell, wait: waitForNetwork });
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

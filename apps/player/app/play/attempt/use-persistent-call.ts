import { useCallback, useEffect, useRef } from "react";
import { waitForNetwork } from "../../hooks/wait-for-network.ts";
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

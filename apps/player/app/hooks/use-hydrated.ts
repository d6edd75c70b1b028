import { useSyncExternalStore } from "react";

/** False on the server and in the first client render, true ever after: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

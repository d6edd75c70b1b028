import { useCallback, useSyncExternalStore } from "react";

/** From here on two things that belong together stand side by side. */
export const DESK = "(width >= 64rem)";

/** Whether a media query holds; false while the page is rendered on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", tell);
      return () => list.removeEventListener("change", tell);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

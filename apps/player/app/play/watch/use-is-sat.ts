import { useCallback, useLayoutEffect, useRef } from "react";

/** Tells whether a paper is still sat on when what watches it goes: who hands in has not left it. */
export function useIsSat(isOpen: boolean): () => boolean {
  const isSat = useRef(isOpen);
  // A layout effect runs before the effects of what goes are cleaned up.
  useLayoutEffect(() => {
    isSat.current = isOpen;
  }, [isOpen]);
  return useCallback(() => isSat.current, []);
}

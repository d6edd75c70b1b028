import { useEffect, useRef, type RefObject } from "react";

/**
 * Whoever works by key goes on at the screen where the thing that was pressed has left it: else the next Tab would
 * begin at the very top. It is looked at with every drawing of whoever asks.
 */
export function useKeptPlace<T extends HTMLElement>(): RefObject<T | null> {
  const screen = useRef<T>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const hasLeft = last.current !== null && !last.current.isConnected;
    if (hasLeft && document.activeElement === document.body) screen.current?.focus({ preventScroll: true });
  });
  return screen;
}

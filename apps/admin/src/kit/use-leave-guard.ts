import { useEffect, useRef } from "react";

/**
 * Asks before a page with unsaved changes is left: by a link of the console, the tab or the address. What it answers lets
 * it go, after saving.
 */
export function useLeaveGuard(isChanged: boolean, question: string): () => void {
  const isOn = useRef(false);
  useEffect(() => {
    isOn.current = isChanged;
  }, [isChanged]);
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => {
      if (isOn.current) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (link === null || !isOn.current || link.hasAttribute("download")) return;
      if (!window.confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener("beforeunload", unload);
    document.addEventListener("click", click, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", unload);
      document.removeEventListener("click", click, { capture: true });
    };
  }, [question]);
  return () => {
    isOn.current = false;
  };
}

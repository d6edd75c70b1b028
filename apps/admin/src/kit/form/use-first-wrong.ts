import { useEffect, useRef, type RefObject } from "react";

const WRONG =
  ".Mui-error input:not([aria-hidden]), .Mui-error textarea:not([aria-hidden]), .Mui-error [role=combobox]";

/** Brings the first field that is wrong into sight, and the keyboard to it: in a long form it may stand far above. */
export function useFirstWrong<T extends HTMLElement>(
  errors: Readonly<Record<string, string>>,
): RefObject<T | null> {
  const form = useRef<T>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>(WRONG);
    first?.scrollIntoView({ block: "center" });
    first?.focus({ preventScroll: true });
  }, [errors]);
  return form;
}

import { useEffect, useRef } from "react";
import { toast, Toaster } from "sonner";
import "./toasts.css";

export type ToastLine = {
  readonly key: number;
  readonly text: string;
  readonly kind: "info" | "success" | "warning";
  readonly action?: { readonly label: string; readonly onClick: () => void };
};

const SHOWN_MS = 4_000;
/** Longer where there is something to decide. */
const SHOWN_WITH_ACTION_MS = 6_000;

/** Sonner, below the header so that it covers no button, fed with each new line once. */
export function Toasts({
  lines,
  direction,
  label,
}: {
  lines: readonly ToastLine[];
  direction: "ltr" | "rtl";
  label: string;
}) {
  const lastKey = useRef(0);

  useEffect(() => {
    for (const line of lines) {
      if (line.key <= lastKey.current) continue;
      lastKey.current = line.key;
      toast[line.kind](line.text, {
        id: line.text,
        duration: line.action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS,
        action: line.action,
      });
    }
  }, [lines]);

  return (
    <Toaster
      position="top-center"
      dir={direction}
      offset="4.5rem"
      mobileOffset={{ top: "4.5rem", left: "1rem", right: "1rem" }}
      containerAriaLabel={label}
      theme="system"
      toastOptions={{ className: "cc-toast" }}
    />
  );
}

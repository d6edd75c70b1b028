import type { MsgId } from "../i18n/message-ids.ts";
import type { TextValues } from "../i18n/texts.tsx";

export type Toast = {
  readonly id: MsgId;
  readonly values?: TextValues;
  readonly kind?: "info" | "success" | "warning";
  /** A way to take back what the message tells. */
  readonly action?: { readonly label: MsgId; readonly onAct: () => void };
};

const waiting: Toast[] = [];
let listener: ((toast: Toast) => void) | null = null;

/** Shows a short message top-centre; gates and calls outside React may use it. Kept until the page can show it. */
export function showToast(toast: Toast): void {
  if (listener === null) waiting.push(toast);
  else listener(toast);
}

/** The one place that shows toasts. Returns how to stop. */
export function onToast(show: (toast: Toast) => void): () => void {
  listener = show;
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    if (listener === show) listener = null;
  };
}

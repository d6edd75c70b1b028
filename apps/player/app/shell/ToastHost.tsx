import { lazy, Suspense, useEffect, useState } from "react";
import { useDirection } from "../i18n/language.ts";
import { useText } from "../i18n/texts.tsx";
import { onToast, type Toast } from "../state/toasts.ts";

const Toasts = lazy(async () => ({ default: (await import("./Toasts.tsx")).Toasts }));

type Shown = Toast & { readonly key: number };

/** Shows toasts; their library is loaded with the first one. */
export function ToastHost() {
  const text = useText();
  const direction = useDirection();
  const [toasts, setToasts] = useState<readonly Shown[]>([]);

  useEffect(
    () =>
      onToast((toast) => setToasts((shown) => [...shown, { ...toast, key: (shown.at(-1)?.key ?? 0) + 1 }])),
    [],
  );

  if (toasts.length === 0) return null;
  const lines = toasts.map(({ key, id, values, kind, action }) => ({
    key,
    text: text(id, values),
    kind: kind ?? "info",
    ...(action === undefined ? {} : { action: { label: text(action.label), onClick: action.onAct } }),
  }));
  return (
    <Suspense fallback={null}>
      <Toasts lines={lines} direction={direction} label={text("shell.toast.region")} />
    </Suspense>
  );
}

import { useSyncExternalStore } from "react";
import { useText } from "../i18n/texts.tsx";

/** Says that the device is offline; always in the page, so that screen readers hear it change. */
export function OfflineBanner() {
  const text = useText();
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="block empty:hidden">
      {isOnline ? null : <span className="cc-offline block">{text("shell.offline")}</span>}
    </output>
  );
}

function followConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

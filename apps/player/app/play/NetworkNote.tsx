import { CloudOff } from "lucide-react";
import { useText } from "../i18n/texts.tsx";
import type { Network } from "./attempt/persistent-call.ts";

/** Says that the network is away, or the product closed for maintenance, and that nothing is lost; else empty. */
export function NetworkNote({ network }: { readonly network: Network }) {
  const text = useText();
  return (
    <output className="block empty:hidden">
      {network === "here" ? null : (
        <span className="mb-3 flex items-center gap-2 rounded-key border-2 border-action-edge bg-card px-4 py-2.5 text-sm font-medium">
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          {text(network === "away" ? "play.network_away" : "play.maintenance")}
        </span>
      )}
    </output>
  );
}

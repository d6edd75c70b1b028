import { CloudOff } from "lucide-react";
import { useText } from "../i18n/texts.tsx";

/** Says that the network is away and that nothing is lost; empty while it is there. */
export function NetworkNote({ network }: { readonly network: "here" | "away" }) {
  const text = useText();
  return (
    <output className="block empty:hidden">
      {network === "here" ? null : (
        <span className="mb-3 flex items-center gap-2 rounded-key border-2 border-action-edge bg-card px-4 py-2.5 text-sm font-medium">
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          {text("play.network_away")}
        </span>
      )}
    </output>
  );
}

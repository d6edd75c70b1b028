import { Dices } from "lucide-react";
import { useText } from "../i18n/texts.tsx";

/** Says that the numbers of a question were made for this run. */
export function GeneratedMark() {
  const text = useText();
  return (
    <details className="-mt-2 text-sm text-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-card px-2.5 py-1 text-xs font-semibold">
        <Dices aria-hidden="true" className="size-4" />
        {text("play-kinds.generated.mark")}
      </summary>
      <p className="mt-1.5">{text("play-kinds.generated.text")}</p>
    </details>
  );
}

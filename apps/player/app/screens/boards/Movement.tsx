import { ArrowDown, ArrowUp } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";

/** Places gained or lost since yesterday; nothing for none. */
export function Movement({ places }: { readonly places: number | null }) {
  const text = useText();
  const { number } = useFormats();
  if (places === null || places === 0) return null;
  const Icon = places > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={`inline-flex shrink-0 items-center text-xs font-semibold ${places > 0 ? "text-correct" : "text-muted"}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{number(Math.abs(places))}</span>
      <span className="sr-only">
        {text(places > 0 ? "boards.up" : "boards.down", { count: Math.abs(places) })}
      </span>
    </span>
  );
}

import { Contrast } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { TEXT_SIZES, type PaperLook } from "./paper-look.ts";

type LookBarProps = { readonly look: PaperLook; readonly onChange: (look: PaperLook) => void };

/** Size of the text and contrast of a paper. */
export function LookBar({ look, onChange }: LookBarProps) {
  const text = useText();
  return (
    <div role="group" aria-label={text("paper.look.title")} className="cc-look">
      {TEXT_SIZES.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={look.size === size}
          aria-label={text(`paper.look.${size}`)}
          title={text(`paper.look.${size}`)}
          data-size={size}
          onClick={() => onChange({ ...look, size })}
        >
          <span aria-hidden="true">A</span>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={look.isHighContrast}
        aria-label={text("paper.look.contrast")}
        title={text("paper.look.contrast")}
        onClick={() => onChange({ ...look, isHighContrast: !look.isHighContrast })}
      >
        <Contrast aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
